import { useState } from 'react';
import type { UserRecord } from '../../../shared/schemas/user';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { useAction } from '../kit/use-action';
import { FactorOffDialog } from './factor-off-dialog';
import { LinkDialog } from './link-dialog';
import { userWords } from './user-words';

/** Restores a person's access: a link to choose a password, which nobody else learns. */
export const UserAccess = ({ record }: { record: UserRecord }) => {
  const [shown, setShown] = useState(false);
  const [turningOff, setTurningOff] = useState(false);
  const name = `${record.firstName} ${record.lastName}`;
  const renew = trpc.links.renew.useMutation(
    useAction({ failed: userWords.linkFailed, onDone: () => setShown(true) }),
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
        <Button look="secondary" onClick={() => setTurningOff(true)}>
          {userWords.factorOff}
        </Button>
      </div>
      {turningOff && <FactorOffDialog id={record.id} name={name} onClose={() => setTurningOff(false)} />}
      {shown && renew.data && <LinkDialog link={renew.data} name={name} onClose={() => setShown(false)} />}
    </div>
  );
};
