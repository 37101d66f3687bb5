import { toast } from '../../lib/toasts';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { controlClass } from '../../ui/field';
import { webhookWords as words } from './webhook-words';

const copy = (secret: string) =>
  navigator.clipboard.writeText(secret).then(
    () => toast.success(words.copied),
    () => toast.error(words.copyFailed),
  );

/** Shows a new secret once. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title="Copy this secret now"
    description="Give it to the receiver. We show it only once; you can always make a new one."
    width="sm"
  >
    <div className="grid gap-4 p-5">
      <label className="text-sm font-semibold">
        Secret
        <input
          readOnly
          value={secret}
          onFocus={(event) => event.target.select()}
          className={`${controlClass} mt-1.5 font-mono text-sm`}
        />
      </label>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={() => copy(secret)}>
          Copy
        </Button>
        <Button onClick={onClose}>I saved it</Button>
      </div>
    </div>
  </Dialog>
);
