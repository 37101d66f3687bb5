import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Dialog } from '../../ui/dialog';
import { AskForm } from '../account/second-factor/ask-form';
import { userWords } from './user-words';

type FactorOffDialogProps = { id: string; name: string; onClose: () => void };

/** Turns somebody's second factor off; the administrator's own password is asked, so that an open desk is not enough. */
export const FactorOffDialog = ({ id, name, onClose }: FactorOffDialogProps) => {
  const turnOff = trpc.secondFactor.turnOffFor.useMutation();
  return (
    <Dialog
      open
      onClose={onClose}
      width="sm"
      title={userWords.factorOffTitle(name)}
      description={userWords.factorOffText}
    >
      <div className="p-5">
        <AskForm
          id="own-password"
          type="password"
          label={userWords.ownPassword}
          autoComplete="current-password"
          submit={userWords.factorOff}
          onCancel={onClose}
          onSubmit={async (currentPassword) => {
            await turnOff.mutateAsync({ id, currentPassword });
            toast.success(userWords.factorIsOff);
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
};
