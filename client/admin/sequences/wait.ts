import { parseDuration } from '../../../shared/schemas/sequence';

export const waitUnits = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;
export type WaitUnit = keyof typeof waitUnits;

const format = {
  minutes: (n: number) => `PT${n}M`,
  hours: (n: number) => `PT${n}H`,
  days: (n: number) => `P${n}D`,
};

/** Splits an ISO 8601 duration into a number and the largest unit that holds it without a rest. */
export const readWait = (duration: string): { count: number; unit: WaitUnit } => {
  const wait = parseDuration(duration) ?? 0;
  const unit =
    (['days', 'hours'] as const).find((one) => wait > 0 && wait % waitUnits[one] === 0) ?? 'minutes';
  return { count: Math.round(wait / waitUnits[unit]), unit };
};

/** The same in hours or minutes, for a length of up to a day. */
export const readWindow = (duration: string): { count: number; unit: WaitUnit } => {
  const { count, unit } = readWait(duration);
  return unit === 'days' ? { count: count * 24, unit: 'hours' } : { count, unit };
};

export const writeWait = (count: number, unit: WaitUnit): string => format[unit](count);

/** Formats a length of time for reading, such as “2 hours”. */
export const formatLength = ({ count, unit }: { count: number; unit: WaitUnit }): string =>
  `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;

/** Formats a wait for reading, such as “2 hours later”. */
export const formatWait = (duration: string): string => {
  const { count, unit } = readWait(duration);
  return count === 0 ? 'At once' : `${formatLength({ count, unit })} later`;
};
