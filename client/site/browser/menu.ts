const focusable = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('summary, a[href], button')];

/** The manners of a phone's menu: it closes by Escape, by a touch outside, by following a link and on a wide screen, and keeps the focus inside while it is open. */
export const attachMenu = () => {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  if (!menu) return;
  const close = () => {
    menu.open = false;
  };
  document.addEventListener('keydown', (event) => {
    if (!menu.open) return;
    const stops = focusable(menu);
    if (event.key === 'Escape') {
      close();
      stops[0]?.focus();
    }
    if (event.key !== 'Tab') return;
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? 0 : (at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length;
    event.preventDefault();
    stops[next]?.focus();
  });
  document.addEventListener('click', (event) => {
    if (!menu.open || !(event.target instanceof Element)) return;
    if (!menu.contains(event.target) || event.target.closest('a')) close();
  });
  addEventListener('popstate', close);
  // A phone that is turned may be too wide for the menu, which would keep the focus without being seen.
  matchMedia('(min-width: 48rem)').addEventListener('change', close);
};
