import { trpc } from '../../lib/trpc';
import { useNow } from '../kit/use-now';

const minute = 60_000;
const hour = 60 * minute;

/** Formats a duration in its largest useful unit. */
export const since = (milliseconds: number): string => {
  if (milliseconds < hour) return `${Math.max(0, Math.floor(milliseconds / minute))} min`;
  if (milliseconds < 48 * hour) return `${Math.floor(milliseconds / hour)} h`;
  return `${Math.floor(milliseconds / (24 * hour))} days`;
};

/** The time that a lead has waited for its first answer; red after the hours that the firm promises or the time that it named, whichever is first. */
export const WaitingTime = ({ since: from, callBy }: { since: string; callBy?: string | undefined }) => {
  const now = useNow();
  const { data } = trpc.desk.lateAfter.useQuery(undefined, { staleTime: hour });
  const waited = now - Date.parse(from);
  const isPast = callBy !== undefined && now > Date.parse(callBy);
  const isLate = isPast || (data !== undefined && waited > data * hour);
  return (
    <span
      className={`text-xs whitespace-nowrap tabular-nums ${isLate ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      {isLate ? `late: ${since(waited)}` : `waits ${since(waited)}`}
    </span>
  );
};
