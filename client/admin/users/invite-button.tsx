import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import type { Outputs } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { InviteForm } from './invite-form';
import { LinkDialog } from './link-dialog';

type Invitation = { link: Outputs['links']['invite']; name: string };

/** Invites someone and shows the resulting link. */
export const InviteButton = ({ onInvited }: { onInvited: () => unknown }) => {
  const [open, setOpen] = useState(false);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  return (
    <>
      <Button look="secondary" className="md:ml-auto" onClick={() => setOpen(true)}>
        <MailPlus aria-hidden className="size-4" />
        Invite user
      </Button>
      {open && (
        <InviteForm
          onClose={() => setOpen(false)}
          onInvited={(link, name) => {
            setInvitation({ link, name });
            onInvited();
          }}
        />
      )}
      {invitation && <LinkDialog {...invitation} onClose={() => setInvitation(null)} />}
    </>
  );
};
