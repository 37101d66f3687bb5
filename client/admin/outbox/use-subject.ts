import type { OutboxRecord } from '../../../shared/schemas/outbox';
import { trpc } from '../../lib/trpc';
import { outboxWords } from './outbox-words';

/** What an entry is about, in words: the event and who gets it. */
export const useSubject = () => {
  const { data: webhooks } = trpc.webhooks.list.useQuery(undefined, { staleTime: 60_000 });
  const names = new Map(webhooks?.map(({ id, name }) => [id, name]));
  return ({ webhook, event }: OutboxRecord) =>
    outboxWords.toWebhook(event, names.get(webhook) ?? (webhooks ? outboxWords.removedWebhook : '…'));
};
