import { ConflictDialog } from './conflict-dialog';
import type { useClientUpdate } from './use-client-update';

type UpdateConflictProps = {
  update: ReturnType<typeof useClientUpdate>;
  form: { discard: () => void };
  /** Called when what was chosen is saved. */
  onSaved: () => void;
};

/** What a form shows when somebody else saved in between: nothing, until that happens. */
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
