import { useRef, useState } from 'react';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { Phone } from '../../../ui/icons';
import { PanelButton, Popover } from '../../../ui/popover';
import { PhoneMark } from '../../desk/phone-mark';
import { WaitingTime } from '../../desk/waiting-time';
import { Ellipsis, Pencil, StickyNote, Tag, Trash2 } from '../../icons';
import type { CardTools } from '../../kit/list/column';
import { useCaseTypeTitle } from '../../shared-queries';
import { words } from '../../words';
import { NoteDialog } from '../lead/lead-note';
import { getName, NameLink, PhoneLink } from './lead-columns';
import { listWords } from './list-words';
import { StatusCell } from './quick-cells';
import { useQuickChange } from './use-quick-change';
import { useStatusChoice } from './use-status-choice';

/** A lead on a phone. */
export const LeadCard = ({ row, select, edit, remove }: CardTools & { row: ClientRecord }) => {
  const [isWriting, setWriting] = useState(false);
  const change = useQuickChange();
  const status = useStatusChoice(row.id, (changed) => change(row, changed));
  const formatTitle = useCaseTypeTitle();
  const card = useRef<HTMLDivElement>(null);
  // The number asks the contact gate no matter who presses it.
  const call = () => card.current?.querySelector<HTMLElement>('[data-key="c"]')?.click();
  const name = getName(row);
  const actions = [
    { label: 'Call', icon: Phone, run: call },
    { label: listWords.setStatus, icon: Tag, run: status.ask },
    { label: 'Write a note', icon: StickyNote, run: () => setWriting(true) },
    { label: words.list.edit(name), icon: Pencil, run: edit },
    { label: words.list.remove(name), icon: Trash2, run: remove },
  ];
  return (
    <div ref={card} className="grid grid-cols-1 gap-1 px-3 py-2">
      <div className="flex items-center gap-2">
        {select}
        <div className="min-w-0 grow font-semibold">
          <NameLink row={row} />
        </div>
        {row.waitingSince && <WaitingTime since={row.waitingSince} callBy={row.callBy} />}
        <Popover
          name={`Actions for ${name}`}
          look="grid size-9 place-items-center rounded-md hover:bg-paper-deep"
          side="right"
          width="w-60"
          button={<Ellipsis aria-hidden className="size-5" />}
        >
          {(close) =>
            actions.map(({ label, icon, run }) => (
              <PanelButton key={label} icon={icon} label={label} close={close} onClick={run} />
            ))
          }
        </Popover>
      </div>
      <div className="flex items-center gap-3 pl-9 text-sm">
        <span className="shrink-0">
          <PhoneLink row={row} />
        </span>
        <PhoneMark mark={row.phoneMark} />
        <span className="min-w-0 truncate text-muted">{formatTitle(row.caseType)}</span>
      </div>
      <div className="flex items-center pl-9">
        <StatusCell row={row} />
      </div>
      {isWriting && <NoteDialog lead={row} onClose={() => setWriting(false)} />}
      {status.dialog}
    </div>
  );
};
