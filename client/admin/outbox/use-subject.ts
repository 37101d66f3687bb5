import { maxRows } from '../../../shared/constants';
import type { MailTemplateName } from '../../../shared/schemas/mail';
import type { OutboxRecord } from '../../../shared/schemas/outbox';
import { trpc } from '../../lib/trpc';
import { usePersonName } from '../shared-queries';
import { outboxWords } from './outbox-words';

/** Describes an entry in words: the event and its recipient. */
export const useSubject = () => {
  const { data: webhooks } = trpc.webhooks.list.useQuery(undefined, { staleTime: 60_000 });
  const { data: vendors } = trpc.vendors.list.useQuery({ limit: maxRows }, { staleTime: 60_000 });
  const names = new Map(webhooks?.map(({ id, name }) => [id, name]));
  const vendorNames = new Map(vendors?.map(({ id, name }) => [id, name]));
  const person = usePersonName();
  const audience: Record<string, string> = outboxWords.audiences;
  return ({ kind, webhook, vendor, event, template, to, signer }: OutboxRecord) => {
    if (kind === 'postback') return outboxWords.toWebhook(event, vendorNames.get(vendor) ?? 'a vendor');
    if (kind === 'retain-certificate') return 'TrustedForm certificate to retain';
    if (kind !== 'mail')
      return outboxWords.toWebhook(
        event,
        names.get(webhook) ?? (webhooks ? 'a webhook that was deleted' : '…'),
      );
    const what = outboxWords.templates[template as MailTemplateName] ?? template;
    return `“${what}” to ${signer || (audience[to] ?? person(to))}`;
  };
};
