import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../../../shared/messages';
import { canUsePasskeys, showPasskey } from '../../lib/passkeys';
import { dismissToasts, toast } from '../../lib/toasts';
import { api, type Outputs } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { problemOfPasskey } from '../passkey-problem';
import { authWords } from '../words';
import { Problem } from './sign-in-card';

type PasskeySignInProps = { onSignedIn: (session: Outputs['auth']['login']) => void };

/** Signs in by a passkey alone, in browsers that know them. */
export const PasskeySignIn = ({ onSignedIn }: PasskeySignInProps) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (!canUsePasskeys()) return null;

  const enter = async () => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    dismissToasts();
    try {
      onSignedIn(await api.passkeys.signIn.mutate(await showPasskey()));
    } catch (error) {
      const description = problemOfPasskey(error);
      toast.error({ title: messages.login.failed.title, description });
      setProblem(description);
      setBusy(false);
    }
  };
  return (
    <div className="mt-4 space-y-3">
      <Button look="secondary" className="w-full" aria-disabled={busy} onClick={enter}>
        <KeyRound aria-hidden className="size-4" />
        {authWords.usePasskey}
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
};
