import type { UnknownMessage } from '../../../shared/schemas/message';
import { trpc } from '../../lib/trpc';
import { Empty, Loaded } from '../kit/loaded';
import { ScreenHead } from '../screen-head';
import { UnknownSender } from './unknown-sender';

/** Groups messages by their sender, in the order of each sender's newest message. */
const groupBySender = (messages: readonly UnknownMessage[]): UnknownMessage[][] => {
  const senders = new Map<string, UnknownMessage[]>();
  for (const message of messages) senders.set(message.from, [...(senders.get(message.from) ?? []), message]);
  return [...senders.values()];
};

/** Senders whose number or address no lead has: staff say who each of them is. */
export const UnknownScreen = () => {
  const query = trpc.messages.unknown.useQuery();
  return (
    <>
      <ScreenHead title="Who is this?" />
      <div className="max-w-3xl">
        <Loaded
          query={query}
          loading="Loading messages..."
          failed="Error loading the messages"
          empty={
            <Empty
              title="No unknown senders"
              text="Messages from a number or an address that no lead has show here."
            />
          }
        >
          {(messages) => (
            <ul className="space-y-5">
              {groupBySender(messages).map((sent) => (
                <UnknownSender key={sent[0]!.from} messages={sent} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
    </>
  );
};
