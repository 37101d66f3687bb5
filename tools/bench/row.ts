/** One line of a benchmark's table. */
export type Row = {
  name: string;
  value: number;
  unit: string;
  /** What it shall be, in words: `at least 0.7`. */
  target?: string;
  /** Whether it is; undefined where there is no target. */
  ok?: boolean;
  note?: string;
};

type Aim = { atLeast?: number; below?: number; note?: string };

/** A row whose target is a bound. */
export const row = (name: string, value: number, unit: string, { atLeast, below, note }: Aim = {}): Row => ({
  name,
  value,
  unit,
  ...(atLeast !== undefined && { target: `at least ${atLeast}`, ok: value >= atLeast }),
  ...(below !== undefined && { target: `below ${below}`, ok: value < below }),
  ...(note && { note }),
});

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The value below which `part` (0 to 1) of the values lie. */
export const quantile = (values: readonly number[], part: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
