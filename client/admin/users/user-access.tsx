import { useState } from 'react';
import type { UserRecord } from '../../../shared/schemas/user';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { LinkDialog } from './link-dialog';
import { userWords } from './user-words';

/** How a person gets in again: a link to choose a password, which nobody else learns. */
export const UserAccess = ({ record }: { record: UserRecord }) => {
  const [shown, setShown] = useState(false);
  const renew = trpc.links.renew.useMutation({
    onSuccess: () => setShown(true),
    onError: () => toast.error(userWords.linkFailed),
  });
  return (
    <div className="space-y-2 border-t border-line pt-4 sm:col-span-2">
      <p className="text-sm text-muted">{userWords.accessText}</p>
      <Button
        look="secondary"
        aria-disabled={renew.isPending}
        onClick={() => !renew.isPending && renew.mutate({ id: record.id })}
      >
        {userWords.makeLink}
      </Button>
      {shown && renew.data && (
        <LinkDialog
          link={renew.data}
          name={`${record.firstName} ${record.lastName}`}
          onClose={() => setShown(false)}
        />
      )}
    </div>
  );
};
