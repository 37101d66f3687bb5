import { type FormEvent, useState } from 'react';
import { linkUse } from '../../../shared/schemas/links';
import { toFailure } from '../../lib/failure';
import { toast } from '../../lib/toasts';
import { api, type Outputs } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { forgetSession } from '../session';
import { Problem } from './sign-in-card';
import { getProblem } from './sign-in-problem';
import { linkWords } from './sign-in-words';

type LinkFormProps = {
  token: string;
  link: Outputs['links']['open'];
  onGone: () => void;
  onDone: (signedIn: Outputs['links']['use']) => void;
};

/** Sets a password with a link. */
export const LinkForm = ({ token, link, onGone, onDone }: LinkFormProps) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const [password, repeated] = [String(fields.get('password')), String(fields.get('repeated'))];
    if (!password || !repeated) return setProblem('Please enter the new password twice.');
    const wrong = linkUse.safeParse({ token, password }).error?.issues[0]?.message;
    if (wrong || password !== repeated) return setProblem(wrong ?? 'The two passwords do not match');
    setBusy(true);
    setProblem('');
    try {
      const signedIn = await api.links.use.mutate({ token, password });
      // A session with the old password has ended.
      forgetSession();
      if (!signedIn) toast.success(linkWords.done);
      onDone(signedIn);
    } catch (error) {
      setBusy(false);
      if (toFailure(error).code === 'NOT_FOUND') return onGone();
      setProblem(getProblem(error, linkWords.failed));
    }
  };

  const field = { type: 'password', required: true, autoComplete: 'new-password', maxLength: 128 } as const;
  return (
    <form noValidate onSubmit={submit} aria-busy={busy} className="mt-3 space-y-5">
      <p className="text-sm text-muted">
        {link.kind === 'invitation'
          ? 'Choose a password to sign in. Next time, sign in with this username and your password.'
          : 'Then sign in with it. We sign you out in every other browser.'}
      </p>
      <Problem>{problem}</Problem>
      <Field
        id="username"
        name="username"
        label="Username"
        value={link.username}
        readOnly
        autoComplete="username"
      />
      <Field
        id="password"
        name="password"
        label="New password"
        hint="8 to 128 characters. A few words you can remember work best."
        {...field}
      />
      <Field id="repeated" name="repeated" label="Repeat the new password" {...field} />
      <Button type="submit" aria-disabled={busy} className="w-full">
        {busy ? linkWords.busy : 'Set password'}
      </Button>
    </form>
  );
};
