import { messages } from '../../../shared/messages';
import type { ClientRecord } from '../../../shared/schemas/client';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { FormDialog } from '../form/form-dialog';
import { useRecordForm } from '../form/use-record-form';
import { useRefresh } from '../shared-queries';
import { agreementWords } from './agreement-words';

const words = agreementWords.signedElsewhere;

/** A calendar day of this browser's clock. */
const dayOf = (at: Date) => at.toLocaleDateString('sv');

type SignedDialogProps = { client: ClientRecord; onClose: () => void };

/** Whoever sets "Signed" by hand says how and when: it was not signed here, and reports tell the two apart. */
export const SignedDialog = ({ client: { id, version }, onClose }: SignedDialogProps) => {
  const update = trpc.clients.update.useMutation();
  const refresh = useRefresh('client');
  const form = useRecordForm({
    name: `signed-${id}`,
    defaults: { how: 'paper' as 'paper' | 'elsewhere', day: dayOf(new Date()), note: '' },
    required: ['day'],
    validate: ({ day }): Record<string, string> => {
      if (!day) return { day: messages.form.required };
      return day > dayOf(new Date()) ? { day: words.future } : {};
    },
    save: async ({ how, day, note }) => {
      const at = day === dayOf(new Date()) ? new Date() : new Date(`${day}T12:00`);
      const signed = { how, at: at.toISOString(), ...(note.trim() && { note }) };
      await update.mutateAsync({ id, version, status: 'Signed', statusReason: '', signed });
      return true;
    },
    saveFailed: messages.client.saveFailed,
    onSaved: () => {
      toast.success(messages.client.updated);
      void refresh();
      onClose();
    },
  });
  return (
    <FormDialog title={words.title} description={words.text} save={words.save} form={form} onClose={onClose}>
      <Select {...form.field('how')} label={words.how}>
        <option value="paper">{words.paper}</option>
        <option value="elsewhere">{words.elsewhere}</option>
      </Select>
      <Field {...form.field('day')} label={words.day} type="date" max={dayOf(new Date())} />
      <Field
        {...form.field('note')}
        label={words.note}
        hint={words.noteHint}
        maxLength={500}
        className="sm:col-span-2"
      />
    </FormDialog>
  );
};
