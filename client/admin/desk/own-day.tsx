import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Card } from '../kit/card';
import { spokenMinutes } from '../kit/figures';
import { Unloaded } from '../kit/loaded';
import { deskWords } from './desk-words';

const words = deskWords.ownDay;

/** Fetches only the signed-in person's figures for today. */
export const useOwnDay = () => trpc.reports.ownDay.useQuery({ timeZone: timeZone() });

const figure = 'text-2xl font-semibold tabular-nums';

/** A clerk's own calls and speed. */
export const OwnDay = () => {
  const query = useOwnDay();
  const { data } = query;
  if (!data) return <Unloaded query={query} loading="Loading your day..." failed="Error loading your day" />;
  const { calls, reached, firstCallMinutes } = data;
  return (
    <Card title="Your day" text="Only you can see these numbers.">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4">
        <div>
          <dt className="text-sm text-muted">{words.calls}</dt>
          <dd className={figure}>{calls}</dd>
          <dd className="mt-1 text-sm text-muted tabular-nums">{words.reached(reached)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Time to first call</dt>
          <dd className={firstCallMinutes === null ? 'text-sm' : figure}>
            {firstCallMinutes === null ? 'No new leads called yet' : spokenMinutes(firstCallMinutes)}
          </dd>
        </div>
      </dl>
    </Card>
  );
};
