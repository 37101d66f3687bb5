import { leadFieldNames, leadFields } from '../../../shared/lead-fields';
import { handlingFields, handlingNames } from '../../../shared/schemas/client';
import {
  eventKinds,
  type TellableField,
  tellableFields,
  type WebhookRecord,
  webhookInput,
} from '../../../shared/schemas/webhook';
import { trpc } from '../../lib/trpc';
import { FieldsDialog } from '../kit/fields-form';
import { type ListFormProps, listScreen } from '../kit/list-screen';
import { WebhookCard } from './webhook-card';
import { webhookWords as words } from './webhook-words';

/** Labels of the lead fields that a webhook can include. */
const fieldLabels = {
  ...Object.fromEntries(leadFieldNames.map((name) => [name, leadFields[name].label])),
  ...Object.fromEntries(handlingNames.map((name) => [name, handlingFields[name].label])),
  phoneE164: 'Phone number as E.164',
  source: 'Source',
  version: 'Version',
  createdAt: 'Received',
  updatedAt: 'Last changed',
} as Record<TellableField, string>;

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
    choices: tellableFields.map((value) => ({ value, label: fieldLabels[value] })),
  },
} as const;

const WebhookForm = ({ record, onClose, onSaved }: ListFormProps<WebhookRecord>) => {
  const create = trpc.webhooks.create.useMutation();
  const update = trpc.webhooks.update.useMutation();
  return (
    <FieldsDialog
      name={`webhook-${record?.id ?? 'new'}`}
      title={record ? 'Edit webhook' : 'Add webhook'}
      description={
        record
          ? record.name
          : 'We show you a secret once. The receiver uses it to check that we are the sender.'
      }
      button={record ? 'Save changes' : words.add}
      schema={webhookInput}
      fields={fields}
      defaults={{
        name: record?.name ?? '',
        url: record?.url ?? '',
        events: eventKinds.filter((kind) => record?.events.includes(kind)),
        fields: tellableFields.filter((field) => record?.fields.includes(field)),
      }}
      save={async (values) => {
        if (!record) return (await create.mutateAsync(values)).secret;
        await update.mutateAsync({ id: record.id, ...values });
        return undefined;
      }}
      saved={words.saved}
      failed={words.saveFailed}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
};

/** The receivers of events about leads, each with its state. */
export const WebhooksScreen = listScreen<WebhookRecord>({
  list: {
    text: 'Tell another system what happens to leads. We sign each message, send them in order, and try again until each one is accepted.',
    add: words.add,
    useRows: () => trpc.webhooks.list.useQuery(),
    loading: words.loading,
    failed: 'Error loading the webhooks',
    none: {
      title: 'No webhooks yet',
      text: 'Add the address of a system that needs to know about your leads.',
    },
    Row: WebhookCard,
    frame: (rows) => <ul className="grid gap-5">{rows}</ul>,
    secret: {
      kind: 'secret',
      text: 'Give it to the receiver. We show it only once; you can always make a new one.',
    },
  },
  create: WebhookForm,
  edit: WebhookForm,
});
