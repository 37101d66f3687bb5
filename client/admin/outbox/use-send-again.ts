import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { type Inputs, trpc } from '../../lib/trpc';
import { outboxWords } from './outbox-words';

/** Sends again what a person chose; `onDone` is called after it was put on its way. */
export const useSendAgain = (onDone: () => void = () => {}) => {
  const { outbox } = trpc.useUtils();
  const { mutate, isPending } = trpc.outbox.sendAgain.useMutation({
    onSuccess: ({ count }) => {
      toast.success(outboxWords.sent(count));
      onDone();
    },
    onError: (error) => {
      const { message } = toFailure(error);
      toast.error(message ? { ...outboxWords.sendFailed, description: message } : outboxWords.sendFailed);
    },
    onSettled: () => outbox.invalidate(),
  });
  return { isPending, send: (again: Inputs['outbox']['sendAgain']) => !isPending && mutate(again) };
};
