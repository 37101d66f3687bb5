const mark = 'data-count';

/** As much as a small square has room for. */
const short = (count: number) => (count > 99 ? '99+' : String(count));

const drawn = (count: number) => {
  const text = short(count);
  const size = text.length > 2 ? 15 : text.length > 1 ? 19 : 23;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#b42318"/><text x="16" y="${16 + size * 0.36}" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="#fff">${text}</text></svg>`,
  )}`;
};

/** Shows a number as the tab's icon, over the site's own; 0 gives that one back. */
export const showCountInTab = (count: number) => {
  const shown = document.querySelector<HTMLLinkElement>(`link[${mark}]`);
  if (count === 0) return shown?.remove();
  const link = shown ?? document.createElement('link');
  link.rel = 'icon';
  link.type = 'image/svg+xml';
  link.setAttribute(mark, String(count));
  link.href = drawn(count);
  // The last one counts.
  if (!shown) document.head.append(link);
};
