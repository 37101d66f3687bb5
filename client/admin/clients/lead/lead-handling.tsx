import { type ClientRecord, leadStatus } from '../../../../shared/schemas/client';
import { clientLabels } from '../../field-name';
import { statusColours } from '../../lead-status-badge';
import { PersonOptions, StatusOptions } from '../list/quick-cells';
import { useQuickChange } from '../list/use-quick-change';
import { useStatusChoice } from '../list/use-status-choice';
import { useHandling } from './use-handling';

const choice = 'min-h-8 max-w-full min-w-0 cursor-pointer border text-sm hover:border-ink print:hidden';

/** The lead's status and assignee, edited in place. Turning it down asks for the reason. */
export const useLeadHandling = (client: ClientRecord) => {
  const { conflict, shown, change } = useHandling(client);
  const quickChange = useQuickChange();
  const { choose, dialog } = useStatusChoice(client.id, (changed) =>
    changed.signed ? quickChange(client, changed) : change({ statusReason: '', ...changed }),
  );
  return {
    status: (
      <select
        data-key="s"
        aria-label={clientLabels.status}
        value={shown.status}
        onChange={({ target }) => choose(leadStatus.parse(target.value))}
        className={`${choice} shrink-0 rounded-full border-transparent px-2.5 font-semibold ${statusColours[shown.status]}`}
      >
        <StatusOptions />
      </select>
    ),
    assignee: (
      <select
        data-key="a"
        aria-label={clientLabels.assignedTo}
        value={shown.assignedTo ?? ''}
        onChange={({ target }) => void change({ assignedTo: target.value || null })}
        className={`${choice} rounded-md border-control bg-card px-2`}
      >
        <PersonOptions assignedTo={client.assignedTo} />
      </select>
    ),
    dialogs: (
      <>
        {dialog}
        {conflict}
      </>
    ),
  };
};
