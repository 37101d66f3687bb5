import { useRef } from 'react';
import { catchFocus } from '../../lib/catch-focus';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Card } from '../kit/card';
import { LoadFailure } from '../kit/loaded';
import { useAction } from '../kit/use-action';
import { words } from '../words';
import { SessionRow } from './session-row';

/** The places where this person is signed in, each with a button to end that session. */
export const SessionList = () => {
  const query = trpc.auth.sessions.useQuery(undefined, { staleTime: 0 });
  const { data } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const { sessions } = trpc.useUtils().auth;
  const afterwards = useAction({
    done: words.account.sessionEnded,
    failed: words.account.sessionFailed,
    onSettled: async () => {
      await sessions.invalidate();
      // The button that had the focus went away with its session.
      catchFocus(heading.current);
    },
  });
  const ending = trpc.auth.endSession.useMutation(afterwards);
  const endingOthers = trpc.auth.endOtherSessions.useMutation(afterwards);
  return (
    <Card
      title="Where you are signed in"
      text="If you do not recognize a session, end it and change your password."
      headingRef={heading}
    >
      <LoadFailure query={query} text={words.account.failed} />
      <ul>
        {data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => ending.mutate({ id: session.id })} />
        ))}
      </ul>
      {data && data.length > 1 && (
        <Button look="secondary" className="mt-2" onClick={() => endingOthers.mutate()}>
          End all other sessions
        </Button>
      )}
    </Card>
  );
};
