import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { webhookWords as words } from './webhook-words';

type Options = { onSecret: (secret: string) => void; onRemoved: () => void; onTested: () => void };

/** What can be done with a webhook; each is followed by a new look at the list. */
export const useWebhookActions = ({ onSecret, onRemoved, onTested }: Options) => {
  const { webhooks, outbox } = trpc.useUtils();
  const settled = {
    onError: (error: unknown) => {
      const { message } = toFailure(error);
      toast.error(message ? { ...words.failedAction, description: message } : words.failedAction);
    },
    onSettled: () => Promise.all([webhooks.invalidate(), outbox.invalidate()]),
  };
  return {
    pause: trpc.webhooks.pause.useMutation(settled),
    resume: trpc.webhooks.resume.useMutation(settled),
    remove: trpc.webhooks.remove.useMutation({ ...settled, onSuccess: onRemoved }),
    rotate: trpc.webhooks.rotate.useMutation({ ...settled, onSuccess: ({ secret }) => onSecret(secret) }),
    test: trpc.webhooks.test.useMutation({
      ...settled,
      onSuccess: () => {
        toast.success(words.tested);
        onTested();
      },
    }),
  };
};
