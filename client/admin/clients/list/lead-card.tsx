import { Ellipsis, Pencil, Phone, StickyNote, Tag, Trash2 } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { PanelButton, Popover } from '../../../ui/popover';
import type { CardTools } from '../../crud/crud-list';
import { PhoneMark } from '../../desk/phone-mark';
import { WaitingTime } from '../../desk/waiting-time';
import { useCaseTypeTitle } from '../../shared-queries';
import { words } from '../../words';
import { NoteDialog } from '../lead/lead-note';
import { getName, NameLink, PhoneLink } from './lead-columns';
import { listWords } from './list-words';
import { StatusCell } from './quick-cells';
import { useQuickChange } from './use-quick-change';
import { useStatusChoice } from './use-status-choice';

/** The distances at which a touch becomes a swipe, triggers the action, and stops, in pixels. */
const slack = 12;
const enough = 72;
const most = 112;

type Swipe = { left: () => void; right: () => void };

/** Swiping a row left or right triggers an action; vertical movement scrolls. */
const useSwipe = ({ left, right }: Swipe) => {
  const from = useRef<{ x: number; y: number; pointer: number } | null>(null);
  const [drawn, setDrawn] = useState(0);
  const end = () => {
    from.current = null;
    setDrawn(0);
  };
  return {
    drawn,
    surface: {
      style: { transform: drawn === 0 ? undefined : `translateX(${drawn}px)` },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'touch') return;
        from.current = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (from.current?.pointer !== event.pointerId) return;
        const x = event.clientX - from.current.x;
        if (drawn === 0 && Math.abs(x) < Math.max(slack, Math.abs(event.clientY - from.current.y))) return;
        if (drawn === 0) event.currentTarget.setPointerCapture(event.pointerId);
        setDrawn(Math.max(-most, Math.min(most, x)));
      },
      onPointerUp: () => {
        end();
        if (drawn >= enough) right();
        if (drawn <= -enough) left();
      },
      onPointerCancel: end,
    },
  };
};

/** A lead on a phone. Swiping right calls, swiping left sets the status; the menu offers both, too. */
export const LeadCard = ({ row, select, edit, remove }: CardTools & { row: ClientRecord }) => {
  const [isWriting, setWriting] = useState(false);
  const change = useQuickChange();
  const status = useStatusChoice(row.id, (changed) => change(row, changed));
  const formatTitle = useCaseTypeTitle();
  const card = useRef<HTMLDivElement>(null);
  // The number asks the contact gate no matter who presses it.
  const call = () => card.current?.querySelector<HTMLElement>('[data-key="c"]')?.click();
  const swipe = useSwipe({ right: call, left: status.ask });
  const name = getName(row);
  const actions = [
    { label: listWords.call, icon: Phone, run: call },
    { label: listWords.setStatus, icon: Tag, run: status.ask },
    { label: 'Write a note', icon: StickyNote, run: () => setWriting(true) },
    { label: words.list.edit(name), icon: Pencil, run: edit },
    { label: words.list.remove(name), icon: Trash2, run: remove },
  ];
  return (
    <div ref={card} className="relative">
      {swipe.drawn !== 0 && (
        <p
          aria-hidden
          className={`absolute inset-0 flex items-center px-4 text-sm font-semibold ${swipe.drawn > 0 ? 'justify-start bg-success-soft text-success' : 'justify-end bg-info-soft text-info'}`}
        >
          {swipe.drawn > 0 ? listWords.call : listWords.setStatus}
        </p>
      )}
      <div
        {...swipe.surface}
        className={`relative grid touch-pan-y grid-cols-1 gap-1 px-3 py-2 ${swipe.drawn === 0 ? '' : 'bg-card'}`}
      >
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
      </div>
      {isWriting && <NoteDialog lead={row} onClose={() => setWriting(false)} />}
      {status.dialog}
    </div>
  );
};
