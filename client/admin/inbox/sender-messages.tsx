import type { MessageRecord, UnknownMessage } from '../../../shared/schemas/message';
import { phoneText } from '../../lib/phone-text';
import { MessageState } from '../conversation/message-entry';
import { MailOrigin, MessageFiles } from '../conversation/message-files';
import { Moment } from '../moment';

/** The name of an unknown sender: their number or address. */
export const senderName = ({ from, channel }: Pick<UnknownMessage, 'from' | 'channel'>): string =>
  channel === 'text' ? phoneText(from) : from;

const Message = ({ message }: { message: UnknownMessage }) => (
  <li className="rounded-lg border border-line bg-paper px-3 py-2">
    {message.subject && <p className="font-semibold break-words">{message.subject}</p>}
    <p className="break-words whitespace-pre-wrap">{message.text}</p>
    <MessageFiles message={message} />
    <p className="mt-1 text-xs text-muted">
      <Moment at={message.at} />
      {message.channel === 'email' && (
        <>
          {'. '}
          <MailOrigin message={message} />
        </>
      )}
    </p>
  </li>
);

/** A reply of ours, and what became of it. */
const Reply = ({ reply }: { reply: MessageRecord }) => (
  <li className="ml-[12%] rounded-lg border border-info/30 bg-info-soft px-3 py-2">
    <p className="break-words whitespace-pre-wrap">{reply.text}</p>
    <p className="mt-1 text-xs text-muted">
      {`${reply.by}, `}
      <Moment at={reply.at} />
      {'. '}
      <MessageState message={reply} />
    </p>
  </li>
);

/** The messages of an unknown sender and the replies to them, newest first. */
export const SenderMessages = ({ messages }: { messages: readonly UnknownMessage[] }) => (
  <ul aria-label="Messages" className="space-y-2 text-sm">
    {messages.flatMap((message) => [
      ...(message.replies ?? []).map((reply) => <Reply key={reply.id} reply={reply} />),
      <Message key={message.id} message={message} />,
    ])}
  </ul>
);
