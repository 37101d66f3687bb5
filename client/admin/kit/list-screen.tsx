import { keepPreviousData } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Pagination } from '../../ui/pagination';
import type { Page } from '../crud/crud-list';
import { type ListAddress, type Order, useListAddress } from '../crud/use-list-address';
import { usePaging } from '../crud/use-paging';
import { type Selection, useSelection } from '../crud/use-selection';
import { FilterSelect } from '../filter-select';
import { Plus } from '../icons';
import { usePlace } from '../place';
import { ScreenHead } from '../screen-head';
import { ListCard } from './card';
import { Empty, Loaded } from './loaded';
import { SecretDialog, type SecretKind } from './secret-dialog';

export const pageSize = 25;

/** The rows of a page stay until those of the next page arrive. */
export const pageOptions = { placeholderData: keepPreviousData, staleTime: 0 } as const;

export type ListFormProps<Row> = {
  record?: Row;
  onClose: () => void;
  /** Called after a save, with the secret if one was made. */
  onSaved: (secret?: string) => void;
};

/** A row, with the actions of the screen around it. */
export type ListRowProps<Row, Names = unknown> = {
  row: Row;
  names: Names;
  edit: () => void;
  showSecret: (secret: string) => void;
  onRemoved: () => void;
  selection: Selection;
};

/** A filter without a label has no select: controls of the screen's own set it. */
type Filters = Record<
  string,
  { label?: string; any?: string; choices: readonly { value: string; label: string }[] }
>;

/** The filters that are set, each with one of its choices. */
type Chosen<Chosable extends Filters> = {
  [Name in keyof Chosable]?: Chosable[Name]['choices'][number]['value'] | undefined;
};

/** The values that a screen's own controls and notes can use. */
export type ListTools<Row, Chosable extends Filters = Filters> = {
  rows: readonly Row[];
  filters: Chosen<Chosable>;
  selection: Selection;
  address: ListAddress;
  go: ReturnType<typeof useListAddress>['go'];
};

type Query<Data> = {
  data: Data | undefined;
  isError: boolean;
  isFetching?: boolean;
  isPlaceholderData?: boolean;
  refetch: () => unknown;
};

/** One resource of the staff area: its list, on one page or more, and the forms to add and edit a record. */
type ListResource<Row extends { id: string }, Chosable extends Filters, Names, Sort extends string> = {
  list: {
    /** Explains the list, under its title. */
    text?: string;
    /** Another title than the place's, and what stands above it. */
    title?: string;
    before?: ReactNode;
    /** The label of the button that opens the form. */
    add?: string;
    /** The selects above the list. Their values are in its address, and are sent if they are among the choices. */
    useFilters?: () => Chosable;
    /** The server's keys to sort by. */
    sorts?: readonly Sort[];
    useRows: (
      query: Chosen<Chosable> & { page: number; limit: number; sort?: Sort; order?: Order },
      options: typeof pageOptions,
    ) => Query<readonly Row[] | Page<Row>>;
    /** Loads other data of the rows, such as the names of vendors. */
    useNames?: (rows: readonly Row[]) => Names;
    loading: string;
    failed: string;
    none: { title: string; text?: string };
    /** Shown instead if filters are set. */
    noneMatching?: string;
    Row: ComponentType<ListRowProps<Row, Names>>;
    /** The element around the rows, with the controls of its pages; one card for all by default. */
    frame?: (rows: ReactNode, pages: ReactNode, records: readonly Row[]) => ReactNode;
    /** Next to the title, above the filters, next to them, and below the list. */
    Head?: ComponentType<ListTools<Row, Chosable>>;
    Above?: ComponentType<ListTools<Row, Chosable>>;
    Tools?: ComponentType<ListTools<Row, Chosable>>;
    Below?: ComponentType;
    /** The dialog that shows a new secret once. */
    secret?: SecretKind;
  };
  create?: ComponentType<ListFormProps<Row>>;
  /** Missing if a record is edited on a screen of its own. */
  edit?: ComponentType<ListFormProps<Row>>;
};

export const inOneCard = (rows: ReactNode, pages: ReactNode) => (
  <ListCard>
    <ul>{rows}</ul>
    {pages}
  </ListCard>
);

/** Named records as the choices of a filter. */
export const toChoices = (named: readonly { id: string; name: string }[]) =>
  named.map(({ id, name }) => ({ value: id, label: name }));

const noFilters = () => ({});

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

