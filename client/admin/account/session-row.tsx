import { getDevice } from '../../../shared/device';
import type { Outputs } from '../../lib/trpc';
import { Row, RowButton } from '../kit/row';
import { Moment } from '../moment';
import { words } from '../words';

type Session = Outputs['auth']['sessions'][number];
type SessionRowProps = { session: Session; onEnd: () => void; owner?: string };

/** One session: its owner, device, address and time, and a button to end it unless it is the current one. */
export const SessionRow = ({ session, onEnd, owner }: SessionRowProps) => {
  const device = getDevice(session.userAgent);
  const { endSession, thisSession, lastSeen } = words.account;
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
          {session.current && <span className="font-normal text-success"> · {thisSession}</span>}
        </p>
        <p className="text-muted">
          {session.ip} · {lastSeen} <Moment at={session.lastSeenAt} />
        </p>
      </div>
    </Row>
  );
};
