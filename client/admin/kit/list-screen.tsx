import { keepPreviousData } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { rowsPerPage, rowsPerPageChoices } from '../../../shared/constants';
import { catchFocus } from '../../lib/catch-focus';
import { toFailed } from '../../lib/toasts';
import { useLocalStorage } from '../../lib/use-local-storage';
import { useWidth } from '../../lib/use-width';
import { Button } from '../../ui/button';
import { Pagination } from '../../ui/pagination';
import { SearchBox } from '../../ui/search-box';
import { FilterSelect } from '../filter-select';
import { Plus } from '../icons';
import { usePlace } from '../place';
import { usePreferences } from '../preferences/use-preferences';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { cardClass } from './card';
import type { RowLook, WithId } from './list/column';
import { RecordList } from './list/record-list';
import { type Removal, RemovalFailure, RowRemoval } from './list/row-removal';
import { type ListAddress, type Order, useListAddress } from './list/use-list-address';
import { usePaging } from './list/use-paging';
import { useSearchText } from './list/use-search-text';
import { type Selection, useSelection } from './list/use-selection';
import { Empty } from './loaded';
import { SecretDialog, type SecretKind } from './secret-dialog';

/** The person's chosen page size on all devices; the browser remembers it until the server answers. */
const useLimit = () => {
  const { chosen, isKnown, choose } = usePreferences();
  const [stored, store] = useLocalStorage('rows-per-page');
  const remembered = rowsPerPageChoices.find((choice) => String(choice) === stored) ?? rowsPerPage;
  const limit = isKnown ? chosen.rowsPerPage : remembered;
  useEffect(() => {
    if (isKnown) store(String(limit));
  }, [isKnown, limit, store]);
  const set = (next: number) =>
    choose({ rowsPerPage: rowsPerPageChoices.find((choice) => choice === next) ?? rowsPerPage });
  return [limit, set] as const;
};

/** `isMore`: a search has more matches than `total`. */
export type Page<Row> = { rows: readonly Row[]; total: number; isMore?: boolean | undefined };
type Rows<Row> = readonly Row[] | Page<Row>;

/** The rows of a page stay until those of the next page arrive. */
const keepPrevious = { placeholderData: keepPreviousData };
/** The same for a list that nothing else refreshes. */
const pageOptions = { ...keepPrevious, staleTime: 0 };
export type PageOptions = typeof keepPrevious & { staleTime?: number };

export type ListFormProps<Row> = {
  record?: Row | undefined;
  onClose: () => void;
  /** Called after a save, with the secret if one was made. */
  onSaved: (secret?: string) => void;
};

/** A row of the screen's own, with the actions of the screen around it. */
export type ListRowProps<Row> = {
  row: Row;
  edit: () => void;
  remove: () => void;
  showSecret: (secret: string) => void;
  onRemoved: () => void;
  selection: Selection;
};

/** A filter without a label has no select: controls of the screen's own set it, without choices to any value. */
type Filters = Record<
  string,
  { label?: string; any?: string; choices?: readonly { value: string; label: string }[] }
>;

/** The filters that are set, each with one of its choices. */
type Chosen<Chosable extends Filters> = {
  [Name in keyof Chosable]?: NonNullable<Chosable[Name]['choices']>[number]['value'] | undefined;
};

/** The state of the list, for a screen's own controls, notes and bulk actions. */
export type ListTools<Row, Chosable extends Filters = Filters> = {
  rows: readonly Row[];
  total: number;
  filters: Chosen<Chosable>;
  selection: Selection;
  address: ListAddress;
  go: ReturnType<typeof useListAddress>['go'];
  refresh: () => Promise<unknown>;
};

type Query<Row> = {
  data: Rows<Row> | undefined;
  isError: boolean;
  isFetching?: boolean;
  isPlaceholderData?: boolean;
  refetch: () => unknown;
};

type Nothing = { title: string; text?: string };

