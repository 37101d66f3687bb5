import { useState } from 'react';
import {
  type ClientUpdate,
  type LeadStatus,
  leadStatus,
  leadStatuses,
} from '../../../../shared/schemas/client';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SignedDialog } from '../../agreements/signed-dialog';
import { ReasonChoice } from '../../turn-down/reason-choice';
import { ChoiceDialog } from '../bulk/choice-dialog';

/** As in `SignedDialog`, false leaves the dialog open. */
type ReasonDialogProps = { onSave: (reason: string) => Promise<unknown>; onClose: () => void };

/** Asks why a lead is turned down, outside the lead's page. */
const ReasonDialog = ({ onSave, onClose }: ReasonDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Why are you turning this lead down?"
    description="The reason shows on the lead and in its timeline."
    width="sm"
  >
    <ReasonChoice
      onChoose={async (reason) => {
        if ((await onSave(reason)) !== false) onClose();
      }}
    />
    <div className="flex justify-end border-t border-line px-5 py-3">
      <Button look="secondary" onClick={onClose} label="Cancel" />
    </div>
  </Dialog>
);

/** A status with the details that it requires. */
export type StatusChange = Pick<ClientUpdate, 'statusReason' | 'signed'> & { status: LeadStatus };

/** True if a status requires details: the reason for turning down, or how the lead was signed. */
export const asksForMore = (status: LeadStatus): boolean => status === 'Turned down' || status === 'Signed';

type StatusDialogProps = {
  status: LeadStatus;
  /** The lead's id, or a key that stands for several leads. */
  of: string;
  onSave: (change: StatusChange) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the details that a status requires, outside a form. */
export const StatusDialog = ({ status, of, onSave, onClose }: StatusDialogProps) =>
  status === 'Signed' ? (
    <SignedDialog
      of={of}
      onSave={(signed) => onSave({ status, statusReason: '', signed })}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog onSave={(statusReason) => onSave({ status, statusReason })} onClose={onClose} />
  );

/**
 * Sets a status, after asking for the details that it requires. `of` is the lead's id, or a key that stands for several
 * leads.
 */
export const useStatusChoice = (
  of: string,
  onSave: (change: StatusChange) => Promise<unknown>,
  count = 1,
) => {
  const [isChoosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState<LeadStatus | null>(null);
  const choose = (status: LeadStatus) => {
    setChoosing(false);
    if (asksForMore(status)) setAsking(status);
    else void onSave({ status });
  };
  return {
    choose,
    /** Offers all statuses in a dialog. */
    ask: () => setChoosing(true),
    dialog: (
      <>
        {isChoosing && (
          <ChoiceDialog
            title={`Status of ${count === 1 ? 'this lead' : `these ${count} leads`}`}
            choices={leadStatuses.map((status) => ({ value: status, label: status }))}
            onChoose={(status) => choose(leadStatus.parse(status))}
            onClose={() => setChoosing(false)}
          />
        )}
        {asking && <StatusDialog status={asking} of={of} onSave={onSave} onClose={() => setAsking(null)} />}
      </>
    ),
  };
};
