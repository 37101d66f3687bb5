import { ConflictDialog } from './conflict-dialog';
import type { useClientUpdate } from './use-client-update';

type UpdateConflictProps = {
  update: ReturnType<typeof useClientUpdate>;
  form: { discard: () => void };
  /** Called when the choices are saved. */
  onSaved: () => void;
};

/** The conflict dialog of a form; renders nothing until someone else saves in between. */
export const UpdateConflict = ({ update, form, onSaved }: UpdateConflictProps) =>
  update.conflict && (
    <ConflictDialog
      conflict={update.conflict}
      onSave={update.saveChosen}
      onBack={update.leaveConflict}
      onSaved={() => {
        form.discard();
        onSaved();
      }}
    />
  );