/** One resource of the staff area: its list, on one page or more, the forms to add and edit a record, and its removal. */
export type ListResource<Row extends WithId, Chosable extends Filters, Sort extends string> = {
  list: Partial<RowLook<Row, Sort>> & {
    /** Another title than the place's, what stands above it, and the explanation under it. */
    title?: string;
    before?: ReactNode;
    text?: string;
    /** The label of the button that opens the form. */
    add?: string;
    search?: { label: string; hint?: string };
    /** The selects above the list. Their values are in its address, and are sent if they are among the choices. */
    useFilters?: () => Chosable;
    useRows: (
      query: Chosen<Chosable> & { search?: string; page: number; limit: number; sort?: Sort; order?: Order },
      options: PageOptions,
      address: ListAddress,
    ) => Query<Row>;
    /** Uses the number of rows that the person chose for all lists. */
    hasOwnLimit?: boolean;
    /** Refetches more than the list after a change. */
    useRefreshAll?: () => () => Promise<unknown>;
    /** Rows cached by this browser, shown until the server's rows arrive. */
    firstView?: () => Page<Row> | undefined;
    /** The list's noun in the sentences while it loads and if it fails, or these sentences. */
    what?: string;
    loading?: string;
    failed?: string;
    /** A second sentence under the failure. */
    reason?: string;
    none: Nothing;
    /** Shown instead if filters are set, or something was searched for. */
    noneMatching?: Nothing;
    noneFound?: Nothing;
    /** Instead of columns: a row of the screen's own, in a frame around all rows and the controls of their pages. */
    Row?: ComponentType<ListRowProps<Row>>;
    frame?: (rows: ReactNode, pages: ReactNode) => ReactNode;
    /** Next to the title, above the filters, next to them, above the rows, and below the list. */
    head?: (tools: ListTools<Row, Chosable>) => ReactNode;
    above?: (tools: ListTools<Row, Chosable>) => ReactNode;
    tools?: (tools: ListTools<Row, Chosable>) => ReactNode;
    note?: (tools: ListTools<Row, Chosable>, answer: Rows<Row> | undefined) => ReactNode;
    below?: ReactNode;
    /** Actions for the selected rows; shown while there are some. */
    bulk?: (tools: ListTools<Row, Chosable>) => ReactNode;
    /** The dialog that shows a new secret once. */
    secret?: SecretKind;
  };
  create?: ComponentType<ListFormProps<Row>>;
  /** Missing if a record is edited on a screen of its own. */
  edit?: ComponentType<ListFormProps<Row>>;
  remove?: Removal<Row>;
};

const listBox = `${cardClass} md:overflow-clip`;

const inOneCard = (rows: ReactNode, pages: ReactNode) => (
  <div className={listBox}>
    <ul>{rows}</ul>
    {pages}
  </div>
);

/** Named records as the choices of a filter. */
export const toChoices = (named: readonly { id: string; name: string }[]) =>
  named.map(({ id, name }) => ({ value: id, label: name }));

const noFilters = () => ({});
const pageSize = 25;

/** True if the way here asks for the form; once, not again after a reload. */
const isAskedToAdd = () => (window.history.state as { add?: true } | null)?.add === true;
const forgetAsked = () => {
  const { add, ...rest } = (window.history.state ?? {}) as Record<string, unknown>;
  if (add) window.history.replaceState(rest, '');
};

/** Moves the focus to the heading once the list is there without the removed row, its button and its dialog. */
const useFocusAfterRemoval = (data: unknown) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const isRemoving = useRef(false);
  useEffect(() => {
    if (!data || !isRemoving.current) return;
    isRemoving.current = false;
    requestAnimationFrame(() => heading.current?.focus());
  }, [data]);
  const onRemoved = () => {
    isRemoving.current = true;
  };
  return { heading, onRemoved };
};

/** The filters of the address that are among the choices. */
const readFilters = <Chosable extends Filters>(controls: Chosable, set: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(controls).map(([name, { choices }]) => [
      name,
      choices ? choices.find(({ value }) => value === set[name])?.value : set[name] || undefined,
    ]),
  ) as Chosen<Chosable>;

