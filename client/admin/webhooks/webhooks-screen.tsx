import {
  eventKinds,
  tellableFields,
  type WebhookInput,
  type WebhookRecord,
  webhookInput,
} from '../../../shared/schemas/webhook';
import { trpc } from '../../lib/trpc';
import { listForm } from '../kit/list/list-form';
import { listScreen } from '../kit/list-screen';
import { WebhookCard } from './webhook-card';
import { webhookWords as words } from './webhook-words';

const fields = {
  name: { label: 'Name', hint: 'Who it is for' },
  url: { label: 'Address', hint: 'A public address that begins with https://', kind: 'url' },
  events: {
    label: 'What to report',
    kind: 'checks',
    choices: eventKinds.map((value) => ({ value, label: words.eventsText[value], detail: value })),
  },
  fields: {
    label: 'Lead fields to send',
    hint: 'We always send the id. Send no more than the receiver needs.',
    kind: 'checks',
    choices: tellableFields.map((value) => ({ value, label: words.fields[value] })),
  },
} as const;

const WebhookForm = listForm<WebhookRecord, Required<WebhookInput>>({
  noun: 'webhook',
  text: (record) =>
    record?.name ?? 'We show you a secret once. The receiver uses it to check that we are the sender.',
  schema: webhookInput,
  fields,
  create: trpc.webhooks.create,
  update: trpc.webhooks.update,
  saved: 'Webhook saved',
  failed: 'The webhook could not be saved',
});

/** The receivers of events about leads, each with its state. */
export const WebhooksScreen = listScreen<WebhookRecord>({
  list: {
    text: 'Tell another system what happens to leads. We sign each message, send them in order, and try again until each one is accepted.',
    add: 'Add webhook',
    useRows: () => trpc.webhooks.list.useQuery(),
    loading: 'Loading webhooks...',
    failed: 'Error loading the webhooks',
    none: words.none,
    getName: ({ name }) => name,
    Row: WebhookCard,
    frame: (rows) => <ul className="grid gap-5">{rows}</ul>,
    secret: {
      kind: 'secret',
      text: 'Give it to the receiver. We show it only once; you can always make a new one.',
    },
  },
  create: WebhookForm,
  edit: WebhookForm,
  remove: {
    useRemoval: trpc.webhooks.remove.useMutation,
    text: 'Anything not yet sent there will not be sent. This action cannot be undone.',
    done: 'Webhook deleted',
    failed: 'The webhook could not be deleted',
  },
});
