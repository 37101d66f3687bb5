import { useRef } from 'react';
import { rowsPerPageChoices } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { catchFocus } from '../../lib/catch-focus';
import { useWidth } from '../../lib/use-width';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Pagination } from '../../ui/pagination';
import { SearchBox } from '../../ui/search-box';
import { Plus } from '../icons';
import { ScreenHead } from '../screen-head';
import { Loading } from '../screen-states';
import { words } from '../words';
import type { CrudResource, WithId } from './crud-list';
import { RecordList } from './records/record-list';
import { useCrudScreen } from './use-crud-screen';
import { useRowRemoval } from './use-row-removal';
import { useSearchText } from './use-search-text';

type Noun = 'client' | 'user' | 'service';

const box = 'px-6 py-12 text-center';

type ListLoadingProps = { noun: Noun; rows: number };

/** Placeholders for the requested number of rows under the table head; cards on a phone. */
const ListLoading = ({ noun, rows }: ListLoadingProps) => (
  <Loading text={messages[noun].loading} rows={rows + 1} className="min-h-row max-md:min-h-28" />
);

const ListError = ({ noun, onRetry }: { noun: Noun; onRetry: () => void }) => (
  <div role="alert" className={box}>
    <p className="font-semibold text-danger">{messages[noun].loadingFailed}</p>
    <p className="mt-1 mb-4 text-sm text-muted">{messages[noun].fetchFailed}.</p>
    <Button look="secondary" onClick={onRetry}>
      {words.retry}
    </Button>
  </div>
);

type ListFailureProps = { title: string; text: string; onDismiss: () => void };

/** Stays above the rows until dismissed; a toast announces it. */
const ListFailure = ({ title, text, onDismiss }: ListFailureProps) => (
  <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-md border border-danger/30 bg-danger-soft px-4 py-1.5 text-sm text-danger">
    <span>
      <span className="font-semibold">{title}</span>: {text}
    </span>
    <button
      type="button"
      onClick={onDismiss}
      className="min-h-8 px-1 font-semibold underline underline-offset-4"
    >
      Dismiss
    </button>
  </p>
);

type EmptyListProps = { noun: Noun; isSearching: boolean; isFiltered: boolean; onAdd: () => void };

/** Says that the list is empty, and what to do next. */
const EmptyList = ({ noun, isSearching, isFiltered, onAdd }: EmptyListProps) => {
  const narrowed = isFiltered ? 'Try other filters' : messages[noun].startByAdding;
  return (
    <div role="status" className={box}>
      <p className="font-semibold">{messages[noun].none}</p>
      <p className="mt-1 text-sm text-muted">{isSearching ? messages.list.adjustSearch : narrowed}</p>
      {!isSearching && !isFiltered && (
        <Button className="mt-4" onClick={onAdd}>
          {words.list.add(noun)}
        </Button>
      )}
    </div>
  );
};

/** A staff list with search, pages, add, edit and delete. */
export const CrudScreen = <Row extends WithId>({ list, create, edit }: CrudResource<Row>) => {
  const { noun, title, columns, getRowName, undo, bulk } = list;
  const screen = useCrudScreen(list);
  const { address, go, query, rows, paging, editing, refresh, selection } = screen;
  const { total } = paging.shown;
  const shown = { address, go, refresh };
  const heading = useRef<HTMLHeadingElement>(null);
  const [box, width] = useWidth<HTMLDivElement>();
  // The row and its button are about to disappear.
  const removal = useRowRemoval(list, () => requestAnimationFrame(() => heading.current?.focus()));
  // The first letter of a search adds a history entry; the following letters replace it.
  const searchBox = useSearchText(address.search, (search) =>
    go({ search }, { replace: address.search !== '' && search !== '' }),
  );
  const Form = editing?.record ? edit : create;
  // The newest version of it, which tells an open form what someone else changed.
  const record = rows.find(({ id }) => id === editing?.record?.id) ?? editing?.record;
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
          {list.head?.(shown)}
          <Button icon={Plus} data-key="n" onClick={screen.add} className={list.head ? 'max-sm:px-2.5' : ''}>
            <span className={list.head ? 'max-sm:sr-only' : ''}>{words.list.add(noun)}</span>
          </Button>
        </div>
      </ScreenHead>
      {list.before?.(shown)}
      <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
        <SearchBox label={words.list.search(noun)} hint={list.searchHint} {...searchBox} />
        {list.tools?.(shown)}
      </div>
      {list.note?.({ ...shown, rows, answer: query.data })}
      {removal.failure && (
        <ListFailure
          title={messages[noun].removeFailed}
          text={removal.failure}
          onDismiss={removal.forgetFailure}
        />
      )}
      {selection.ids.size > 0 && bulk?.({ ...shown, selection, total })}
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
              {...list}
              width={width}
              sortable={list.sortable ?? columns}
              rows={rows}
              sort={address.sort}
              order={address.order}
              onSort={(sort, order) => go({ sort, order })}
              isStale={query.isPlaceholderData}
              isReadOnly={screen.isFirstView}
              selection={bulk ? selection : undefined}
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
      {editing && <Form record={record} onClose={screen.stopEditing} onSaved={finishEditing} />}
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
