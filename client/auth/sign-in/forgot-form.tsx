import { type FormEvent, useState } from 'react';
import { messages } from '../../../shared/messages';
import { linkRequest } from '../../../shared/schemas/links';
import { api } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Problem } from './sign-in-card';
import { getProblem } from './sign-in-problem';
import { linkWords } from './sign-in-words';

/** Requests a password link; the page does not reveal whether the address is known. */
export const ForgotForm = () => {
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking');
  const [problem, setProblem] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'busy') return;
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    if (!linkRequest.safeParse({ email }).success) return setProblem(messages.validation.email.description);
    setState('busy');
    setProblem('');
    try {
      await api.links.request.mutate({ email });
      setState('sent');
    } catch (error) {
      setProblem(getProblem(error, linkWords.failed));
      setState('asking');
    }
  };

  if (state === 'sent')
    return (
      <p role="status" className="mt-4 text-sm">
        If this address belongs to an account, a link is on its way. It works for one hour. If nothing comes,
        ask an administrator at your firm to make a link for you.
      </p>
    );
  return (
    <form noValidate onSubmit={submit} aria-busy={state === 'busy'} className="mt-3 space-y-5">
      <p className="text-sm text-muted">
        Enter the e-mail address you sign in with. We will send you a link to choose a new password.
      </p>
      <Problem>{problem}</Problem>
      <Field
        id="email"
        name="email"
        type="email"
        label="E-mail"
        required
        autoFocus
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <Button type="submit" aria-disabled={state === 'busy'} className="w-full">
        {state === 'busy' ? linkWords.busy : 'Send the link'}
      </Button>
    </form>
  );
};
