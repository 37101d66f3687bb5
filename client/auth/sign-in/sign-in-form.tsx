import { type FormEvent, useRef, useState } from 'react';
import { messages } from '../../../shared/messages';
import { toFailure } from '../../lib/failure';
import { dismissToasts, toast } from '../../lib/toasts';
import { api, type Inputs, type Outputs } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { authWords } from '../words';
import { Problem } from './sign-in-card';
import { getProblem } from './sign-in-problem';

type SignInFormProps = {
  username?: string;
  onSignedIn: (session: Outputs['auth']['login']) => void;
  /** The password is correct, and a code is also required. */
  onCodeNeeded: (proven: Inputs['auth']['login']) => void;
};

/** Username and password. */
export const SignInForm = ({ username: initialName, onSignedIn, onCodeNeeded }: SignInFormProps) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const focus = (name: 'username' | 'password') => {
    const input = form.current?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    input.select();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const username = String(fields.get('username')).trim();
    const password = String(fields.get('password'));
    if (!username || !password) {
      setProblem('Please enter your username and your password.');
      return focus(username ? 'password' : 'username');
    }
    setBusy(true);
    setProblem('');
    // Messages about a failed try or an ended session no longer matter.
    dismissToasts();
    try {
      onSignedIn(await api.auth.login.mutate({ username, password }));
    } catch (error) {
      if (toFailure(error).code === 'PRECONDITION_REQUIRED') return onCodeNeeded({ username, password });
      const { title, description } = messages.login.failed;
      const text = getProblem(error, description);
      toast.error({ title, description: text });
      setProblem(text);
      setBusy(false);
      focus('password');
    }
  };

  return (
    <form ref={form} noValidate onSubmit={submit} aria-busy={busy} className="mt-5 space-y-5">
      <Problem>{problem}</Problem>
      <Field
        id="username"
        name="username"
        label="Username"
        defaultValue={initialName}
        required
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <Field
        id="password"
        name="password"
        type="password"
        label="Password"
        required
        autoComplete="current-password"
        maxLength={256}
      />
      <Button type="submit" aria-disabled={busy} className="w-full">
        {busy ? messages.login.busy : authWords.logIn}
      </Button>
    </form>
  );
};
