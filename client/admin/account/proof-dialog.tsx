import { useEffect, useState } from 'react';
import { problemOfPasskey } from '../../auth/passkey-problem';
import { canUsePasskeys, showPasskey } from '../../lib/passkeys';
import { answerProof, useIsProofAsked } from '../../lib/proof-store';
import { nowOrNever } from '../../lib/query-client';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { AskForm } from '../kit/ask-form';

const fieldId = 'proof-password';

/** The alternative for people with a passkey. */
const ByPasskey = () => {
  const confirm = trpc.passkeys.confirm.useMutation(nowOrNever);
  const [problem, setProblem] = useState('');
  const show = async () => {
    setProblem('');
    try {
      await confirm.mutateAsync(await showPasskey());
      answerProof(true);
    } catch (error) {
      setProblem(problemOfPasskey(error));
    }
  };
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Button look="secondary" onClick={show} label="Use a passkey instead" />
      <p role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
};

/** Takes the focus, which a dialog below this one would keep. */
const TakeFocus = () => {
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
};

/** Asks for the password again before a sensitive step, which then continues by itself. */
export const ProofDialog = () => {
  const isAsked = useIsProofAsked();
  const confirm = trpc.auth.confirm.useMutation(nowOrNever);
  const { data: factor } = trpc.secondFactor.state.useQuery(undefined, { enabled: isAsked });
  const cancel = () => answerProof(false);
  // If the session ends, nobody waits for an answer anymore.
  useEffect(() => () => answerProof(false), []);
  return (
    <Dialog
      open={isAsked}
      onClose={cancel}
      width="sm"
      title="Enter your password again"
      description="This step is sensitive, and you last entered your password more than 15 minutes ago."
    >
      <div className="p-5">
        <AskForm
          id={fieldId}
          type="password"
          label="Your password"
          autoComplete="current-password"
          maxLength={256}
          submit="Continue"
          onCancel={cancel}
          onSubmit={async (value) => {
            await confirm.mutateAsync({ password: value });
            answerProof(true);
          }}
        />
        <TakeFocus />
        {factor && factor.passkeys > 0 && canUsePasskeys() && <ByPasskey />}
      </div>
    </Dialog>
  );
};
