import { minute } from '../../shared/durations';

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

/** `1 message`, `4,210 messages`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** `4.2 MB`, in the decimal units of disk makers. */
export const sizeText = (bytes: number): string => {
  const units = ['kB', 'MB', 'GB', 'TB'];
  const step = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), units.length);
  return `${number(bytes / 1000 ** step)} ${units[step - 1]}`;
};

/** `5 minutes`, `3 hours`, `2 days`: milliseconds in the largest unit that gives at least two. */
export const spanText = (ms: number): string => {
  if (ms < 2 * minute) return countText(Math.round(ms / 1000), 'second');
  if (ms < 120 * minute) return countText(Math.round(ms / minute), 'minute');
  if (ms < 48 * 60 * minute) return countText(Math.round(ms / (60 * minute)), 'hour');
  return countText(Math.round(ms / (24 * 60 * minute)), 'day');
};
