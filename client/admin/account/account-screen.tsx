import { getRole } from '../../../shared/schemas/auth';
import { Card, cardClass } from '../kit/card';
import { Loaded } from '../kit/loaded';
import { ScreenHead } from '../screen-head';
import { useAccount } from '../shared-queries';
import { words } from '../words';
import { PasskeysCard } from './passkeys/passkeys-card';
import { PasswordForm } from './password-form';
import { PreferencesCard } from './preferences-card';
import { SecondFactorCard } from './second-factor/second-factor-card';
import { SessionList } from './session-list';

/** The signed-in person's own settings: password, passkeys, second factor, preferences and sessions. */
export const AccountScreen = () => {
  return (
    <>
      <ScreenHead title={words.places.account} />
      <Loaded query={useAccount()} loading="Loading account..." failed={words.account.failed}>
        {(me) => (
          <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
            <section className={`${cardClass} p-5 lg:col-span-2`}>
              <p className="text-sm text-muted">Signed in as</p>
              <p className="font-semibold">
                {me.firstName} {me.lastName}
              </p>
              <p className="text-sm text-muted">
                {me.username} · {words.account.roles[getRole(me) ?? 'user']}
              </p>
            </section>
            <div className="grid gap-5">
              <Card title={words.account.changePassword}>
                <PasswordForm username={me.username} />
              </Card>
              <SecondFactorCard />
            </div>
            <div className="grid gap-5">
              <PasskeysCard />
              <SessionList />
              <PreferencesCard />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
};
