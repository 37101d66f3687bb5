import type { Toast } from '../../../shared/messages';
import { toast } from '../../lib/toasts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { vendorWords } from './vendor-words';

type Words = { title: string; text: string; copy: string; copied: Toast };

const ofKey: Words = {
  title: 'Copy this key now',
  text: 'We show it only once and keep no copy.',
  copy: 'Copy key',
  copied: vendorWords.copied,
};

type NewKeyProps = { value: string; words?: Words; onClose: () => void };

/** Shows a key or another secret once: without a copy, a new one must be made. */
export const NewKey = ({ value, words = ofKey, onClose }: NewKeyProps) => {
  const copy = () =>
    // Browsers give the clipboard only to secure origins.
    (navigator.clipboard?.writeText(value) ?? Promise.reject()).then(
      () => toast.success(words.copied),
      () => toast.error(vendorWords.copyFailed),
    );
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.text}>
      <div className="grid gap-4 p-5">
        <code className="block rounded-md border border-line bg-paper-deep p-3 font-mono text-sm break-all select-all">
          {value}
        </code>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={copy}>
            {words.copy}
          </Button>
          <Button onClick={onClose}>I saved it</Button>
        </div>
      </div>
    </Dialog>
  );
};
