const mark = 'data-count';

/** Shortens the count to fit the icon. */
const short = (count: number) => (count > 99 ? '99+' : String(count));

const drawn = (count: number) => {
  const text = short(count);
  const size = text.length > 2 ? 15 : text.length > 1 ? 19 : 23;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#b42318"/><text x="16" y="${16 + size * 0.36}" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="#fff">${text}</text></svg>`,
  )}`;
};

/** Draws a count as the tab's icon; 0 restores the site's own. */
export const showCountInTab = (count: number) => {
  const shown = document.querySelector<HTMLLinkElement>(`link[${mark}]`);
  if (count === 0) return shown?.remove();
  const link = shown ?? document.createElement('link');
  link.rel = 'icon';
  link.type = 'image/svg+xml';
  link.setAttribute(mark, String(count));
  link.href = drawn(count);
  // The last icon link in the document wins.
  if (!shown) document.head.append(link);
};
