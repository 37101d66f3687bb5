import { trpc } from '../../lib/trpc';
import { useNow } from '../kit/use-now';
import { deskWords } from './desk-words';

const minute = 60_000;
const hour = 60 * minute;

/** How long ago, in the largest unit that says enough. */
const since = (milliseconds: number): string => {
  const words = deskWords.waiting;
  if (milliseconds < hour) return words.minutes(Math.max(0, Math.floor(milliseconds / minute)));
  if (milliseconds < 48 * hour) return words.hours(Math.floor(milliseconds / hour));
  return words.days(Math.floor(milliseconds / (24 * hour)));
};

/** How long a lead has waited for its first answer; red once the firm's promise is broken. */
export const WaitingTime = ({ since: from }: { since: string }) => {
  const now = useNow();
  const { data } = trpc.desk.queue.useQuery(undefined, { staleTime: minute });
  const waited = now - Date.parse(from);
  const isLate = data !== undefined && waited > data.promisedHours * hour;
  return (
    <span
      className={`text-xs whitespace-nowrap tabular-nums ${isLate ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      {isLate ? deskWords.waiting.late(since(waited)) : deskWords.waiting.waits(since(waited))}
    </span>
  );
};
