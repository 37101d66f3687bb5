import { useState } from 'react';
import { messages } from '../../../shared/messages';
import { canUsePasskeys, showPasskey } from '../../lib/passkeys';
import { dismissToasts, toast } from '../../lib/toasts';
import { api, type Inputs, type Outputs } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { KeyRound } from '../../ui/icons';
import { problemOfPasskey } from '../passkey-problem';
import { Problem } from './sign-in-card';
import { usePasskeyOffer } from './use-passkey-offer';

type PasskeySignInProps = {
  onSignedIn: (session: Outputs['auth']['login']) => void;
  /** The page has a username field, in which the browser can also offer passkeys. */
  inField?: boolean;
};

/** Signs in with only a passkey, in browsers that support them. */
export const PasskeySignIn = ({ onSignedIn, inField = false }: PasskeySignInProps) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const enter = async (show: () => Promise<Inputs['passkeys']['signIn']>) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    dismissToasts();
    try {
      onSignedIn(await api.passkeys.signIn.mutate(await show()));
    } catch (error) {
      const description = problemOfPasskey(error);
      toast.error({ title: messages.login.failed.title, description });
      setProblem(description);
      setBusy(false);
    }
  };
  usePasskeyOffer(inField && !busy, (chosen) => enter(async () => chosen));
  if (!canUsePasskeys()) return null;
  return (
    <div className="mt-4 space-y-3">
      <Button look="secondary" className="w-full" aria-disabled={busy} onClick={() => enter(showPasskey)}>
        <KeyRound aria-hidden className="size-4" />
        Sign in with a passkey
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
};
