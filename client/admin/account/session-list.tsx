import { useRef } from 'react';
import { getDevice } from '../../../shared/device';
import { catchFocus } from '../../lib/catch-focus';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Card } from '../kit/card';
import { LoadFailure } from '../kit/loaded';
import { Row, RowButton } from '../kit/row';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { words } from '../words';

type SessionRowProps = { session: Outputs['auth']['sessions'][number]; onEnd: () => void; owner?: string };

/** One session: its owner, device, address and time, and a button to end it unless it is the current one. */
export const SessionRow = ({ session, onEnd, owner }: SessionRowProps) => {
  const device = getDevice(session.userAgent);
  const { endSession } = words.account;
  return (
    <Row
      actions={
        !session.current && (
          <RowButton
            label={endSession}
            name={`${endSession}: ${owner ? `${owner}, ` : ''}${device}`}
            onClick={onEnd}
          />
        )
      }
    >
      <div className="min-w-0">
        <p className="font-semibold break-words" title={session.userAgent}>
          {owner ? `${owner} · ${device}` : device}
          {session.current && <span className="font-normal text-success"> · This session</span>}
        </p>
        <p className="text-muted">
          {session.ip} · Last seen <Moment at={session.lastSeenAt} />
        </p>
      </div>
    </Row>
  );
};

/** The places where this person is signed in, each with a button to end that session. */
export const SessionList = () => {
  const query = trpc.auth.sessions.useQuery(undefined, { staleTime: 0 });
  const { data } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const { sessions } = trpc.useUtils().auth;
  const action = {
    done: words.account.sessionEnded,
    failed: words.account.sessionFailed,
    onSettled: async () => {
      await sessions.invalidate();
      // The button that had the focus went away with its session.
      catchFocus(heading.current);
    },
  };
  const ending = useAction(trpc.auth.endSession, action);
  const endingOthers = useAction(trpc.auth.endOtherSessions, action);
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
