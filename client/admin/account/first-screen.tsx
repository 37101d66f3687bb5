import { useLocation } from 'wouter';
import { useSignOut } from '../../auth/use-sign-out';
import { type Outputs, trpc } from '../../lib/trpc';
import { TextButton } from '../../ui/press';
import { staffPaths } from '../staff-paths';
import { words } from '../words';
import { AddPasskey } from './passkeys/add-passkey';
import { PasswordForm } from './password-form';
import { SetUp } from './second-factor/set-up';

/** The steps a person must finish before anything else opens, one card at a time, with a way to sign out. */
export const FirstScreen = ({ me }: { me: Outputs['auth']['me'] }) => {
  const utils = trpc.useUtils();
  const signOut = useSignOut();
  const [, navigate] = useLocation();
  const isPassword = me.pendingStep === 'change-password';
  const title = isPassword ? 'Choose your own password' : 'Set up your second factor';
  const goOn = async () => {
    navigate(me.isAdmin ? staffPaths.dashboard : staffPaths.account, { replace: true });
    await utils.invalidate();
  };
  return (
    <main id="main" className="staff grid min-h-dvh place-items-center px-4 py-10">
      <title>{`${title} · ${words.panel}`}</title>
      <div className="w-full max-w-md">
        <div className="rounded-lg border border-line bg-card p-6 shadow-lift">
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-2 mb-5 text-sm text-muted">
            {isPassword
              ? 'Your first password was shown on a screen. Replace it with one that only you know.'
              : 'Administrators here need more than a password: a passkey, or codes from an authenticator app. Either takes two minutes.'}
          </p>
          {isPassword ? (
            <PasswordForm
              username={me.username}
              save="Set password and continue"
              done={{ title: 'Password changed', description: 'Use your new password from now on.' }}
              onChanged={goOn}
            />
          ) : (
            <div className="space-y-5">
              <AddPasskey onDone={goOn} />
              <SetUp onDone={goOn} />
            </div>
          )}
        </div>
        <p className="mt-5 text-center text-sm">
          <TextButton onClick={signOut} label="Logout" />
        </p>
      </div>
    </main>
  );
};
