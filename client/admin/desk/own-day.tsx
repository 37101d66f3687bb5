import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { ProgressBar } from '../../ui/progress-bar';
import { Card } from '../kit/card';
import { spokenMinutes } from '../kit/figures';
import { Unloaded } from '../kit/loaded';
import { deskWords } from './desk-words';

const words = deskWords.ownDay;

/** Fetches only the signed-in person's figures for today. */
export const useOwnDay = () => trpc.reports.ownDay.useQuery({ timeZone: timeZone() });

const figure = 'text-2xl font-semibold tabular-nums';

type OwnDayProps = {
  /** Shows nothing unless the firm has set a goal. */
  onlyGoals?: boolean;
};

/** A clerk's own calls and speed next to the firm's goals. */
export const OwnDay = ({ onlyGoals = false }: OwnDayProps) => {
  const query = useOwnDay();
  const { data, isError } = query;
  if (!data && onlyGoals && !isError) return null;
  if (!data) return <Unloaded query={query} loading="Loading your day..." failed="Error loading your day" />;
  const { calls, reached, firstCallMinutes, goals } = data;
  if (onlyGoals && goals.callsADay === null && goals.firstCallMinutes === null) return null;
  return (
    <Card title="Your day" text="Only you can see these numbers.">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4">
        <div>
          <dt className="text-sm text-muted">{words.calls}</dt>
          <dd className={figure}>{goals.callsADay === null ? calls : `${calls} of ${goals.callsADay}`}</dd>
          {goals.callsADay !== null && (
            <dd className="mt-2">
              <ProgressBar
                label={words.calls}
                value={Math.min(calls, goals.callsADay)}
                max={goals.callsADay}
                className="h-2"
              />
            </dd>
          )}
          <dd className="mt-1 text-sm text-muted tabular-nums">{words.reached(reached)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Time to first call</dt>
          <dd className={firstCallMinutes === null ? 'text-sm' : figure}>
            {firstCallMinutes === null ? 'No new leads called yet' : spokenMinutes(firstCallMinutes)}
          </dd>
          {goals.firstCallMinutes !== null && (
            <dd className="mt-1 text-sm text-muted">{`Goal: ${spokenMinutes(goals.firstCallMinutes)} or less`}</dd>
          )}
        </div>
      </dl>
    </Card>
  );
};
