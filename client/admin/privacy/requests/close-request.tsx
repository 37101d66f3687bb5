import { useState } from 'react';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { useAction } from '../../kit/use-action';
import { words as common } from '../../words';
import { privacyWords } from '../privacy-words';

const words = privacyWords.requests;
type Outcome = keyof typeof words.outcomes;

/** Closes a request with a permanent note about the outcome. */
export const CloseRequest = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [state, setState] = useState<Outcome>('done');
  const [note, setNote] = useState('');
  const close = trpc.privacy.closeRequest.useMutation(
    useAction({
      done: words.closed,
      failed: privacyWords.saveFailed,
      onDone: onClose,
      refresh: ({ privacy }) => [privacy.requests],
    }),
  );
  return (
    <Dialog open onClose={onClose} title="How did it end?" width="sm">
      <form
        className="space-y-4 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!close.isPending) close.mutate({ id, state, note });
        }}
      >
        <Select
          id="close-outcome"
          label="Outcome"
          value={state}
          onChange={(event) => setState(event.target.value as Outcome)}
        >
          {Object.entries(words.outcomes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextArea
          id="close-note"
          label="What we did and what we told the person"
          required
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {common.form.cancel}
          </Button>
          <Button type="submit" aria-disabled={close.isPending || undefined}>
            Close the request
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
