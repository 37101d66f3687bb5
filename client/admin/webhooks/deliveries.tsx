import { trpc } from '../../lib/trpc';
import { Loaded } from '../kit/loaded';
import { OutboxEntry } from '../outbox/outbox-entry';
import { useSendAgain } from '../outbox/use-send-again';
import { useSubject } from '../outbox/use-subject';
import { webhookWords as words } from './webhook-words';

const limit = 10;
const refetchInterval = 3000;

/** The last messages to one receiver, with its answers. */
export const Deliveries = ({ webhook }: { webhook: string }) => {
  const query = trpc.outbox.page.useQuery({ webhook, limit }, { staleTime: 0, refetchInterval });
  const { send } = useSendAgain();
  const getSubject = useSubject();
  return (
    <Loaded
      query={query}
      loading={words.loading}
      failed="Error loading the deliveries"
      empty={
        <p className="px-4 py-4 text-sm text-muted">
          Nothing sent yet. Send a test to see whether the receiver works.
        </p>
      }
    >
      {({ rows }) => (
        <ul>
          {rows.map((entry) => (
            <OutboxEntry
              key={entry.id}
              entry={entry}
              subject={getSubject(entry)}
              onSend={() => send({ ids: [entry.id] })}
            />
          ))}
        </ul>
      )}
    </Loaded>
  );
};
