import { useState } from 'react';
import { toast } from '../../../lib/toasts';
import { type Outputs, trpc } from '../../../lib/trpc';
import { Card } from '../../kit/card';
import { ConfirmButton } from '../../kit/confirm-button';
import { LoadFailure } from '../../kit/loaded';
import { didNotWork, useAction } from '../../kit/use-action';
import { RecoveryCodes } from './recovery-codes';
import { SetUp } from './set-up';

const getSentence = ({ on, passkeys }: Outputs['secondFactor']['state']) => {
  if (on) return 'On. Signing in takes a code from your authenticator app.';
  return passkeys > 0
    ? 'Off. Your passkeys are your second factor. Recovery codes work in their place.'
    : 'Off. With a second factor, a stolen password is not enough: signing in also takes a code from your phone.';
};

/** Sets up authenticator codes, makes new recovery codes, and turns the second factor off. */
export const SecondFactorCard = () => {
  const { secondFactor } = trpc.useUtils();
  const query = trpc.secondFactor.state.useQuery(undefined, { staleTime: 0 });
  const { data: state } = query;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const action = { failed: didNotWork, refresh: () => [secondFactor.state] };
  const turnOff = useAction(trpc.secondFactor.turnOff, { ...action, done: { title: 'Second factor off' } });
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
            toast.success({ title: 'Second factor on' });
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
