import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { rowsPerPageChoices } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Pagination } from '../../ui/pagination';
import { SearchBox } from '../../ui/search-box';
import { ScreenHead } from '../screen-head';
import { words } from '../words';
import type { CrudList } from './crud-list';
import { EmptyList, ListError, ListLoading } from './list-states';
import { RecordList } from './records/record-list';
import { useCrudScreen } from './use-crud-screen';
import { useSearchText } from './use-search-text';

/** A staff list: search, rows, pages, add, edit and delete. */
export const CrudScreen = <Row extends { id: string | number }>(list: CrudList<Row>) => {
  const { noun, title, columns, nameOf, Form, keepReason, tools, note } = list;
  const screen = useCrudScreen(list);
  const { address, go, query, rows, total, limit, last, editing, removing, removal, refresh } = screen;
  const heading = useRef<HTMLHeadingElement>(null);
  // The first letter of a search is a step that Back undoes; the letters after it are the same step.
  const searchBox = useSearchText(address.search, (search) =>
    go({ search }, { replace: address.search !== '' && search !== '' }),
  );
  const isFiltered = Object.values(address.filters).some(Boolean);

  const closeRemoval = () => screen.askToRemove(null);
  const confirmRemoval = () => {
    if (!removing) return;
    // The row and its button are about to go: the heading is where the keyboard finds itself again.
    removal.mutate(removing, { onSuccess: () => requestAnimationFrame(() => heading.current?.focus()) });
  };

  return (
    <section aria-busy={query.isFetching}>
      <ScreenHead title={title} headingRef={heading}>
        <Button onClick={screen.add}>
          <Plus aria-hidden className="size-4" />
          {words.list.add(noun)}
        </Button>
      </ScreenHead>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchBox
          label={words.list.search(noun)}
          value={searchBox.text}
          onChange={searchBox.setText}
          onClear={searchBox.clear}
        />
        {tools?.({ address, go, refresh })}
      </div>
      {note?.({ address, go, refresh, rows })}
      <div className="overflow-hidden rounded-lg border border-line bg-card shadow-card">
        {query.isError && <ListError noun={noun} onRetry={() => query.refetch()} />}
        {query.isPending && <ListLoading noun={noun} />}
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
            noun={noun}
            columns={columns}
            rows={rows}
            nameOf={nameOf}
            sort={address.sort}
            order={address.order}
            onSort={(sort, order) => go({ sort, order })}
            isStale={query.isPlaceholderData}
            isReadOnly={screen.isFirstView}
            keepReason={keepReason}
            onEdit={screen.edit}
            onRemove={screen.askToRemove}
          />
        )}
        {total > 0 && (
          <Pagination
            page={Math.min(address.page, last)}
            limit={limit}
            total={total}
            choices={rowsPerPageChoices}
            onPage={(page) => go({ page })}
            onLimit={screen.setLimit}
          />
        )}
      </div>
      {editing && (
        <Form
          record={editing.record}
          onClose={screen.stopEditing}
          onSaved={() => {
            screen.stopEditing();
            refresh();
          }}
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        title={removing ? words.list.removeTitle(nameOf(removing)) : ''}
        text={`${messages.list.cannotUndo}.`}
        confirm={words.list.delete}
        busy={removal.isPending}
        onConfirm={confirmRemoval}
        onCancel={closeRemoval}
      />
    </section>
  );
};
