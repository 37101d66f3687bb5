import { noteInput } from '../../../../shared/schemas/audit';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { trpc } from '../../../lib/trpc';
import { FieldsDialog, FieldsForm } from '../../kit/fields-form';
import type { Refresh } from '../../kit/use-action';

const refresh: Refresh = ({ clients }) => [clients.timeline];

/** Returns the note form's options. The lead's page and the list share its draft. */
const getNote = (id: string) =>
  ({
    name: `note-${id}`,
    schema: noteInput.pick({ note: true }),
    fields: {
      note: {
        label: 'Note',
        hint: 'Everyone in the office can read it in the timeline.',
        kind: 'long',
        maxLength: 5000,
        className: 'sm:col-span-2',
      },
    },
    defaults: { note: '' },
    call: trpc.clients.addNote,
    rest: { id },
    refresh,
    saved: 'Note added',
    failed: 'The note could not be saved',
    button: 'Add note',
  }) as const;

/** A note for everyone in the office; it is added to the timeline. */
export const LeadNote = ({ client: { id } }: { client: ClientRecord }) => (
  <FieldsForm {...getNote(id)} restart={() => ({ note: '' })} look="strong" className="space-y-3" />
);

/** Adds a note to a lead from the list. */
export const NoteDialog = ({ lead, onClose }: { lead: ClientRecord; onClose: () => void }) => (
  <FieldsDialog
    {...getNote(lead.id)}
    title={`Note on ${lead.firstName} ${lead.lastName}`}
    onClose={onClose}
  />
);
