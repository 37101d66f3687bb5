import type { ClientRecord, BoardColumn as Column } from '../../../../shared/schemas/client';
import { boardFilterNames } from '../../../../shared/schemas/lists';
import { SearchBox } from '../../../ui/search-box';
import { Unread } from '../../conversation/unread';
import { GripVertical } from '../../icons';
import { useListAddress, writeAddress } from '../../kit/list/use-list-address';
import { useSearchText } from '../../kit/list/use-search-text';
import { TextLink } from '../../kit/text-link';
import { LeadStatusBadge } from '../../lead-status-badge';
import { useClientsPlace } from '../../list-place';
import { Moment } from '../../moment';
import { ScreenHead } from '../../screen-head';
import { LoadFailed, Loading } from '../../screen-states';
import { useCaseTypeTitle, usePersonName } from '../../shared-queries';
import { staffPaths } from '../../staff-paths';
import { words } from '../../words';
import { FilterPanel, LeadFilters } from '../client-filters';
import { clientWords } from '../client-words';
import { getName } from '../list/lead-columns';
import { listWords } from '../list/list-words';
import { StatusCell } from '../list/quick-cells';
import { StatusDialog } from '../list/use-status-choice';
import { ListOrBoard } from './list-or-board';
import { useBoard } from './use-board';
import { type CardDrag, useCardDrag } from './use-card-drag';

type BoardCardProps = {
  lead: ClientRecord;
  drag: CardDrag;
  /** Moves the card to the previous or next column. */
  onStep: (by: -1 | 1) => void;
};

/** One lead on the board: drag its handle, move it with the arrow keys, or choose its status from a list. */
const BoardCard = ({ lead, drag, onStep }: BoardCardProps) => {
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
        <TextLink
          href={staffPaths.client(lead.id)}
          state={place}
          className="min-w-0 grow py-1 font-semibold break-words"
        >
          {getName(lead)}
        </TextLink>
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

type BoardColumnProps = {
  column: Column;
  drag: CardDrag;
  filters: Record<string, string>;
  search: string;
  onStep: (id: string, by: -1 | 1) => void;
};

/** The leads with one status: their count, and the newest ones. */
const BoardColumn = ({ column, drag, filters, search, onStep }: BoardColumnProps) => {
  const { status, total, rows } = column;
  const isOver = drag.moving?.over === status;
  const all = writeAddress({ page: 1, sort: '', order: 'asc', filters: { status, ...filters } });
  return (
    <section
      data-column={status}
      aria-label={`${status}, ${total.toLocaleString('en-US')} leads`}
      className={`flex h-fit min-h-full w-66 shrink-0 snap-start flex-col rounded-lg border px-2 pb-2 ${isOver ? 'border-accent bg-warning-soft' : 'border-line bg-paper-deep'}`}
    >
      <h2 className="sticky top-0 z-10 flex items-center justify-between rounded-t-lg bg-inherit px-1 py-2 text-sm">
        <LeadStatusBadge status={status} />
        <span className="tabular-nums">{total.toLocaleString('en-US')}</span>
      </h2>
      <ul className="flex min-h-24 flex-col gap-2">
        {rows.map((lead) => (
          <BoardCard key={lead.id} lead={lead} drag={drag} onStep={(by) => onStep(lead.id, by)} />
        ))}
      </ul>
      {total === 0 && <p className="px-1 pb-4 text-sm text-muted">None</p>}
      {total > rows.length && (
        <TextLink
          href={`${staffPaths.clients}?${all}`}
          state={{ search }}
          className="mt-2 inline-flex min-h-9 items-center px-1 text-sm"
        >
          {`Show all ${total.toLocaleString('en-US')}`}
        </TextLink>
      )}
    </section>
  );
};

const show = (status: string) =>
  document
    .querySelector(`[data-column="${status}"]`)
    ?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' });

/** The number of leads for each status. Clicking one scrolls its column into view. */
const BoardCounts = ({ columns }: { columns: readonly Column[] }) => (
  <nav aria-label="Leads by status" className="mb-2 flex flex-wrap gap-x-1 border-b border-line">
    {columns.map(({ status, total }) => (
      <button
        key={status}
        type="button"
        onClick={() => show(status)}
        className="inline-flex min-h-9 items-center gap-1.5 px-2 text-sm max-md:min-h-7 max-md:px-1.5 max-md:text-xs whitespace-nowrap text-muted hover:text-ink"
      >
        {status} <span className="font-semibold text-ink tabular-nums">{total.toLocaleString('en-US')}</span>
      </button>
    ))}
  </nav>
);

const shape = { sorts: [], filters: boardFilterNames };

/** All leads by status, from the first call to the signed case. */
export const BoardScreen = () => {
  const { address, go } = useListAddress(shape);
  const searchBox = useSearchText(address.search, (search) =>
    go({ search }, { replace: address.search !== '' && search !== '' }),
  );
  const board = useBoard(address);
  const drag = useCardDrag(board.move);
  const { columns, query } = board;

  return (
    <>
      <ScreenHead title="Board">
        <ListOrBoard filters={address.filters} />
      </ScreenHead>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchBox label={words.list.search('client')} hint={listWords.searchHint} {...searchBox} />
        <FilterPanel address={address} go={go}>
          <LeadFilters address={address} go={go} />
        </FilterPanel>
      </div>
      {columns && <BoardCounts columns={columns} />}
      <p className="mb-2 text-sm text-muted max-md:hidden">
        Leads by status, newest first. Drag a card, or focus its handle and press the arrow keys.
      </p>
      <p role="status" className="hidden-text">
        {board.said}
      </p>
      {query.isError && <LoadFailed text="Error loading the board" onRetry={query.refetch} />}
      {query.isPending && <Loading text="Loading board..." />}
      {columns && (
        <div
          data-board
          className={`relative -mr-4 flex pr-4 xl:-mr-8 xl:pr-8 h-[calc(100dvh-19rem)] min-h-80 gap-3 overflow-auto pb-2 max-md:h-[calc(100dvh-17rem)] ${drag.moving ? '' : 'snap-x'}`}
        >
          {columns.map((column) => (
            <BoardColumn
              key={column.status}
              column={column}
              drag={drag}
              filters={address.filters}
              search={address.search}
              onStep={board.step}
            />
          ))}
        </div>
      )}
      {board.asking && (
        <StatusDialog
          status={board.asking.status}
          of={board.asking.lead.id}
          onSave={board.answer}
          onClose={board.stopAsking}
        />
      )}
    </>
  );
};
