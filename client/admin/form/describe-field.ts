/** Returns the label of a control as it stands on the page; of a group, its legend. */
export const formatLabel = (control: HTMLElement): string => {
  const label = 'labels' in control ? (control as HTMLInputElement).labels?.[0] : null;
  return (label ?? control.querySelector('legend'))?.textContent?.replace(/ \*$/, '') ?? '';
};

const findChoice = (field: HTMLElement | null, value: string): string | undefined => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find((option) => option.value === value)?.textContent;
  const box = field?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(value)}"]`);
  return box?.labels?.[0]?.textContent;
};

const formatValue = (field: HTMLElement | null, value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  if (Array.isArray(value)) return value.map((one) => formatValue(field, one)).join(', ') || 'Nothing';
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .filter((one) => one !== '' && one !== null)
      .join(' ');
  const text = String(value ?? '');
  return findChoice(field, text) ?? (text || 'Nothing');
};

/**
 * Returns a field's label, and one of its values in words. It reads them from the page, so that they always agree with
 * the screen.
 */
export const describeField = (id: string, value: unknown): { label: string; text: string } => {
  const field = document.querySelector<HTMLElement>(`[aria-describedby~="${id}-error"]`);
  return { label: field ? formatLabel(field) : '', text: formatValue(field, value) };
};
