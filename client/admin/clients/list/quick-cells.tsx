import { useState } from 'react';
import { type ClientRecord, type LeadStatus, leadStatuses } from '../../../../shared/schemas/client';
import { IconButton } from '../../../ui/press';
import { type Choice, withCurrent } from '../../form/choices';
import { StickyNote } from '../../icons';
import { statusColours } from '../../lead-status-badge';
import { usePeople, usePersonName } from '../../shared-queries';
import { clientWords } from '../client-words';
import { NoteDialog } from '../lead/lead-note';
import { useQuickChange } from './use-quick-change';
import { useStatusChoice } from './use-status-choice';

type CellProps = { row: ClientRecord };

const getName = ({ firstName, lastName }: ClientRecord) => `${firstName} ${lastName}`;

const option = 'bg-card text-ink';

export const StatusOptions = () =>
  leadStatuses.map((status) => (
    <option key={status} className={option}>
      {status}
    </option>
  ));

/** The people a lead can be assigned to, and the one who has it now. */
export const PersonOptions = ({ assignedTo }: Pick<ClientRecord, 'assignedTo'>) => {
  const people = usePeople().map(({ id, name }) => ({ value: id, label: name }));
  const all: readonly Choice[] = [
    { value: '', label: clientWords.nobody },
    ...withCurrent(people, assignedTo ?? '', usePersonName()),
  ];
  return all.map(({ value, label }) => (
    <option key={value} value={value} className={option}>
      {label}
    </option>
  ));
};

/** The status as a select that looks like the badge. Turning down asks for the reason, Signed for the details. */
export const StatusCell = ({ row }: CellProps) => {
  const change = useQuickChange();
  const [wanted, setWanted] = useState<LeadStatus | null>(null);
  const { choose, dialog } = useStatusChoice(row.id, async (changed) => {
    setWanted(changed.status);
    const isDone = await change(row, changed);
    setWanted(null);
    return isDone;
  });
  const shown = wanted ?? row.status;
  return (
    <>
      <select
        data-key="s"
        aria-label={`Status of ${getName(row)}`}
        aria-busy={wanted !== null}
        value={shown}
        onChange={(event) => choose(event.target.value as LeadStatus)}
        className={`h-6 max-w-full cursor-pointer rounded-full border border-transparent px-2 text-xs font-semibold hover:border-control ${statusColours[shown]}`}
      >
        <StatusOptions />
      </select>
      {dialog}
    </>
  );
};

/** The lead's assignee, editable in the row. */
export const PersonCell = ({ row }: CellProps) => {
  const change = useQuickChange();
  const [wanted, setWanted] = useState<string | null>(null);
  const choose = async (id: string) => {
    setWanted(id);
    await change(row, { assignedTo: id || null });
    setWanted(null);
  };
  return (
    <select
      data-key="a"
      aria-label={`Person assigned to ${getName(row)}`}
      aria-busy={wanted !== null}
      value={wanted ?? row.assignedTo ?? ''}
      onChange={(event) => choose(event.target.value)}
      className="h-8 max-w-full cursor-pointer rounded-md border border-transparent bg-transparent px-1 text-sm hover:border-control"
    >
      <PersonOptions assignedTo={row.assignedTo} />
    </select>
  );
};

/** Opens a note over the list. */
export const NoteButton = ({ row }: CellProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={StickyNote}
        label={`Write a note on ${getName(row)}`}
        onClick={() => setOpen(true)}
        className="size-9 md:size-8"
      />
      {isOpen && <NoteDialog lead={row} onClose={() => setOpen(false)} />}
    </>
  );
};
