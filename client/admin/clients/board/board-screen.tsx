import { boardFilterNames } from '../../../../shared/schemas/lists';
import { SearchBox } from '../../../ui/search-box';
import { useListAddress } from '../../kit/list/use-list-address';
import { useSearchText } from '../../kit/list/use-search-text';
import { ScreenHead } from '../../screen-head';
import { LoadFailed, Loading } from '../../screen-states';
import { words } from '../../words';
import { FilterPanel, LeadFilters } from '../client-filters';
import { listWords } from '../list/list-words';
import { StatusDialog } from '../list/use-status-choice';
import { BoardColumn } from './board-column';
import { BoardCounts } from './board-counts';
import { ListOrBoard } from './list-or-board';
import { useBoard } from './use-board';
import { useCardDrag } from './use-card-drag';

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
