import { type ReactNode, useState } from 'react';
import type { PostbackRecord } from '../../../shared/schemas/postback';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { ConfirmButton } from '../kit/confirm-button';
import { SecretDialog } from '../kit/secret-dialog';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { vendorWords } from './vendor-words';

const { postback: words } = vendorWords;

type PostbackActionsProps = {
  id: string;
  stored: PostbackRecord | null;
  /** The form, which can also create a secret. */
  children: (onSecret: (secret: string) => void) => ReactNode;
};

/** Actions for a saved postback address: send a test, make a new secret, remove it. */
export const PostbackActions = ({ id, stored, children }: PostbackActionsProps) => {
  const [secret, setSecret] = useState('');
  const { postbacks } = trpc.useUtils();
  const action = {
    failed: words.saveFailed,
    refresh: () => [postbacks.get],
  };
  const test = trpc.postbacks.test.useMutation(useAction({ failed: words.saveFailed, done: words.tested }));
  const rotate = trpc.postbacks.rotate.useMutation(
    useAction({ ...action, onDone: (answer) => setSecret(answer.secret ?? '') }),
  );
  const stop = trpc.postbacks.remove.useMutation(useAction({ ...action, done: words.stopped }));
  return (
    <>
      {children(setSecret)}
      {stored && (
        <>
          <p className="mt-4 text-sm text-muted">
            {stored.lastSuccessAt && (
              <>
                Last accepted <Moment at={stored.lastSuccessAt} />{' '}
              </>
            )}
            {stored.oldSecretUntil && (
              <>
                The old secret works until <Moment at={stored.oldSecretUntil} />
              </>
            )}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button look="secondary" size="sm" disabled={test.isPending} onClick={() => test.mutate({ id })}>
              Send a test
            </Button>
            <ConfirmButton
              label={words.rotate}
              title="Make a new secret?"
              text="The old one works for 24 more hours, so the vendor has time to switch."
              action={rotate}
              input={{ id }}
            />
            <ConfirmButton
              label={words.stop}
              title="Stop reporting to this vendor?"
              text="Anything not yet sent will not be sent."
              action={stop}
              input={{ id }}
            />
          </div>
        </>
      )}
      {secret && (
        <SecretDialog
          kind="secret"
          text="The vendor uses it to check that we are the sender. We show it only once."
          value={secret}
          onClose={() => setSecret('')}
        />
      )}
    </>
  );
};
