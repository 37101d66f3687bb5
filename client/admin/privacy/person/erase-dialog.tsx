import { useState } from 'react';
import { useLocation } from 'wouter';
import type { PersonChoice } from '../../../../shared/schemas/privacy';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { useAction } from '../../kit/use-action';
import { staffPaths } from '../../staff-paths';
import { words as common } from '../../words';
import { privacyWords } from '../privacy-words';

const words = privacyWords.person;
type EraseDialogProps = { choice: PersonChoice; onClose: () => void };

/** Requests an erasure. A second administrator must approve it; if there is none, the same one can after a wait. */
export const EraseDialog = ({ choice, onClose }: EraseDialogProps) => {
  const [reason, setReason] = useState('');
  const [, navigate] = useLocation();
  const { privacy } = trpc.useUtils();
  const ask = trpc.privacy.askErasure.useMutation(
    useAction({
      done: words.asked,
      failed: privacyWords.saveFailed,
      onDone: () => navigate(staffPaths.privacy('erasures')),
      refresh: () => [privacy.erasures],
    }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Erase this person?"
      description="Another administrator must agree. Then leads, notes, timeline, posts and messages are gone for good. What stays: hashes for the ledger and the do-not-contact lists, and consents sealed for five years."
      width="sm"
    >
      <form
        className="space-y-4 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!ask.isPending) ask.mutate({ ...choice, reason });
        }}
      >
        <Field
          id="erase-reason"
          label="Why"
          hint="Do not write the person’s name here: this stays."
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {common.form.cancel}
          </Button>
          <Button type="submit" look="danger" aria-disabled={ask.isPending || undefined}>
            {words.erase}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
