import { useState } from 'react';
import { toFailure } from '../../../lib/failure';
import { type Outputs, trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { AskForm } from '../../kit/ask-form';
import { didNotWork } from '../../kit/use-action';
import { RecoveryCodes } from './recovery-codes';

/** Sets up authenticator codes: the QR code with a first code to confirm, then the recovery codes. */
export const SetUp = ({ onDone }: { onDone: () => void }) => {
  const begin = trpc.secondFactor.begin.useMutation({ onSuccess: (answer) => setSetup(answer) });
  const confirm = trpc.secondFactor.confirm.useMutation();
  const [setup, setSetup] = useState<Outputs['secondFactor']['begin'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (!setup)
    return (
      <>
        <Button aria-disabled={begin.isPending} onClick={() => !begin.isPending && begin.mutate()}>
          Set up
        </Button>
        <p role="alert" className="mt-3 text-sm font-medium text-danger empty:hidden">
          {begin.error && (toFailure(begin.error).message ?? didNotWork.description)}
        </p>
      </>
    );
  return (
    <div className="space-y-4">
      <p className="text-sm">
        Scan this QR code with an authenticator app, such as Google Authenticator, 1Password or Aegis.
      </p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(setup.svg)}`}
        alt="QR code for your authenticator app"
        className="size-48 rounded-md border border-line bg-white"
      />
      <p className="text-sm">
        Or type this key into the app: <code className="font-mono break-all select-all">{setup.secret}</code>
      </p>
      <AskForm
        id="factor-code"
        label="Code from the app"
        hint="Six digits that change every 30 seconds."
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        autoFocus
        submit="Turn on"
        onSubmit={async (code) => setCodes((await confirm.mutateAsync({ code })).codes)}
        onCancel={() => setSetup(null)}
      />
    </div>
  );
};
