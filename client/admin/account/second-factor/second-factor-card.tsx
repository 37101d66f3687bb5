import { useState } from 'react';
import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { LoadFailed } from '../../screen-states';
import { AccountCard } from '../account-card';
import { AskForm } from './ask-form';
import { RecoveryCodes } from './recovery-codes';
import { factorWords } from './second-factor-words';
import { SetUp } from './set-up';

type Doing = 'nothing' | 'set-up' | 'turn-off' | 'new-codes';

/** Sets up the second factor, makes new recovery codes, and turns it off. */
export const SecondFactorCard = () => {
  const { secondFactor } = trpc.useUtils();
  const { data: state, isError, refetch } = trpc.secondFactor.state.useQuery(undefined, { staleTime: 0 });
  const turnOff = trpc.secondFactor.turnOff.useMutation();
  const renew = trpc.secondFactor.renewCodes.useMutation();
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = async () => {
    setDoing('nothing');
    setCodes(null);
    await secondFactor.state.invalidate();
  };
  const askPassword = {
    id: 'factor-password',
    type: 'password',
    label: factorWords.password,
    autoComplete: 'current-password',
    onCancel: finish,
  };

  return (
    <AccountCard title={factorWords.title}>
      {isError && !state && <LoadFailed text={factorWords.loadFailed} onRetry={refetch} />}
      {state && (
        <p className="mb-4 text-sm text-muted">
          {state.on ? `${factorWords.on} ${factorWords.left(state.codesLeft)}` : factorWords.off}
          {state.required && ` ${factorWords.required}`}
        </p>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={finish} />}
      {doing === 'set-up' && (
        <SetUp
          onCancel={finish}
          onDone={async () => {
            await finish();
            toast.success(factorWords.doneOn);
          }}
        />
      )}
      {doing === 'turn-off' && (
        <AskForm
          key="turn-off"
          {...askPassword}
          submit={factorWords.turnOff}
          onSubmit={async (currentPassword) => {
            await turnOff.mutateAsync({ currentPassword });
            await finish();
            toast.success(factorWords.doneOff);
          }}
        />
      )}
      {doing === 'new-codes' && !codes && (
        <AskForm
          key="new-codes"
          {...askPassword}
          submit={factorWords.newCodes}
          onSubmit={async (currentPassword) => setCodes((await renew.mutateAsync({ currentPassword })).codes)}
        />
      )}
      {state && doing === 'nothing' && (
        <div className="flex flex-wrap gap-3">
          {!state.on && <Button onClick={() => setDoing('set-up')}>{factorWords.setUp}</Button>}
          {state.on && (
            <>
              <Button look="secondary" onClick={() => setDoing('new-codes')}>
                {factorWords.newCodes}
              </Button>
              <Button look="secondary" onClick={() => setDoing('turn-off')}>
                {factorWords.turnOff}
              </Button>
            </>
          )}
        </div>
      )}
    </AccountCard>
  );
};
