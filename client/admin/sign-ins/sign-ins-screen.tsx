import { useRef } from 'react';
import { catchFocus } from '../../lib/catch-focus';
import { trpc } from '../../lib/trpc';
import { SessionRow } from '../account/session-row';
import { Card } from '../kit/card';
import { Loaded } from '../kit/loaded';
import { useAction } from '../kit/use-action';
import { ScreenHead } from '../screen-head';
import { words } from '../words';
import { FailedSignIns } from './failed-sign-ins';

/** Current sessions and failed sign-ins. */
export const SignInsScreen = () => {
  const { overview } = trpc.useUtils().signIns;
  const query = trpc.signIns.overview.useQuery(undefined, { staleTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const ending = trpc.signIns.end.useMutation(
    useAction({
      done: words.account.sessionEnded,
      failed: words.account.sessionFailed,
      onSettled: async () => {
        await overview.invalidate();
        // The button that had the focus went away with its session.
        catchFocus(heading.current);
      },
    }),
  );
  return (
    <>
      <ScreenHead title="Sign-ins" />
      <Loaded query={query} loading="Loading sign-ins..." failed="Error loading sign-ins">
        {(data) => (
          <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
            <Card
              title="Signed in now"
              text="Everyone’s sessions. Ending one signs that browser out right away."
              headingRef={heading}
            >
              <ul>
                {data.sessions.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    owner={session.name || session.username}
                    onEnd={() => ending.mutate({ id: session.id })}
                  />
                ))}
              </ul>
            </Card>
            <FailedSignIns failed={data.failed} failedByName={data.failedByName} />
          </div>
        )}
      </Loaded>
    </>
  );
};
