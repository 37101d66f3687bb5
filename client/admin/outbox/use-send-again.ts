import { type Inputs, trpc } from '../../lib/trpc';
import { useAction } from '../kit/use-action';
import { outboxWords } from './outbox-words';

/** Sends the chosen messages again; calls `onDone` once they are queued. */
export const useSendAgain = (onDone: () => void = () => {}) => {
  const { mutate, isPending } = trpc.outbox.sendAgain.useMutation(
    useAction({
      done: ({ count }) => ({
        title: count === 1 ? '1 message is on its way again' : `${count} messages are on their way again`,
      }),
      failed: outboxWords.sendFailed,
      onDone,
      refresh: ({ outbox }) => [outbox],
    }),
  );
  return { isPending, send: (again: Inputs['outbox']['sendAgain']) => !isPending && mutate(again) };
};
