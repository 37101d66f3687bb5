import '../styles/staff.css';
import { useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { messages } from '../../shared/messages';
import { askAgain } from '../lib/hold-link';
import { toast } from '../lib/toasts';
import type { Inputs, Outputs } from '../lib/trpc';
import { Button } from '../ui/button';
import { accountPath } from './account-path';
import { returnPath } from './return-path';
import { keepSession, useSession } from './session';
import { CodeForm } from './sign-in/code-form';
import { ForgotForm } from './sign-in/forgot-form';
import { LinkForm } from './sign-in/link-form';
import { PasskeySignIn } from './sign-in/passkey-sign-in';
import { SignInCard, TextButton } from './sign-in/sign-in-card';
import { SignInForm } from './sign-in/sign-in-form';
import { linkWords } from './sign-in/sign-in-words';
import { useLink } from './sign-in/use-link';
import { authWords } from './words';

type Link = ReturnType<typeof useLink>;
type WithLinkProps = {
  link: Link;
  onForgot: () => void;
  onDone: (username: string, signedIn: Outputs['links']['use']) => void;
};

/** The page as opened by a link. */
const WithLink = ({ link: { session, retry, lose, leave }, onForgot, onDone }: WithLinkProps) => {
  const back = <TextButton onClick={leave}>{linkWords.back}</TextButton>;
  if (session?.link)
    return (
      <SignInCard
        title={
          session.link.kind === 'invitation'
            ? linkWords.welcome(session.link.firstName)
            : linkWords.resetTitle
        }
      >
        <LinkForm
          token={session.token}
          link={session.link}
          onGone={lose}
          onDone={(signedIn) => onDone(session.link?.username ?? '', signedIn)}
        />
      </SignInCard>
    );
  if (session?.state === 'checking')
    return (
      <SignInCard title={linkWords.resetTitle}>
        <p role="status" className="mt-3 text-sm text-muted">
          Checking your link...
        </p>
      </SignInCard>
    );
  const isGone = session?.state === 'gone';
  return (
    <SignInCard title={isGone ? 'This link no longer works' : linkWords.resetTitle} below={back}>
      <p role="alert" className="mt-3 mb-5 text-sm">
        {isGone
          ? 'It was already used, or it expired. Ask for a new one, or ask an administrator at your firm.'
          : authWords.offline}
      </p>
      <Button className="w-full" onClick={isGone ? onForgot : retry}>
        {isGone ? linkWords.forgotTitle : 'Try again'}
      </Button>
    </SignInCard>
  );
};

export const LoginPage = () => {
  const session = useSession();
  const search = useSearch();
  const [, navigate] = useLocation();
  const [view, setView] = useState<'sign-in' | 'forgot'>('sign-in');
  const [username, setUsername] = useState('');
  const [proven, setProven] = useState<Inputs['auth']['login'] | null>(null);
  const link = useLink();
  const wanted = returnPath(search);
  // The screen that the person signed out of is gone now.
  useEffect(askAgain, []);

  const enter = (signedIn: Outputs['auth']['login']) => {
    toast.success(messages.login.done);
    // Pending steps are done on the only screen that requires none.
    navigate(signedIn.pendingStep ? accountPath : wanted, { replace: true, state: window.history.state });
    keepSession(signedIn);
  };
  const show = (next: 'sign-in' | 'forgot') => {
    setView(next);
    link.leave();
  };

  if (link.session)
    return (
      <WithLink
        link={link}
        onForgot={() => show('forgot')}
        onDone={(name, signedIn) => {
          if (signedIn) return enter(signedIn);
          setUsername(name);
          show('sign-in');
        }}
      />
    );
  if (session) return <Redirect replace to={wanted} state={window.history.state} />;
  if (proven)
    return (
      <SignInCard
        title="One more step"
        below={<TextButton onClick={() => setProven(null)}>{linkWords.back}</TextButton>}
      >
        <CodeForm proven={proven} onSignedIn={enter} />
        <PasskeySignIn onSignedIn={enter} />
      </SignInCard>
    );
  if (view === 'forgot')
    return (
      <SignInCard
        title={linkWords.forgotTitle}
        below={<TextButton onClick={() => show('sign-in')}>{linkWords.back}</TextButton>}
      >
        <ForgotForm />
      </SignInCard>
    );
  return (
    <SignInCard
      title="Admin Login"
      below={<TextButton onClick={() => show('forgot')}>Forgot your password?</TextButton>}
    >
      <SignInForm username={username} onSignedIn={enter} onCodeNeeded={setProven} />
      <PasskeySignIn inField onSignedIn={enter} />
    </SignInCard>
  );
};
