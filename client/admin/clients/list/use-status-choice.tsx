import { useState } from 'react';
import { type LeadStatus, leadStatus, leadStatuses } from '../../../../shared/schemas/client';
import { ChoiceDialog } from '../bulk/choice-dialog';
import { listWords } from './list-words';
import { asksForMore, type StatusChange, StatusDialog } from './status-dialog';

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
            title={listWords.statusTitle(count)}
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
