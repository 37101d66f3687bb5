import { useState } from 'react';
import type { Outputs } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Moment } from '../moment';
import { userWords } from './user-words';

type LinkDialogProps = { link: Outputs['links']['invite']; name: string; onClose: () => void };

/** A link that was made: sent, or shown this once to be copied and handed over. */
export const LinkDialog = ({ link, name, onClose }: LinkDialogProps) => {
  const [copied, setCopied] = useState(false);
  const address = `${window.location.origin}${link.path ?? ''}`;
  const copy = async () => {
    // Only a page that came over https, or from this machine, may write there; the field can be copied by hand.
    await navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width="sm"
      title={link.sent ? userWords.linkSent : userWords.linkTitle(name)}
      description={link.sent ? userWords.linkSentText(name) : userWords.linkText}
    >
      <div className="space-y-4 p-5">
        <p className="text-sm break-words">
          <span className="text-muted">{userWords.username}:</span> {link.username}
        </p>
        {link.path && (
          <Field
            id="account-link"
            label={userWords.link}
            value={address}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        )}
        <p className="text-sm text-muted">
          {userWords.linkUntil} <Moment at={link.expiresAt} />
        </p>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <span role="status" className="mr-auto text-sm text-success">
            {copied && userWords.copied}
          </span>
          {link.path && <Button onClick={copy}>{userWords.copy}</Button>}
          <Button look="secondary" onClick={onClose}>
            {userWords.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
