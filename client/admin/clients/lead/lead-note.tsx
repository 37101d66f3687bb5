import { noteInput } from '../../../../shared/schemas/audit';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { TextArea } from '../../../ui/text-area';
import { RecordForm } from '../../form/record-form';
import { SubmitButton } from '../../form/submit-button';
import { useRecordForm } from '../../form/use-record-form';
import { findProblems } from '../../form/validation';
import { clientWords } from '../client-words';

const required = ['note'] as const;

/** A note for everyone in the office; it is added to the timeline. */
export const LeadNote = ({ client: { id } }: { client: ClientRecord }) => {
  const addNote = trpc.clients.addNote.useMutation();
  const { timeline } = trpc.useUtils().clients;
  const form = useRecordForm({
    name: `note-${id}`,
    defaults: { note: '' },
    required,
    validate: (values) => findProblems(noteInput.pick({ note: true }), values, required),
    save: async ({ note }) => {
      await addNote.mutateAsync({ id, note });
      return true;
    },
    saveFailed: clientWords.noteFailed,
    onSaved: () => {
      form.restart({ note: '' });
      toast.success(clientWords.noteAdded);
      timeline.invalidate({ id });
    },
  });
  return (
    <RecordForm form={form} className="space-y-3">
      <TextArea
        {...form.field('note')}
        label={clientWords.note}
        hint={clientWords.noteHint}
        rows={3}
        maxLength={5000}
        // Text entered while the note is being saved would be cleared with it.
        readOnly={form.busy}
      />
      <SubmitButton busy={form.busy} look="strong">
        {clientWords.addNote}
      </SubmitButton>
    </RecordForm>
  );
};
