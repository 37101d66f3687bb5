import { listForm } from '../../client/admin/kit/list/list-form';
import { listScreen } from '../../client/admin/kit/list-screen';
import { trpc } from '../../client/lib/trpc';
import { eventKinds, tellableFields, type WebhookInput, webhookInput } from '../../shared/schemas/webhook';

/** A list with add, edit and delete, as a new screen would be written. Its line in places.ts is all that it needs. */
const ScratchForm = listForm<{ id: string; version: number; name: string }, WebhookInput>({
  noun: 'scratch',
  text: (record) => record?.name ?? 'We show you a secret once.',
  schema: webhookInput,
  fields: {
    name: { label: 'Name' },
    url: { label: 'Address', kind: 'url' },
    events: { label: 'What to report', kind: 'checks', choices: eventKinds },
    fields: { label: 'Lead fields to send', kind: 'checks', choices: tellableFields },
  },
  create: trpc.webhooks.create,
  update: trpc.webhooks.update,
  saved: 'Scratch saved',
  failed: 'The scratch could not be saved',
});

export const ScratchScreen = listScreen({
  list: {
    add: 'Add scratch',
    useRows: () => trpc.webhooks.list.useQuery(),
    what: 'scratches',
    none: { title: 'No scratches yet' },
    label: 'Table of scratches',
    getName: ({ name }) => name,
    columns: [
      { header: 'Name', cell: ({ name }) => name },
      { header: 'Address', cell: ({ url }) => url },
    ],
    secret: { kind: 'secret', text: 'Give it to the receiver.' },
  },
  create: ScratchForm,
  edit: ScratchForm,
  remove: {
    useRemoval: trpc.webhooks.remove.useMutation,
    done: 'Scratch deleted',
    failed: 'The scratch could not be deleted',
  },
});
