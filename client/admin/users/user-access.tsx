import { useState } from 'react';
import type { UserRecord } from '../../../shared/schemas/user';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { ConfirmButton } from '../kit/confirm-button';
import { useAction } from '../kit/use-action';
import { LinkDialog } from './link-dialog';
import { userWords } from './user-words';

/** How a person gets in again: a link to choose a password, which nobody else learns. */
export const UserAccess = ({ record }: { record: UserRecord }) => {
  const [shown, setShown] = useState(false);
  const name = `${record.firstName} ${record.lastName}`;
  const renew = trpc.links.renew.useMutation(
    useAction({ failed: userWords.linkFailed, onDone: () => setShown(true) }),
  );
  const turnOff = trpc.secondFactor.turnOffFor.useMutation(
    useAction({ done: userWords.factorIsOff, failed: userWords.factorOffFailed }),
  );
  return (
    <div className="space-y-2 border-t border-line pt-4 sm:col-span-2">
      <p className="text-sm text-muted">
        Lost the password or the invitation? Make a new link. The old one stops working.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          aria-disabled={renew.isPending}
          onClick={() => !renew.isPending && renew.mutate({ id: record.id })}
        >
          Make a password link
        </Button>
        <ConfirmButton
          size="md"
          label={userWords.factorOff}
          title={`Turn off the second factor for ${name}?`}
          text="Use this when someone lost both the phone and the recovery codes. It signs them out everywhere."
          action={turnOff}
          input={{ id: record.id }}
        />
      </div>
      {shown && renew.data && <LinkDialog link={renew.data} name={name} onClose={() => setShown(false)} />}
    </div>
  );
};
