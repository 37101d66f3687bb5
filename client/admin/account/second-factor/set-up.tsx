import { useState } from 'react';
import { type Outputs, trpc } from '../../../lib/trpc';
import { AskForm } from './ask-form';
import { RecoveryCodes } from './recovery-codes';
import { factorWords } from './second-factor-words';

type SetUpProps = { onDone: () => void; onCancel?: () => void };

/** The way to a second factor: the password, the picture with the first code, the recovery codes. */
export const SetUp = ({ onDone, onCancel }: SetUpProps) => {
  const begin = trpc.secondFactor.begin.useMutation();
  const confirm = trpc.secondFactor.confirm.useMutation();
  const [setup, setSetup] = useState<Outputs['secondFactor']['begin'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (!setup)
    return (
      <AskForm
        key="password"
        id="factor-password"
        type="password"
        label={factorWords.password}
        autoComplete="current-password"
        submit={factorWords.goOn}
        onSubmit={async (currentPassword) => setSetup(await begin.mutateAsync({ currentPassword }))}
        onCancel={onCancel}
      />
    );
  return (
    <div className="space-y-4">
      <p className="text-sm">{factorWords.scan}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(setup.svg)}`}
        alt={factorWords.picture}
        className="size-48 rounded-md border border-line bg-white"
      />
      <p className="text-sm">
        {factorWords.orType} <code className="font-mono break-all select-all">{setup.secret}</code>
      </p>
      <AskForm
        key="code"
        id="factor-code"
        label={factorWords.code}
        hint={factorWords.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        autoFocus
        submit={factorWords.turnOn}
        onSubmit={async (code) => setCodes((await confirm.mutateAsync({ code })).codes)}
        onCancel={onCancel}
      />
    </div>
  );
};
