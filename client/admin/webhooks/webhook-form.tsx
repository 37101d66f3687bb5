import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import {
  eventKinds,
  tellableFields,
  type WebhookInput,
  type WebhookRecord,
  webhookInput,
} from '../../../shared/schemas/webhook';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { FormDialog } from '../form/form-dialog';
import { useRecordForm } from '../form/use-record-form';
import { problemsOf } from '../form/validation';
import { ChoiceList } from './choice-list';
import { fieldLabels } from './field-labels';
import { webhookWords as words } from './webhook-words';

const required = ['name', 'url'] as const;
const eventChoices = eventKinds.map((value) => ({ value, label: words.eventsText[value], detail: value }));
const fieldChoices = tellableFields.map((value) => ({ value, label: fieldLabels[value] }));

const valuesOf = (record?: WebhookRecord): WebhookInput => ({
  name: record?.name ?? '',
  url: record?.url ?? '',
  events: eventKinds.filter((kind) => record?.events.includes(kind)),
  fields: tellableFields.filter((field) => record?.fields.includes(field)),
});

type WebhookFormProps = {
  record?: WebhookRecord;
  onClose: () => void;
  /** Called after a save; with the secret of a new webhook. */
  onSaved: (secret?: string) => void;
};

export const WebhookForm = ({ record, onClose, onSaved }: WebhookFormProps) => {
  const create = trpc.webhooks.create.useMutation();
  const update = trpc.webhooks.update.useMutation();
  const secret = useRef<string>(undefined);
  const form = useRecordForm<WebhookInput>({
    name: `webhook-${record?.id ?? 'new'}`,
    defaults: valuesOf(record),
    required,
    validate: (values) => problemsOf(webhookInput, values, required),
    save: async (values) => {
      if (record) await update.mutateAsync({ id: record.id, ...values });
      else secret.current = (await create.mutateAsync(values)).secret;
      return true;
    },
    saveFailed: words.saveFailed,
    failed: words.notSaved,
    onSaved: () => {
      toast.success(words.saved);
      onSaved(secret.current);
    },
  });
  const { control, setValue, formState } = form.form;
  const { events, fields } = useWatch({ control }) as WebhookInput;
  const set = <Name extends 'events' | 'fields'>(name: Name, chosen: WebhookInput[Name]) =>
    setValue(name, chosen as never, { shouldDirty: true, shouldValidate: formState.isSubmitted });

  return (
    <FormDialog
      title={record ? words.editTitle : words.addTitle}
      description={record ? record.name : words.addText}
      save={record ? words.save : words.add}
      form={form}
      onClose={onClose}
    >
      <Field data-autofocus {...form.field('name')} label={words.name} hint={words.nameHint} />
      <Field {...form.field('url')} label={words.url} hint={words.urlHint} inputMode="url" />
      <ChoiceList
        id="webhook-events"
        legend={words.events}
        error={formState.errors.events?.message}
        choices={eventChoices}
        chosen={events}
        onChange={(chosen) => set('events', chosen)}
      />
      <ChoiceList
        id="webhook-fields"
        legend={words.fields}
        hint={words.fieldsHint}
        choices={fieldChoices}
        chosen={fields}
        onChange={(chosen) => set('fields', chosen)}
      />
    </FormDialog>
  );
};
