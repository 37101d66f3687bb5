/**
 * A single key clicks the visible control with its `data-key`. A key can therefore do nothing that no button does, and
 * a screen needs no code for its keys.
 */
const inMain = (selector: string, within: ParentNode | null = document.querySelector('main')) =>
  [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) => element.checkVisibility());

const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]')];
/** Returns the row with the focus, else the row in the preview. */
const currentRow = () =>
  document.activeElement?.closest<HTMLElement>('[data-row]') ??
  document.querySelector<HTMLElement>('main [data-row][aria-current]');

/** Moves the focus to the name of the next or previous row. */
export const stepRow = (by: -1 | 1): boolean => {
  const all = rows();
  const current = currentRow();
  const next = current ? all[all.indexOf(current) + by] : all.at(by === 1 ? 0 : -1);
  const link = next?.querySelector<HTMLElement>('[data-open]');
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
  return link !== undefined;
};

const use = (element: HTMLElement) => {
  if (element.matches('select, input:not([type="checkbox"])')) element.focus();
  else element.click();
};

/** Returns the control for a key: in the bulk bar, else in the current row, else on the screen. */
const getControl = (key: string): HTMLElement | undefined => {
  const selector = `[data-key="${CSS.escape(key)}"]`;
  const row = currentRow();
  return (
    inMain(`[data-bulk] ${selector}`) ??
    (row ? inMain(selector, row) : undefined) ??
    inMain(`${selector}:not([data-row] *)`)
  );
};

/** Clicks the control for `key`; false if there is none. */
export const press = (key: string): boolean => {
  if (key === 'j' || key === 'k') return stepRow(key === 'j' ? 1 : -1);
  const control = getControl(key);
  if (control) {
    use(control);
    return true;
  }
  const box = currentRow()?.querySelector<HTMLElement>('[data-key="x"]');
  if (!box || (key !== 'a' && key !== 's')) return false;
  // A row without this column is selected first, and the bulk bar's control does the rest.
  box.click();
  requestAnimationFrame(() => getControl(key)?.click());
  return true;
};
