type ScreenAction = { label: string; run: () => void };

const most = 40;

const formatLabel = (element: HTMLElement) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Checks if an element is in a panel that a visible button opens. */
const isInPanel = (element: HTMLElement) =>
  element.closest('[data-panel]')?.parentElement?.checkVisibility() ?? false;

const mayBePressed = (row: Element | null) => (element: HTMLElement) => {
  const isShown = element.checkVisibility() || isInPanel(element);
  if (!isShown || element.matches(':disabled, [aria-disabled="true"]')) return false;
  // The palette finds leads by itself.
  if (/^\/admin\/clients\/[0-9a-f]{24}$/.test(element.getAttribute('href') ?? '')) return false;
  const itsRow = element.closest('[data-row]');
  return itsRow === null || itsRow === row;
};

/**
 * Collects every button and link of the screen and of the current row; the palette clicks them, so it can do anything
 * they can.
 */
export const screenActions = (): ScreenAction[] => {
  const row = document.activeElement?.closest('[data-row]') ?? null;
  const controls = [...document.querySelectorAll<HTMLElement>('main button, main a[href]')];
  const byLabel = new Map<string, HTMLElement>();
  for (const element of controls.filter(mayBePressed(row))) {
    const label = formatLabel(element);
    if (label !== '' && !byLabel.has(label)) byLabel.set(label, element);
  }
  return [...byLabel].slice(0, most).map(([label, element]) => ({
    label,
    // Wait until the palette has closed and the screen is usable again.
    run: () => requestAnimationFrame(() => requestAnimationFrame(() => element.click())),
  }));
};
