import { useState } from 'react';
import { getRole } from '../../../shared/schemas/auth';
import { themes } from '../../../shared/schemas/lists';
import { useMay } from '../../auth/use-may';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { Select } from '../../ui/select';
import { Switch } from '../../ui/switch';
import { Card, cardClass } from '../kit/card';
import { ConfirmButton } from '../kit/confirm-button';
import { Loaded, LoadFailure } from '../kit/loaded';
import { didNotWork, useAction } from '../kit/use-action';
import { canNotify, mayNotify } from '../live/alerts';
import { usePreferences } from '../preferences/use-preferences';
import { ScreenHead } from '../screen-head';
import { useAccount } from '../shared-queries';
import { words } from '../words';
import { PasskeysCard } from './passkeys/passkeys-card';
import { PasswordForm } from './password-form';
import { RecoveryCodes } from './second-factor/recovery-codes';
import { SetUp } from './second-factor/set-up';
import { SessionList } from './session-list';

const getSentence = ({ on, passkeys }: Outputs['secondFactor']['state']) => {
  if (on) return 'On. Signing in takes a code from your authenticator app.';
  return passkeys > 0
    ? 'Off. Your passkeys are your second factor. Recovery codes work in their place.'
    : 'Off. With a second factor, a stolen password is not enough: signing in also takes a code from your phone.';
};

/** Sets up authenticator codes, makes new recovery codes, and turns the second factor off. */
const SecondFactorCard = () => {
  const { secondFactor } = trpc.useUtils();
  const query = trpc.secondFactor.state.useQuery(undefined, { staleTime: 0 });
  const { data: state } = query;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const action = { failed: didNotWork, refresh: () => [secondFactor.state] };
  const turnOff = useAction(trpc.secondFactor.turnOff, { ...action, done: 'Second factor off' });
  const renew = useAction(trpc.secondFactor.renewCodes, {
    ...action,
    onDone: (answer) => setCodes(answer.codes),
  });
  const hasCodes = state !== undefined && (state.on || state.passkeys > 0);

  return (
    <Card title="Authenticator app">
      <LoadFailure query={query} text="Error loading the second factor" />
      {state && (
        <p className="mb-4 text-sm text-muted">
          {getSentence(state)}
          {hasCodes &&
            ` ${state.codesLeft === 1 ? '1 recovery code is left.' : `${state.codesLeft} recovery codes are left.`}`}
          {state.required && ' Administrators here need one.'}
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {state && !state.on && (
        <SetUp
          onDone={async () => {
            await secondFactor.state.invalidate();
            toast.success('Second factor on');
          }}
        />
      )}
      {hasCodes && !codes && (
        <div className="mt-3 flex flex-wrap gap-3">
          <ConfirmButton
            size="md"
            label="New recovery codes"
            title="Make new recovery codes?"
            text="Your current codes will stop working."
            action={renew}
            input={undefined}
          />
          {state.on && (
            <ConfirmButton
              size="md"
              label="Turn off"
              title="Turn off the second factor?"
              text="After that, your password alone opens your account."
              action={turnOff}
              input={undefined}
            />
          )}
        </div>
      )}
    </Card>
  );
};

/** Colors and keyboard keys. Each choice applies immediately. */
const PreferencesCard = () => {
  const { chosen, choose } = usePreferences();
  const may = useMay();
  const chooseNotifications = async (notifications: boolean) => {
    if (notifications && !(await mayNotify()))
      return void toast.error({
        title: 'Not allowed',
        description:
          'This browser blocks notifications from this site. Allow them in the browser’s settings first.',
      });
    choose({ notifications });
  };
  return (
    <Card title="Display and alerts">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          id="theme"
          label="Theme"
          value={chosen.theme}
          onChange={({ target }) => choose({ theme: themes.find((theme) => theme === target.value) })}
          choices={{ system: 'Same as this device', light: 'Light', dark: 'Dark' }}
        />
      </div>
      <div className="mt-3">
        <Switch
          label="Keyboard shortcuts"
          checked={chosen.shortcuts}
          onChange={(shortcuts) => choose({ shortcuts })}
        />
        <p className="text-sm text-muted">
          Single keys such as / n j k work when you are not typing. Ctrl K and Ctrl B always work.
        </p>
      </div>
      {may('leads.read') && (
        <fieldset className="mt-4">
          <legend className="text-sm font-semibold">When a lead comes in</legend>
          <Switch label="Sound" checked={chosen.sound} onChange={(sound) => choose({ sound })} />
          {canNotify() && (
            <Switch
              label="System notification"
              checked={chosen.notifications}
              onChange={chooseNotifications}
            />
          )}
          <p className="text-sm text-muted">
            The browser tab always shows how many leads are waiting. Each device asks once before it shows
            notifications.
          </p>
        </fieldset>
      )}
    </Card>
  );
};

/** The signed-in person's own settings: password, passkeys, second factor, preferences and sessions. */
export const AccountScreen = () => {
  return (
    <>
      <ScreenHead />
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
              <Card title="Change password">
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
