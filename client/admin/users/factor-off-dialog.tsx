import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { userWords } from './user-words';

type FactorOffDialogProps = { id: string; name: string; onClose: () => void };

/** Turns somebody's second factor off. */
export const FactorOffDialog = ({ id, name, onClose }: FactorOffDialogProps) => {
  const turnOff = trpc.secondFactor.turnOffFor.useMutation({
    onSuccess: () => toast.success(userWords.factorIsOff),
    onError: (error) => {
      const { title, description } = userWords.factorOffFailed;
      toast.error({ title, description: toFailure(error).message ?? description });
    },
    onSettled: onClose,
  });
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
