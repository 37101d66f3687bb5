/** The links that can represent the current page: a place on a page before the page itself, a list for its entries. */
const getAddresses = ({ pathname, hash }: Location) => [
  pathname + hash,
  pathname,
  pathname.replace(/(?<=\/(?:services|answers|news))\/[^/]+$/, ''),
];

/** Marks the active link of the main navigation, in the bar and in the phone menu. */
export const markActiveLink = () => {
  for (const list of document.querySelectorAll('[data-navigation]')) {
    const all = [...list.querySelectorAll('a')];
    const active = getAddresses(location)
      .map((address) => all.find((link) => link.getAttribute('href') === address))
      .find(Boolean);
    for (const link of all) {
      if (link === active) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  }
};
