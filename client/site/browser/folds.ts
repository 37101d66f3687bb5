/** Opens whatever folds a place away, also in browsers that do not do so by themselves for an address. */
export const unfold = (place: Element | null) => {
  const fold = place?.closest('details:not([data-menu])');
  if (!(fold instanceof HTMLDetailsElement)) return;
  fold.open = true;
  unfold(fold.parentElement);
};

/** The place on the page that the address names. */
export const namedPlace = (hash: string) =>
  hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;

/** Where the address, or a link on this page, names a place that is folded away, it opens before it is shown. */
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
