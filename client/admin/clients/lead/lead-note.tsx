import { useQueryClient } from '@tanstack/react-query';
import { noteInput } from '../../../../shared/schemas/audit';
import { toast } from '../../../lib/toasts';
import { api } from '../../../lib/trpc';
import { TextArea } from '../../../ui/text-area';
import { SubmitButton } from '../../form/submit-button';
import { useRecordForm } from '../../form/use-record-form';
import { problemsOf } from '../../form/validation';
import { clientWords } from '../client-words';
import { Card } from './lead-facts';

const required = ['note'] as const;

/** A note for everyone in the office; it goes to the timeline. */
export const LeadNote = ({ id }: { id: string }) => {
  const queryClient = useQueryClient();
  const form = useRecordForm({
    name: `note-${id}`,
    defaults: { note: '' },
    required,
    validate: (values) => problemsOf(noteInput.pick({ note: true }), values, required),
    save: async ({ note }) => {
      await api.clients.addNote.mutate({ id, note });
      return true;
    },
    saveFailed: clientWords.noteFailed,
    onSaved: () => {
      form.form.reset({ note: '' });
      toast.success(clientWords.noteAdded);
      queryClient.invalidateQueries({ queryKey: ['clients', 'timeline', id] });
    },
  });
  return (
    <Card title={clientWords.notes}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.busy) form.submit();
        }}
        className="space-y-3"
      >
        <TextArea
          {...form.field('note')}
          label={clientWords.note}
          hint={clientWords.noteHint}
          rows={3}
          maxLength={5000}
        />
        <SubmitButton busy={form.busy} look="secondary">
          {clientWords.addNote}
        </SubmitButton>
      </form>
    </Card>
  );
};
