import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { copyText } from '../copy-text';
import { Copy } from '../icons';
import { agreementWords } from './agreement-words';

type LinksDialogProps = {
  links: readonly { signer: string; name: string; url: string }[];
  onClose: () => void;
};

/** The links that staff pass on themselves, one for each signer. */
export const LinksDialog = ({ links, onClose }: LinksDialogProps) => {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Links for the signers"
      description="Each link works for one person only. Text it, or read it out. The record shows that you had it."
    >
      <div className="space-y-4 p-5">
        {links.map(({ signer, name, url }) => (
          <div key={signer} className="flex flex-wrap items-end gap-3">
            <Field
              id={`link-${signer}`}
              label={name}
              value={url}
              readOnly
              onFocus={({ target }) => target.select()}
              className="min-w-0 grow"
            />
            <Button
              data-autofocus
              look="secondary"
              aria-label={`Copy the link for ${name}`}
              onClick={() =>
                copyText(url, { copied: 'Link copied', notCopied: agreementWords.card.notCopied })
              }
            >
              <Copy aria-hidden className="size-4" />
              Copy link
            </Button>
          </div>
        ))}
        <div className="flex justify-end">
          <Button onClick={onClose} label="Done" />
        </div>
      </div>
    </Dialog>
  );
};
