import type { Outputs } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { copyText } from '../copy-text';
import { Moment } from '../moment';
import { userWords } from './user-words';

type LinkDialogProps = { link: Outputs['links']['invite']; name: string; onClose: () => void };

/** A new link: it was sent, or it is shown once to copy and pass on. */
export const LinkDialog = ({ link, name, onClose }: LinkDialogProps) => {
  const address = `${window.location.origin}${link.path ?? ''}`;
  return (
    <Dialog
      open
      onClose={onClose}
      width="sm"
      title={link.sent ? 'Link sent' : `A link for ${name}`}
      description={
        link.sent
          ? `We sent ${name} a link to choose a password.`
          : 'We show it only once. Do not share it with anyone else: the first person to open it chooses the password.'
      }
    >
      <div className="space-y-4 p-5">
        <p className="text-sm break-words">
          <span className="text-muted">Username:</span> {link.username}
        </p>
        {link.path && (
          <Field
            id="account-link"
            label="Link"
            value={address}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        )}
        <p className="text-sm text-muted">
          It works once, until <Moment at={link.expiresAt} />
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          {link.path && <Button onClick={() => copyText(address, userWords.copying)} label="Copy link" />}
          <Button look="secondary" onClick={onClose} label="Close" />
        </div>
      </div>
    </Dialog>
  );
};
