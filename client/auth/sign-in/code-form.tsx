import { type FormEvent, useState } from 'react';
import { messages } from '../../../shared/messages';
import { toast } from '../../lib/toasts';
import { api, type Inputs, type Outputs } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { authWords } from '../words';
import { Problem } from './sign-in-card';
import { getProblem } from './sign-in-problem';

type CodeFormProps = {
  /** The verified credentials, sent again with the code. */
  proven: Inputs['auth']['login'];
  onSignedIn: (session: Outputs['auth']['login']) => void;
};

/** The second step of signing in. */
export const CodeForm = ({ proven, onSignedIn }: CodeFormProps) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const input = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    const code = input.value.trim();
    if (code.length < 6) {
      setProblem('Please enter the six digits or a recovery code.');
      return input.focus();
    }
    setBusy(true);
    setProblem('');
    try {
      onSignedIn(await api.auth.login.mutate({ ...proven, code }));
    } catch (error) {
      const text = getProblem(error, messages.login.codeWrong);
      toast.error({ title: messages.login.failed.title, description: text });
      setProblem(text);
      setBusy(false);
      input.focus();
      input.select();
    }
  };

  return (
    <form noValidate onSubmit={submit} aria-busy={busy} className="mt-3 space-y-5">
      <p className="text-sm text-muted">Enter the code from your authenticator app, or use your passkey.</p>
      <Problem>{problem}</Problem>
      <Field
        id="code"
        name="code"
        label="Code"
        hint="Lost your phone or passkey? Enter one of your recovery codes."
        required
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" aria-disabled={busy} className="w-full">
        {busy ? messages.login.busy : authWords.logIn}
      </Button>
    </form>
  );
};
