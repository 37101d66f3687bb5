import { type ReactNode, useState } from 'react';
import { type LeadColumn, type ViewList, type ViewRecord, viewInput } from '../../../../shared/schemas/lists';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { IconButton } from '../../../ui/press';
import { Bookmark, Trash2, Users } from '../../icons';
import { FieldsDialog } from '../../kit/fields-form';
import { writeAddress } from '../../kit/list/use-list-address';
import type { ListTools } from '../../kit/list-screen';
import { useAction } from '../../kit/use-action';
import { findFilters } from '../list/asked';
import { listWords } from '../list/list-words';

type ViewDialogProps = {
  query: string;
  /** The list of leads by default. */
  list?: ViewList;
  columns?: readonly LeadColumn[];
  onClose: () => void;
};

/** Saves the current filters under a name. */
const ViewDialog = ({ query, list, columns, onClose }: ViewDialogProps) => {
  const { views } = trpc.useUtils();
  const create = trpc.views.create.useMutation();
  return (
    <FieldsDialog
      name="view-new"
      title="Save this view"
      description={
        columns
          ? 'Saves the filters, order and columns, but not what you searched for.'
          : 'Saves the filters and the order.'
      }
      schema={viewInput.pick({ name: true, shared: true })}
      fields={{
        name: { label: 'Name', maxLength: 60, className: 'sm:col-span-2' },
        shared: { label: 'Everyone in the office can see it', kind: 'switch' },
      }}
      defaults={{ name: '', shared: false }}
      save={async (values) => {
        await create.mutateAsync({
          ...values,
          query,
          ...(list && { list }),
          ...(columns && { columns: [...columns] }),
        });
        await views.list.invalidate();
      }}
      saved={listWords.viewSaved}
      failed={listWords.viewFailed}
      button="Save view"
      onClose={onClose}
    />
  );
};

/** A list that everyone has: its filters as they appear in the address, and its count once it is known. */
export type ReadyView = { name: string; query: string; count: number | undefined };

type ViewTabsProps = Pick<ListTools<unknown>, 'address' | 'go'> & {
  ready: readonly ReadyView[];
  views: readonly (ViewRecord & { count?: ReactNode })[];
  /** A new view keeps these besides filters and order. */
  list?: ViewList;
  columns?: readonly LeadColumn[];
  onOpen?: (view: ViewRecord) => void;
  /** Says that what the view listed stays when it is deleted. */
  stays: string;
  /** More buttons for the view that was opened, if it is the user's own; it comes with the filters that are shown. */
  actions?: (opened: ViewRecord) => ReactNode;
};

const tab =
  'inline-flex min-h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-2 text-sm whitespace-nowrap text-muted hover:border-control hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink';

export const ViewCount = ({ count }: { count: number | undefined }) => (
  <span className="text-xs text-muted tabular-nums">{count?.toLocaleString('en-US') ?? '…'}</span>
);

/** The lists and saved views above a table, with a button to save what it shows as another. */
export const ViewTabs = ({
  address,
  go,
  ready,
  views,
  list,
  columns,
  onOpen,
  stays,
  actions,
}: ViewTabsProps) => {
  const [isSaving, setSaving] = useState(false);
  const [openedId, setOpenedId] = useState('');
  const [leaving, setLeaving] = useState<ViewRecord | null>(null);
  const remove = useAction(trpc.views.remove, {
    done: 'View deleted',
    failed: listWords.viewFailed,
    refresh: (utils) => [utils.views.list],
  });
  const current = writeAddress({ ...address, page: 1 });
  const open = (query: string) => {
    const { sort = '', order, ...filters } = findFilters(query);
    go({ search: '', sort, order: order === 'desc' ? 'desc' : 'asc', filters, page: 1 });
  };
  const opened = views.find(({ id }) => id === openedId);
  const shown = opened?.query === current ? opened : views.find(({ query }) => query === current);
  // A view that was opened can take the filters that were changed since.
  const own = [shown, opened].find((view) => view?.isMine);
  const isReady = ready.some(({ query }) => query === current);

  return (
    <nav
      aria-label="Views"
      className="mb-3 flex items-center gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] print:hidden"
    >
      {ready.map(({ name, query, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={current === query}
          className={tab}
          onClick={() => {
            open(query);
            setOpenedId('');
          }}
        >
          {name} <ViewCount count={count} />
        </button>
      ))}
      {views.map((view) => (
        <button
          key={view.id}
          type="button"
          aria-pressed={view === shown}
          title={view.shared ? listWords.sharedBy(view.isMine ? '' : view.owner) : undefined}
          className={tab}
          onClick={() => {
            open(view.query);
            setOpenedId(view.id);
            onOpen?.(view);
          }}
        >
          {view.shared && <Users aria-hidden className="size-3.5" />}
          <span className="max-w-48 truncate">{view.name}</span> {view.count}
        </button>
      ))}
      {own && (
        <>
          {actions?.({ ...own, query: current })}
          <IconButton
            icon={Trash2}
            label={`Delete the view ${own.name}`}
            className="size-9 text-danger"
            onClick={() => setLeaving(own)}
          />
        </>
      )}
      {!shown && !isReady && (
        <Button icon={Bookmark} look="quiet" size="sm" onClick={() => setSaving(true)} label="Save view" />
      )}
      {isSaving && (
        <ViewDialog
          query={current}
          {...(list && { list })}
          {...(columns && { columns })}
          onClose={() => setSaving(false)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={leaving ? `Delete the view ${leaving.name}?` : ''}
        text={`${stays} This action cannot be undone.`}
        confirm="Delete"
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) remove.mutate({ id: leaving.id });
          setLeaving(null);
        }}
      />
    </nav>
  );
};
