import { useHistoryState } from 'wouter/use-browser-location';
import { trpc } from '../../lib/trpc';
import { cardClass } from '../kit/card';
import { SenderMessages, senderName } from './sender-messages';

/** The messages of the unknown sender who becomes a lead, above the form. */
export const CallerMessages = () => {
  const sender = useHistoryState<{ sender?: { id: string; from: string } } | null>()?.sender;
  const { data } = trpc.messages.unknownPage.useQuery(
    { page: 1, limit: 1000 },
    { enabled: sender !== undefined },
  );
  const messages = data?.rows.filter(({ from }) => from === sender?.from) ?? [];
  if (messages.length === 0) return null;
  return (
    <section aria-label="They wrote" className={`${cardClass} mb-4 max-w-3xl space-y-2 p-4`}>
      <h2 className="font-sans text-base font-semibold tracking-normal tabular-nums">
        {senderName(messages[0]!)}
      </h2>
      <SenderMessages messages={messages} />
    </section>
  );
};
