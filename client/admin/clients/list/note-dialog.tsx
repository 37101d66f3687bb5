import { noteInput } from '../../../../shared/schemas/audit';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { TextArea } from '../../../ui/text-area';
import { FormDialog } from '../../form/form-dialog';
import { useRecordForm } from '../../form/use-record-form';
import { findProblems } from '../../form/validation';
import { clientWords } from '../client-words';

const required = ['note'] as const;

/** Adds a note to a lead from the list. It shares its draft with the lead's page. */
export const NoteDialog = ({ lead, onClose }: { lead: ClientRecord; onClose: () => void }) => {
  const addNote = trpc.clients.addNote.useMutation();
  const { timeline } = trpc.useUtils().clients;
  const form = useRecordForm({
    name: `note-${lead.id}`,
    defaults: { note: '' },
    required,
    validate: (values) => findProblems(noteInput.pick({ note: true }), values, required),
    save: async ({ note }) => {
      await addNote.mutateAsync({ id: lead.id, note });
      return true;
    },
    saveFailed: clientWords.noteFailed,
    onSaved: () => {
      toast.success(clientWords.noteAdded);
      timeline.invalidate({ id: lead.id });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Note on ${lead.firstName} ${lead.lastName}`}
      save={clientWords.addNote}
      form={form}
      onClose={onClose}
    >
      <TextArea
        data-autofocus
        {...form.field('note')}
        label={clientWords.note}
        hint={clientWords.noteHint}
        rows={4}
        maxLength={5000}
        className="sm:col-span-2"
      />
    </FormDialog>
  );
};
