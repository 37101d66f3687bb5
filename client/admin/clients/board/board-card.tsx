import { GripVertical } from 'lucide-react';
import { Link } from 'wouter';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { Unread } from '../../conversation/unread';
import { useClientsPlace } from '../../list-place';
import { Moment } from '../../moment';
import { useCaseTypeTitle, usePersonName } from '../../shared-queries';
import { staffPaths } from '../../staff-paths';
import { clientWords } from '../client-words';
import { getName } from '../list/lead-columns';
import { StatusCell } from '../list/quick-cells';
import type { CardDrag } from './use-card-drag';

type BoardCardProps = {
  lead: ClientRecord;
  drag: CardDrag;
  /** Moves the card to the previous or next column. */
  onStep: (by: -1 | 1) => void;
};

/** One lead on the board: drag its handle, move it with the arrow keys, or choose its status from a list. */
export const BoardCard = ({ lead, drag, onStep }: BoardCardProps) => {
  const place = useClientsPlace();
  const formatTitle = useCaseTypeTitle();
  const personName = usePersonName();
  const { moving } = drag;
  const isMoving = moving?.id === lead.id;
  return (
    <li
      style={isMoving ? { transform: `translate(${moving.x}px, ${moving.y}px) rotate(1.5deg)` } : undefined}
      className={`rounded-md border border-line bg-card p-3 text-sm shadow-card ${isMoving ? 'pointer-events-none relative z-20 shadow-over' : ''}`}
    >
      <div className="flex items-start gap-1">
        <Link
          href={staffPaths.client(lead.id)}
          state={place}
          className="min-w-0 grow py-1 font-semibold break-words underline underline-offset-4"
        >
          {getName(lead)}
        </Link>
        <Unread id={lead.id} />
        <button
          type="button"
          data-handle={lead.id}
          aria-label={`Move ${getName(lead)}, now ${lead.status}. Press the left or right arrow key, or drag.`}
          aria-keyshortcuts="ArrowLeft ArrowRight"
          onKeyDown={(event) => {
            const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined;
            if (!by) return;
            event.preventDefault();
            onStep(by);
          }}
          {...drag.handle(lead.id)}
          className="-mt-1 -mr-1 grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-md hover:bg-paper-deep active:cursor-grabbing"
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      </div>
      <p className="mb-2 break-words text-muted">
        {formatTitle(lead.caseType)} · <Moment short at={lead.createdAt} />
        <br />
        {personName(lead.assignedTo) || clientWords.nobody}
      </p>
      <StatusCell row={lead} />
    </li>
  );
};