/** Makes the screen of a list: what it is for, its filters, rows and pages, and the forms to add and edit. */
export const listScreen =
  <
    Row extends { id: string },
    Chosable extends Filters = Record<never, never>,
    Names = undefined,
    Sort extends string = never,
  >({
    list,
    create,
    edit,
  }: ListResource<Row, Chosable, Names, Sort>) =>
  () => {
    const { text, frame = inOneCard, secret, useNames, Head, Above, Tools, Below } = list;
    const controls = (list.useFilters ?? (noFilters as () => Chosable))();
    const { address, go } = useListAddress({ sorts: list.sorts ?? [], filters: Object.keys(controls) });
    const filters = Object.fromEntries(
      Object.entries(controls).map(([name, { choices }]) => [
        name,
        choices.find(({ value }) => value === address.filters[name])?.value,
      ]),
    ) as Chosen<Chosable>;
    const { page, order } = address;
    const { place } = usePlace();
    const { title = place?.title ?? '' } = list;
    const sort = list.sorts?.find((one) => one === address.sort);
    const query: Query<readonly Row[] | Page<Row>> = list.useRows(
      { ...filters, page, limit: pageSize, ...(sort && { sort, order }) },
      pageOptions,
    );
    const { data } = query;
    const rows: readonly Row[] = data === undefined ? [] : 'rows' in data ? data.rows : data;
    const total = data && 'total' in data ? data.total : rows.length;
    const paging = usePaging({
      query: { isSuccess: data !== undefined, isPlaceholderData: query.isPlaceholderData === true },
      page,
      limit: pageSize,
      total,
      go,
    });
    const names = useNames?.(rows) as Names;
    const selection = useSelection(
      JSON.stringify([address.filters, page]),
      rows.map(({ id }) => id),
    );
    const [editing, setEditing] = useState<{ record?: Row }>();
    const [shown, setShown] = useState('');
    const { heading, onRemoved } = useFocusAfterRemoval(data);
    const onSaved = (newSecret = '') => {
      setEditing(undefined);
      setShown(newSecret);
      void query.refetch();
    };
    const Form = (editing?.record && edit) || create;
    // The newest version of it, which tells an open form what someone else changed.
    const record = rows.find(({ id }) => id === editing?.record?.id) ?? editing?.record;
    const tools = { rows, filters, selection, address, go };
    const isNarrowed = Object.values(address.filters).some(Boolean);
    return (
      <section aria-label={title} aria-busy={query.isFetching}>
        <ScreenHead title={title} before={list.before} headingRef={heading}>
          {Head && <Head {...tools} />}
          {list.add && (
            <Button icon={Plus} onClick={() => setEditing({})}>
              {list.add}
            </Button>
          )}
        </ScreenHead>
        {text && <p className="-mt-3 mb-5 max-w-prose text-muted">{text}</p>}
        {Above && <Above {...tools} />}
        {list.useFilters && (
          <div className="mb-4 flex flex-wrap items-center gap-3 print:hidden">
            {Object.entries(controls).map(
              ([name, { label, any = '', choices }]) =>
                label && (
                  <FilterSelect
                    key={name}
                    {...{ label, any, choices }}
                    value={address.filters[name]}
                    onChange={(value) => go({ filters: { ...address.filters, [name]: value } })}
                  />
                ),
            )}
            {Tools && <Tools {...tools} />}
          </div>
        )}
        <div ref={paging.records}>
          {rows.length > 0 ? (
            frame(
              rows.map((row) => (
                <list.Row
                  key={row.id}
                  {...{ row, names, selection, onRemoved, showSecret: setShown }}
                  edit={() => setEditing({ record: row })}
                />
              )),
              data && 'total' in data && <Pagination {...paging.shown} onPage={paging.turnTo} />,
              rows,
            )
          ) : (
            <ListCard>
              <Loaded query={query} loading={list.loading} failed={list.failed}>
                {() =>
                  isNarrowed && list.noneMatching ? (
                    <Empty title={list.noneMatching} />
                  ) : (
                    <Empty {...list.none} />
                  )
                }
              </Loaded>
            </ListCard>
          )}
        </div>
        {Below && <Below />}
        {editing && Form && (
          <Form {...(record && { record })} onClose={() => setEditing(undefined)} onSaved={onSaved} />
        )}
        {secret && shown && <SecretDialog {...secret} value={shown} onClose={() => setShown('')} />}
      </section>
    );
  };
