export type Choice = { value: string; label: string };

/**
 * Returns the choices including the record's own value, even if it is no longer offered: a select without its value
 * would show another one as chosen.
 */
export const withCurrent = (
  choices: readonly Choice[],
  current: string,
  formatLabel: (value: string) => string,
): readonly Choice[] =>
  current === '' || choices.some(({ value }) => value === current)
    ? choices
    : [{ value: current, label: formatLabel(current) }, ...choices];
