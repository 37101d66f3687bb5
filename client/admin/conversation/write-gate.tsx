import type { MessageRecord } from '../../../shared/schemas/message';
import { trpc } from '../../lib/trpc';
import { askAgainAfter } from '../consents/asked-link';
import { Moment } from '../moment';
import { conversationWords as words } from './conversation-words';

type WriteGateProps = { id: string; channel: MessageRecord['channel']; isShown: boolean };

/** The contact gate's answer on a message by hand, or the step of the setup that is missing. */
export const WriteGate = ({ id, channel, isShown }: WriteGateProps) => {
  const { data } = trpc.messages.mayWrite.useQuery(
    { id, channel },
    { enabled: isShown, refetchInterval: askAgainAfter },
  );
  const allowed =
    channel === 'email'
      ? words.mail.allowed
      : data?.ground === 'inbound'
        ? words.text.answering
        : words.text.agreed;
  return (
    <p role="status" className={`text-sm ${data?.refusal ? 'text-danger' : 'text-success'}`}>
      {data && (data.refusal ?? allowed)}
      {data?.from && (
        <>
          {' It is allowed from '}
          <Moment at={data.from} />.
        </>
      )}
    </p>
  );
};
