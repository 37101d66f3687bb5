import type { Bar } from './schemas/user';

/** What stands beside a bar number that nobody else entered. */
export const ownBarText = 'bar number entered by themselves';

/** What stands beside the bar numbers of an account into which another person gave a way in a few days before. */
export const openedText = 'account opened by an administrator on';

export const barText = ({ state, number }: Bar): string => `${state} ${number}`;

/** Bar numbers in one line; `own` are those that the lawyer entered, as `barText` tells them. */
export const barsText = (bars: readonly Bar[], own: readonly string[] = []): string =>
  bars
    .map(barText)
    .map((text) => (own.includes(text) ? `${text} (${ownBarText})` : text))
    .join(', ');
