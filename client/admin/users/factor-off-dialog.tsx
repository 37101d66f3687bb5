import { trpc } from '../../lib/trpc';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useAction } from '../kit/use-action';
import { userWords } from './user-words';

type FactorOffDialogProps = { id: string; name: string; onClose: () => void };

/** Turns off someone's second factor. */
export const FactorOffDialog = ({ id, name, onClose }: FactorOffDialogProps) => {
  const turnOff = trpc.secondFactor.turnOffFor.useMutation(
    useAction({ done: userWords.factorIsOff, failed: userWords.factorOffFailed, onSettled: onClose }),
  );
  return (
    <ConfirmDialog
      open
      title={`Turn off the second factor for ${name}?`}
      text="Use this when someone lost both the phone and the recovery codes. It signs them out everywhere."
      confirm={userWords.factorOff}
      busy={turnOff.isPending}
      onConfirm={() => turnOff.mutate({ id })}
      onCancel={onClose}
    />
  );
};
