/** One line of a benchmark's table. */
export type Row = {
  name: string;
  value: number;
  unit: string;
  /** The target in words: `at least 0.7`. */
  target?: string;
  /** True if the value meets the target; undefined without one. */
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

/** The quantile of the values at `part` (0 to 1). */
export const quantile = (values: readonly number[], part: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
