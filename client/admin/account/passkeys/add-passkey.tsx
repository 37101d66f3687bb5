import { useState } from 'react';
import { getDevice } from '../../../../shared/device';
import { problemOfPasskey } from '../../../auth/passkey-problem';
import { addPasskey, canUsePasskeys } from '../../../lib/passkeys';
import { Button } from '../../../ui/button';
import { AskForm } from '../../kit/ask-form';
import { RecoveryCodes } from '../second-factor/recovery-codes';

export const passkeyName = 'Passkey name';

type AddPasskeyProps = { onDone: () => void; look?: 'primary' | 'secondary' };

/** Adds a passkey: asks for its name, opens the browser's dialog, and shows recovery codes with the first one. */
export const AddPasskey = ({ onDone, look = 'primary' }: AddPasskeyProps) => {
  const [isNaming, setNaming] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const finish = () => {
    setNaming(false);
    setCodes([]);
    onDone();
  };
  if (!canUsePasskeys())
    return (
      <p className="text-sm text-muted">
        This browser cannot use passkeys at this address. Open the site by its name, over https.
      </p>
    );
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={finish} />;
  if (!isNaming) return <Button look={look} onClick={() => setNaming(true)} label="Add a passkey" />;
  return (
    <AskForm
      id="passkey-name"
      label={passkeyName}
      hint="Such as the name of your device. Your browser takes it from there."
      defaultValue={getDevice(navigator.userAgent)}
      maxLength={60}
      autoFocus
      submit="Continue"
      problemOf={problemOfPasskey}
      onSubmit={async (name) => {
        const answer = await addPasskey(name);
        if (answer.codes.length > 0) setCodes(answer.codes);
        else finish();
      }}
      onCancel={() => setNaming(false)}
    />
  );
};
