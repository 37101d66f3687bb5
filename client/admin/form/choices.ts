export type Choice = { value: string; label: string };

/**
 * The choices of a list with the record's own among them, whether or not it is on offer (yet, or any more): a list
 * whose chosen line comes and goes would show another one as chosen.
 */
export const withCurrent = (
  choices: readonly Choice[],
  current: string,
  labelOf: (value: string) => string,
): readonly Choice[] =>
  current === '' || choices.some(({ value }) => value === current)
    ? choices
    : [{ value: current, label: labelOf(current) }, ...choices];
