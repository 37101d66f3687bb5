import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { rowsPerPageChoices } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { catchFocus } from '../../lib/catch-focus';
import { useWidth } from '../../lib/use-width';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Pagination } from '../../ui/pagination';
import { SearchBox } from '../../ui/search-box';
import { ScreenHead } from '../screen-head';
import { words } from '../words';
import type { CrudResource } from './crud-list';
import { EmptyList, ListError, ListFailure, ListLoading } from './list-states';
import { RecordList } from './records/record-list';
import { useCrudScreen } from './use-crud-screen';
import { useRowRemoval } from './use-row-removal';
import { useSearchText } from './use-search-text';

/** A staff list with search, pages, add, edit and delete. */
export const CrudScreen = <Row extends { id: string | number }>({
  list,
  create,
  edit,
}: CrudResource<Row>) => {
  const { noun, title, columns, getRowName, useRemoval, undo, keepReason, tools, note, bulk } = list;
  const screen = useCrudScreen(list);
  const { address, go, query, rows, paging, editing, refresh, selection } = screen;
  const { total } = paging.shown;
  const heading = useRef<HTMLHeadingElement>(null);
  const [box, width] = useWidth<HTMLDivElement>();
  const removal = useRowRemoval({
    noun,
    getRowName,
    useRemoval,
    undo,
    // The row and its button are about to disappear.
    onRemoved: () => requestAnimationFrame(() => heading.current?.focus()),
  });
  // The first letter of a search adds a history entry; the following letters replace it.
  const searchBox = useSearchText(address.search, (search) =>
    go({ search }, { replace: address.search !== '' && search !== '' }),
  );
  const Form = editing?.record ? edit : create;
  const isFiltered = Object.values(address.filters).some(Boolean);

  const finishEditing = async () => {
    screen.stopEditing();
    await refresh();
    catchFocus(heading.current);
  };

  return (
    <section aria-busy={query.isFetching}>
      <ScreenHead title={title} headingRef={heading}>
        <div className="flex items-center gap-2">
          {list.head?.({ address, go, refresh })}
          <Button icon={Plus} data-key="n" onClick={screen.add} className={list.head ? 'max-sm:px-2.5' : ''}>
            <span className={list.head ? 'max-sm:sr-only' : ''}>{words.list.add(noun)}</span>
          </Button>
        </div>
      </ScreenHead>
      {list.before?.({ address, go, refresh })}
      <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
        <SearchBox label={words.list.search(noun)} hint={list.searchHint} {...searchBox} />
        {tools?.({ address, go, refresh })}
      </div>
      {note?.({ address, go, refresh, rows, answer: query.data })}
      {removal.failure && (
        <ListFailure
          title={messages[noun].removeFailed}
          text={removal.failure}
          onDismiss={removal.forgetFailure}
        />
      )}
      {selection.ids.size > 0 && bulk?.({ address, go, refresh, selection, total })}
      <div ref={box} className={list.preview ? 'grid grid-cols-[minmax(0,1fr)_23rem] items-start gap-4' : ''}>
        <div
          ref={paging.records}
          className="md:overflow-clip rounded-lg border border-line bg-card shadow-card"
        >
          {query.isError && <ListError noun={noun} onRetry={() => query.refetch()} />}
          {query.isPending && <ListLoading noun={noun} rows={paging.shown.limit} />}
          {query.isSuccess && total === 0 && (
            <EmptyList
              noun={noun}
              isSearching={address.search !== ''}
              isFiltered={isFiltered}
              onAdd={screen.add}
            />
          )}
          {rows.length > 0 && (
            <RecordList
              width={width}
              noun={noun}
              columns={columns}
              sortable={list.sortable ?? columns}
              rows={rows}
              getRowName={getRowName}
              sort={address.sort}
              order={address.order}
              onSort={(sort, order) => go({ sort, order })}
              isStale={query.isPlaceholderData}
              isReadOnly={screen.isFirstView}
              keepReason={keepReason}
              selection={bulk ? selection : undefined}
              onOpen={list.onOpen}
              preview={list.preview}
              card={list.card}
              extra={list.extra}
              onEdit={screen.edit}
              onRemove={removal.ask}
            />
          )}
          {total > 0 && (
            <Pagination
              {...paging.shown}
              choices={rowsPerPageChoices}
              onPage={paging.turnTo}
              onLimit={screen.setLimit}
            />
          )}
        </div>
        {list.preview?.panel}
      </div>
      {editing && <Form record={editing.record} onClose={screen.stopEditing} onSaved={finishEditing} />}
      <ConfirmDialog
        open={removal.row !== null}
        title={removal.row ? words.list.removeTitle(getRowName(removal.row)) : ''}
        text={undo?.text ?? `${messages.list.cannotUndo}.`}
        confirm={words.list.delete}
        busy={removal.isPending}
        onConfirm={removal.confirm}
        onCancel={removal.cancel}
      />
    </section>
  );
};
