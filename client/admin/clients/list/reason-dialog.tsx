import { useState } from 'react';
import { messages } from '../../../../shared/messages';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { SubmitButton } from '../../form/submit-button';
import { ToldReasons, toldReasonsList } from '../../returns/told-reasons';
import { words } from '../../words';
import { clientLabels, clientWords } from '../client-words';
import { listWords } from './list-words';

type ReasonDialogProps = { onSave: (reason: string) => Promise<unknown>; onClose: () => void };

/** Asks why a lead is turned down, wherever that is done without its page. */
export const ReasonDialog = ({ onSave, onClose }: ReasonDialogProps) => {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (reason.trim() === '') return setMissing(true);
    setBusy(true);
    await onSave(reason.trim());
    setBusy(false);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={listWords.reasonTitle}
      description={listWords.reasonText}
      width="sm"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) save();
        }}
      >
        <div className="p-5">
          <Field
            data-autofocus
            id="turn-down-reason"
            required
            list={toldReasonsList}
            maxLength={500}
            label={clientLabels.statusReason}
            hint={clientWords.reasonHint}
            value={reason}
            error={isMissing && reason.trim() === '' ? messages.form.required : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <ToldReasons />
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3">
          <Button look="secondary" onClick={onClose}>
            {words.form.cancel}
          </Button>
          <SubmitButton busy={busy}>{listWords.reasonSave}</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
};
