/** Panels of a bar close on Escape, a click outside, and a followed link. */
const attachPanels = () => {
  const openPanels = () => document.querySelectorAll<HTMLDetailsElement>('[data-panel][open]');
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const panel of openPanels()) {
      panel.open = false;
      panel.querySelector('summary')?.focus();
    }
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const panel of openPanels()) if (!panel.contains(target) || target.closest('a')) panel.open = false;
  });
};

const focusable = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('summary, a[href], button')];

/**
 * The behavior of the phone menu: it closes on Escape, a touch outside, a followed link and a wide screen, and traps
 * the focus while open.
 */
export const attachMenu = () => {
  attachPanels();
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
  // A rotated phone may be too wide for the menu, which would trap the focus while hidden.
  matchMedia('(min-width: 48rem)').addEventListener('change', close);
};
