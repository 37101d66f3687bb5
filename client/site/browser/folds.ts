/** Expands everything around an element, also in browsers that do not do so for an address. */
export const unfold = (place: Element | null) => {
  const fold = place?.closest('details:not([data-menu])');
  if (!(fold instanceof HTMLDetailsElement)) return;
  fold.open = true;
  unfold(fold.parentElement);
};

/** The element that the address names. */
export const namedPlace = (hash: string) =>
  hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;

/** Expands collapsed content when the address, or a link on this page, points into it. */
export const attachFolds = () => {
  const follow = () => {
    const place = namedPlace(location.hash);
    if (!place?.closest('details:not([open])')) return;
    unfold(place);
    place.scrollIntoView({ behavior: 'instant' });
  };
  addEventListener('hashchange', follow);
  follow();
};
