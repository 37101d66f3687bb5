import { useRef } from 'react';
import { catchFocus } from '../../lib/catch-focus';
import { trpc } from '../../lib/trpc';
import { SessionRow } from '../account/session-list';
import { Card } from '../kit/card';
import { Loaded } from '../kit/loaded';
import { TextLink } from '../kit/text-link';
import { useAction } from '../kit/use-action';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { words } from '../words';

/** Everyone's sessions; failed sign-ins are in the audit log. */
export const SignInsScreen = () => {
  const { overview } = trpc.useUtils().signIns;
  const query = trpc.signIns.overview.useQuery(undefined, { staleTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const ending = useAction(trpc.signIns.end, {
    done: words.account.sessionEnded,
    failed: words.account.sessionFailed,
    onSettled: async () => {
      await overview.invalidate();
      // The button that had the focus went away with its session.
      catchFocus(heading.current);
    },
  });
  return (
    <>
      <ScreenHead title="Sign-ins" />
      <Loaded query={query} what="sign-ins">
        {(data) => (
          <div className="grid max-w-xl gap-5">
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
            <p className="text-sm">
              <TextLink href={`${staffPaths.audit}?action=failed-sign-in`} className="inline-block py-1">
                Show failed sign-ins in the audit log
              </TextLink>
            </p>
          </div>
        )}
      </Loaded>
    </>
  );
};
