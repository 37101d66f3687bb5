import { useState } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { conflictWords as words } from './conflict-words';

type DismissFormProps = { name: string; onDismiss: (why: string) => Promise<unknown>; onCancel: () => void };

/** Asks why a name is not part of the case; the check records who said so. */
export const DismissForm = ({ name, onDismiss, onCancel }: DismissFormProps) => {
  const [why, setWhy] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isWordless = why.trim() === '';
  const submit = async () => {
    setTried(true);
    if (isWordless || isBusy) return;
    setBusy(true);
    // The mutation's toast reports the error.
    await onDismiss(why).catch(() => undefined);
    setBusy(false);
  };
  return (
    <form
      noValidate
      className="space-y-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        id="conflict-dismiss"
        label={`Why ${name} is not part of this case`}
        hint="Such as: her doctor. Your name and the time are saved with it."
        error={isTried && isWordless ? 'Say why' : undefined}
        maxLength={500}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" look="secondary" size="sm" aria-disabled={isBusy || undefined}>
          {words.dismiss}
        </Button>
        <Button look="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
