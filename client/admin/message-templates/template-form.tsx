import { useWatch } from 'react-hook-form';
import { type MessageTemplateRecord, messageTemplatePost } from '../../../shared/schemas/message-template';
import { allFields } from '../../../shared/schemas/sequence';
import { trpc } from '../../lib/trpc';
import { TextLength } from '../conversation/text-length';
import { FieldsDialog, type FormState } from '../kit/fields-form';
import { useCaseTypes } from '../shared-queries';
import { templateWords as words } from './template-words';

type Values = Omit<MessageTemplateRecord, 'id' | 'version'>;

/** Says how long a text is. */
const Length = ({ form }: { form: FormState<Values> }) => {
  const [channel, text] = useWatch({ control: form.form.control, name: ['channel', 'text'] });
  return channel === 'text' ? (
    <div className="sm:col-span-2">
      <TextLength text={text} />
    </div>
  ) : null;
};

type TemplateFormProps = { record?: MessageTemplateRecord; onClose: () => void };

export const TemplateForm = ({ record, onClose }: TemplateFormProps) => {
  const create = trpc.messageTemplates.create.useMutation();
  const update = trpc.messageTemplates.update.useMutation();
  const caseTypes = useCaseTypes();
  return (
    <FieldsDialog<Values, unknown>
      name={`message-template-${record?.id ?? 'new'}`}
      title={record ? 'Edit template' : 'Add template'}
      description="Staff can change the words before they send them."
      button={record ? 'Save changes' : 'Add template'}
      schema={messageTemplatePost}
      required={['name', 'text']}
      fields={{
        name: { label: 'Name', hint: 'Only staff see it' },
        channel: { label: 'Channel', kind: 'choice', choices: words.channels },
        language: { label: 'Language', kind: 'choice', choices: words.languages },
        subject: { label: 'Subject', hint: 'Only for an e-mail' },
        text: {
          label: 'Words',
          kind: 'long',
          rows: 5,
          hint: `You can write ${allFields}. Links may only lead to your own site.`,
          className: 'sm:col-span-2',
        },
        on: { label: 'Offer it to staff', kind: 'switch' },
        caseTypes: {
          label: 'Case types',
          hint: 'Choose none to offer it for all.',
          kind: 'checks',
          choices: caseTypes,
        },
      }}
      defaults={{
        name: record?.name ?? '',
        channel: record?.channel ?? 'text',
        language: record?.language ?? 'en',
        subject: record?.subject ?? '',
        text: record?.text ?? '',
        on: record?.on ?? true,
        caseTypes: record?.caseTypes ?? [],
      }}
      base={record?.version}
      save={(values) =>
        record
          ? update.mutateAsync({ ...values, id: record.id, version: record.version })
          : create.mutateAsync(values)
      }
      saved={words.saved}
      failed={words.failed}
      refresh={({ messageTemplates }) => [messageTemplates]}
      onClose={onClose}
    >
      {(form) => <Length form={form} />}
    </FieldsDialog>
  );
};
