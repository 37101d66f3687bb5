import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { copyText } from '../copy-text';

const words = {
  key: { title: 'Copy this key now', copy: 'Copy key', copied: 'Key copied' },
  secret: { title: 'Copy this secret now', copy: 'Copy secret', copied: 'Secret copied' },
};
const notCopied = 'It could not be copied. Select it and copy it yourself.';

export type SecretKind = { kind: keyof typeof words; text: string };
type SecretDialogProps = SecretKind & { value: string; onClose: () => void };

/** Shows a key or another secret once: without a copy, a new one must be made. */
export const SecretDialog = ({ kind, text, value, onClose }: SecretDialogProps) => {
  const { title, copy, copied } = words[kind];
  return (
    <Dialog open onClose={onClose} title={title} description={text}>
      <div className="grid gap-4 p-5">
        <code className="block rounded-md border border-line bg-paper-deep p-3 font-mono text-sm break-all select-all">
          {value}
        </code>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={() => copyText(value, { copied, notCopied })} label={copy} />
          <Button onClick={onClose} label="I saved it" />
        </div>
      </div>
    </Dialog>
  );
};
