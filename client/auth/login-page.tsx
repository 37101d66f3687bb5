import '../styles/staff.css';
import { type FormEvent, useRef, useState } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { messages } from '../../shared/messages';
import { toFailure } from '../lib/failure';
import { dismissToasts, Toasts, toast } from '../lib/toasts';
import { api } from '../lib/trpc';
import { paths } from '../paths';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { accountPath } from './account-path';
import { returnPath } from './return-path';
import { keepSession, useSession } from './session';
import { authWords, inWords } from './words';

/** What to tell somebody whose sign-in did not work. */
const problemOf = (error: unknown) => {
  const { code, retryAfter } = toFailure(error);
  const { title, description } = messages.login.failed;
  if (code === 'TOO_MANY_REQUESTS')
    return { title, description: authWords.tooMany(inWords(retryAfter ?? 60)) };
  if (code === 'OFFLINE' || code === 'UNKNOWN') return { title, description: authWords.offline };
  return { title, description };
};

export const LoginPage = () => {
  const session = useSession();
  const search = useSearch();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const wanted = returnPath(search);

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
      setProblem(authWords.missing);
      return focus(username ? 'password' : 'username');
    }
    setBusy(true);
    setProblem('');
    // A failed try, or the end of the last session, is past when this one is judged.
    dismissToasts();
    try {
      const signedIn = await api.auth.login.mutate({ username, password });
      toast.success(messages.login.done);
      // What has to be done first is done at the one screen that asks for nothing else.
      navigate(signedIn.must ? accountPath : wanted, { replace: true, state: window.history.state });
      keepSession(signedIn);
    } catch (error) {
      const words = problemOf(error);
      toast.error(words);
      setProblem(words.description);
      setBusy(false);
      focus('password');
    }
  };

  if (session) return <Redirect replace to={wanted} state={window.history.state} />;
  return (
    <main id="main" className="staff grid min-h-dvh place-items-center px-4 py-10">
      <title>{`${authWords.loginTitle} · Staff`}</title>
      <meta name="robots" content="noindex" />
      <div className="w-full max-w-sm">
        <form
          ref={form}
          noValidate
          onSubmit={submit}
          aria-busy={busy}
          className="space-y-5 rounded-lg border border-line bg-card p-6 shadow-lift"
        >
          <h1 className="text-2xl">{authWords.loginTitle}</h1>
          <p id="login-problem" role="alert" className="text-sm font-medium text-danger empty:hidden">
            {problem}
          </p>
          <Field
            id="username"
            name="username"
            label={authWords.username}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <Field
            id="password"
            name="password"
            type="password"
            label={authWords.password}
            required
            autoComplete="current-password"
            maxLength={256}
          />
          <Button type="submit" aria-disabled={busy} className="w-full">
            {busy ? messages.login.busy : authWords.logIn}
          </Button>
        </form>
        <p className="mt-5 text-center text-sm">
          <Link href={paths.home} className="underline underline-offset-4">
            {authWords.backToSite}
          </Link>
        </p>
      </div>
      <Toasts />
    </main>
  );
};
