import '../styles/staff.css';
import { Link } from 'wouter';
import { messages } from '../../shared/messages';
import { Toasts } from '../lib/toasts';
import { Button } from '../ui/button';
import { ShieldAlert } from '../ui/icons';
import { accountPath } from './account-path';
import { useSession } from './session';
import { useSignOut } from './use-sign-out';
import { authWords } from './words';

export const UnauthorizedPage = () => {
  const session = useSession();
  const signOut = useSignOut();
  return (
    <main id="main" className="staff grid min-h-dvh place-items-center px-4 py-10 text-center">
      <title>{authWords.accessDenied}</title>
      <meta name="robots" content="noindex" />
      <div className="max-w-md">
        <ShieldAlert aria-hidden className="mx-auto size-10 text-danger" strokeWidth={1.5} />
        <h1 className="mt-4 text-3xl">{authWords.accessDenied}</h1>
        <p className="mt-3 text-muted">{messages.unauthorized}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.history.back()}>Go Back</Button>
        </div>
        {session && (
          <p className="mt-8 flex flex-wrap items-center justify-center gap-x-4 text-sm text-muted">
            <span>{session.username}</span>
            <Link href={accountPath} className="py-2 text-ink underline underline-offset-4">
              My account
            </Link>
            <button type="button" onClick={signOut} className="py-2 text-ink underline underline-offset-4">
              Log out
            </button>
          </p>
        )}
      </div>
      <Toasts />
    </main>
  );
};
