import { toast } from '../../lib/toasts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { vendorWords } from './vendor-words';

/** A key, this once: who closes it without a copy has to rotate. */
export const NewKey = ({ value, onClose }: { value: string; onClose: () => void }) => {
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    toast.success(vendorWords.copied);
  };
  return (
    <Dialog open onClose={onClose} title={vendorWords.keyNow} description={vendorWords.keyText}>
      <div className="grid gap-4 p-5">
        <code className="block rounded-md border border-line bg-paper-deep p-3 font-mono text-sm break-all select-all">
          {value}
        </code>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={copy}>
            {vendorWords.copy}
          </Button>
          <Button onClick={onClose}>{vendorWords.keyDone}</Button>
        </div>
      </div>
    </Dialog>
  );
};
