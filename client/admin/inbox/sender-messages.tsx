import type { UnknownMessage } from '../../../shared/schemas/message';
import { phoneText } from '../../lib/phone-text';
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

/** The messages of an unknown sender, newest first. */
export const SenderMessages = ({ messages }: { messages: readonly UnknownMessage[] }) => (
  <ul aria-label="Messages" className="space-y-2 text-sm">
    {messages.map((message) => (
      <Message key={message.id} message={message} />
    ))}
  </ul>
);
