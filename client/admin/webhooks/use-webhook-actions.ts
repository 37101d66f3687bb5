import { trpc } from '../../lib/trpc';
import { useAction } from '../kit/use-action';
import { webhookWords as words } from './webhook-words';

type Options = { onSecret: (secret: string) => void; onRemoved: () => void; onTested: () => void };

/** The actions for a webhook. */
export const useWebhookActions = ({ onSecret, onRemoved, onTested }: Options) => {
  const { webhooks, outbox } = trpc.useUtils();
  const action = { failed: words.failedAction, refresh: () => [webhooks, outbox] };
  return {
    pause: trpc.webhooks.pause.useMutation(useAction(action)),
    resume: trpc.webhooks.resume.useMutation(useAction(action)),
    remove: trpc.webhooks.remove.useMutation(useAction({ ...action, onDone: onRemoved })),
    rotate: trpc.webhooks.rotate.useMutation(
      useAction({ ...action, onDone: ({ secret }) => onSecret(secret) }),
    ),
    test: trpc.webhooks.test.useMutation(useAction({ ...action, done: words.tested, onDone: onTested })),
  };
};
