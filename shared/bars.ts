import type { Bar } from './schemas/user';

/** The note beside a bar number that only the lawyer entered. */
export const ownBarText = 'bar number entered by themselves';

/** The note beside the bar numbers of an account that someone else gave access to in the last few days. */
export const openedText = 'account opened by an administrator on';

/** The note beside bar numbers that another person entered in the last few days. */
export const givenText = 'bar number entered by an administrator on';

export const barText = ({ state, number }: Bar): string => `${state} ${number}`;

/** Bar numbers on one line; `own` are those the lawyer entered, as `barText` formats them. */
export const barsText = (bars: readonly Bar[], own: readonly string[] = []): string =>
  bars
    .map(barText)
    .map((text) => (own.includes(text) ? `${text} (${ownBarText})` : text))
    .join(', ');
