import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ReasonChoice } from '../../turn-down/reason-choice';
import { words } from '../../words';

type ReasonDialogProps = { onSave: (reason: string) => Promise<unknown>; onClose: () => void };

/** Asks why a lead is turned down, outside the lead's page. */
export const ReasonDialog = ({ onSave, onClose }: ReasonDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Why are you turning this lead down?"
    description="The reason shows on the lead and in its timeline."
    width="sm"
  >
    <ReasonChoice
      onChoose={async (reason) => {
        await onSave(reason);
        onClose();
      }}
    />
    <div className="flex justify-end border-t border-line px-5 py-3">
      <Button look="secondary" onClick={onClose}>
        {words.form.cancel}
      </Button>
    </div>
  </Dialog>
);