/** The screen of a list: what it is for, its search, filters, rows and pages, and the forms to add and edit. */
export const ListScreen = <Row extends WithId, Chosable extends Filters, Sort extends string>({
  list,
  create,
  edit,
  remove,
}: ListResource<Row, Chosable, Sort>) => {
  const { columns, sortable = columns, frame = inOneCard, search, secret, bulk, preview, none } = list;
  const controls = (list.useFilters ?? (noFilters as () => Chosable))();
  const sorts = sortable?.flatMap(({ sort }) => sort ?? []) ?? [];
  const { address, go } = useListAddress({ sorts, filters: Object.keys(controls) });
  const { page, order } = address;
  const filters = readFilters(controls, address.filters);
  const sort = sorts.find((one) => one === address.sort);
  const [ownLimit, storeLimit] = useLimit();
  const limit = list.hasOwnLimit ? ownLimit : pageSize;
  const [initial] = useState(() => list.firstView?.());
  const query = list.useRows(
    {
      ...filters,
      ...(address.search && { search: address.search }),
      ...(sort && { sort, order }),
      page,
      limit,
    },
    list.hasOwnLimit ? keepPrevious : pageOptions,
    address,
  );
  const answer = query.data;
  const data = answer ?? (query.isError ? undefined : initial);
  const rows: readonly Row[] = data === undefined ? [] : 'rows' in data ? data.rows : data;
  const paged = data && 'total' in data ? data : undefined;
  const total = paged?.total ?? rows.length;
  // Cached rows are incomplete: they can be read but not edited.
  const isReadOnly = initial !== undefined && data === initial;
  const paging = usePaging({
    query: { isSuccess: answer !== undefined, isPlaceholderData: query.isPlaceholderData === true },
    page,
    limit,
    total,
    isMore: paged?.isMore,
    go,
  });
  const selection = useSelection(
    JSON.stringify([address.search, address.filters]),
    rows.map(({ id }) => String(id)),
  );
  const { place } = usePlace();
  const title = list.title ?? place?.title ?? '';
  const [box, width] = useWidth<HTMLDivElement>();
  const [editing, setEditing] = useState<{ record?: Row } | undefined>(isAskedToAdd() ? {} : undefined);
  useEffect(forgetAsked, []);
  const [removing, setRemoving] = useState<Row>();
  const [notRemoved, setNotRemoved] = useState('');
  const [shown, setShown] = useState('');
  const { heading, onRemoved } = useFocusAfterRemoval(data);
  // The first letter of a search adds a history entry; the following letters replace it.
  const searchBox = useSearchText(address.search, (text) =>
    go({ search: text }, { replace: address.search !== '' && text !== '' }),
  );
  const refreshAll = list.useRefreshAll?.();
  const refresh = async () => (refreshAll ? refreshAll() : query.refetch());
  const onSaved = async (newSecret = '') => {
    setEditing(undefined);
    setShown(newSecret);
    await refresh();
    if (!newSecret) catchFocus(heading.current);
  };
  const Form = (editing?.record && edit) || create;
  // The newest version of it, which tells an open form what someone else changed.
  const record = rows.find(({ id }) => id === editing?.record?.id) ?? editing?.record;
  const tools = { rows, total, filters, selection, address, go, refresh };
  const getName = list.getName ?? (() => '');
  const isNarrowed = Object.values(address.filters).some(Boolean);
  const nothing = (address.search && list.noneFound) || (isNarrowed && list.noneMatching) || none;
  const pages = paged && total > 0 && (
    <Pagination
      {...paging.shown}
      onPage={paging.turnTo}
      {...(list.hasOwnLimit && {
        choices: rowsPerPageChoices,
        onLimit: (next: number) => {
          storeLimit(next);
          go({ page: 1 }, { replace: true });
        },
      })}
    />
  );
  const { Row: OwnRow } = list;
  const askToRemove = (row: Row) => {
    setNotRemoved('');
    setRemoving(row);
  };

  return (
    <section aria-label={title} aria-busy={query.isFetching}>
      <ScreenHead title={title} before={list.before} headingRef={heading}>
        <div className="flex items-center gap-2">
          {list.head?.(tools)}
          {list.add && (
            <Button
              icon={Plus}
              data-key="n"
              onClick={() => setEditing({})}
              className={list.head ? 'max-sm:px-2.5' : ''}
            >
              <span className={list.head ? 'max-sm:sr-only' : ''}>{list.add}</span>
            </Button>
          )}
        </div>
      </ScreenHead>
      {list.text && <p className="-mt-3 mb-5 max-w-prose text-muted">{list.text}</p>}
      {list.above?.(tools)}
      {(search || list.useFilters || list.tools) && (
        <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
          {search && <SearchBox {...search} {...searchBox} />}
          {Object.entries(controls).map(
            ([name, { label, any = '', choices = [] }]) =>
              label && (
                <FilterSelect
                  key={name}
                  {...{ label, any, choices }}
                  value={address.filters[name]}
                  onChange={(value) => go({ filters: { ...address.filters, [name]: value } })}
                />
              ),
          )}
          {list.tools?.(tools)}
        </div>
      )}
      {list.note?.(tools, answer)}
      {remove && notRemoved && (
        <RemovalFailure
          title={remove.failure ?? toFailed(remove.failed).title}
          text={notRemoved}
          onDismiss={() => setNotRemoved('')}
        />
      )}
      {selection.ids.size > 0 && bulk?.(tools)}
      <div ref={box} className={preview ? 'grid grid-cols-[minmax(0,1fr)_23rem] items-start gap-4' : ''}>
        <div ref={paging.records}>
          {(query.isError || rows.length === 0) && (
            <div className={listBox}>
              {query.isError ? (
                <LoadFailed
                  text={list.failed ?? `Error loading ${list.what}`}
                  reason={list.reason}
                  onRetry={query.refetch}
                />
              ) : data === undefined || total > 0 ? (
                <Loading
                  text={list.loading ?? `Loading ${list.what}...`}
                  rows={list.hasOwnLimit ? limit + 1 : 3}
                  className={columns ? 'min-h-row max-md:min-h-28' : 'min-h-row'}
                />
              ) : (
                <Empty {...nothing} />
              )}
            </div>
          )}
          {rows.length > 0 && columns && (
            <div className={listBox}>
              <RecordList<Row>
                {...(list as RowLook<Row>)}
                getName={getName}
                width={width}
                sortable={sortable ?? columns}
                rows={rows}
                sort={address.sort}
                order={order}
                onSort={(by, way) => go({ sort: by, order: way })}
                isStale={query.isPlaceholderData === true}
                isReadOnly={isReadOnly}
                selection={bulk && selection}
                onEdit={edit && ((record) => setEditing({ record }))}
                onRemove={remove && askToRemove}
              />
              {pages}
            </div>
          )}
          {rows.length > 0 &&
            OwnRow &&
            frame(
              rows.map((row) => (
                <OwnRow
                  key={row.id}
                  {...{ row, selection, onRemoved, showSecret: setShown }}
                  edit={() => setEditing({ record: row })}
                  remove={() => askToRemove(row)}
                />
              )),
              pages,
            )}
        </div>
        {preview?.panel}
      </div>
      {list.below}
      {editing && Form && <Form record={record} onClose={() => setEditing(undefined)} onSaved={onSaved} />}
      {remove && removing && (
        <RowRemoval
          {...{ ...remove, onRemoved, refresh }}
          row={removing}
          name={getName(removing)}
          onClose={() => setRemoving(undefined)}
          onFailed={setNotRemoved}
        />
      )}
      {secret && shown && <SecretDialog {...secret} value={shown} onClose={() => setShown('')} />}
    </section>
  );
};

/** Makes the screen of a list whose description does not depend on the person. */
export const listScreen =
  <Row extends WithId, Chosable extends Filters = Record<never, never>, Sort extends string = never>(
    resource: ListResource<Row, Chosable, Sort>,
  ) =>
  () => <ListScreen {...resource} />;
