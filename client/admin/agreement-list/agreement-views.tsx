import { Bookmark, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { agreementLists } from '../../../shared/schemas/agreement';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { agreementWords } from '../agreements/agreement-words';
import { findFilters } from '../clients/list/asked';
import { listWords } from '../clients/list/list-words';
import { ViewDialog } from '../clients/views/view-dialog';
import type { ListTools } from '../crud/crud-list';
import { writeAddress } from '../crud/use-list-address';
import { reportFailure } from '../kit/use-action';

const tab =
  'inline-flex min-h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent px-2 text-sm whitespace-nowrap text-muted hover:border-control hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink';

/** The lists of agreements with their counts, and the saved views. */
export const AgreementViews = ({ address, go }: Pick<ListTools, 'address' | 'go'>) => {
  const utils = trpc.useUtils();
  const { data: counts } = trpc.agreements.counts.useQuery();
  const views = trpc.views.list.useQuery({ list: 'agreements' }).data ?? [];
  const remove = trpc.views.remove.useMutation();
  const [isSaving, setSaving] = useState(false);
  const current = writeAddress({ ...address, page: 1 });
  const open = (query: string) => {
    const { sort = '', order, ...filters } = findFilters(query);
    go({ sort, order: order === 'desc' ? 'desc' : 'asc', filters, page: 1 });
  };
  const lists = [
    { name: 'All', query: '', count: counts?.all },
    ...agreementLists.map((list) => ({
      name: agreementWords.lists[list],
      query: `list=${list}`,
      count: counts?.[list],
    })),
  ];
  const shown = views.find(({ query }) => query === current);
  const isReady = lists.some(({ query }) => query === current);
  const removeView = async (id: string) => {
    try {
      await remove.mutateAsync({ id });
      toast.success(listWords.viewRemoved);
    } catch (error) {
      reportFailure(listWords.viewFailed, error);
    }
    await utils.views.list.invalidate();
  };

  return (
    <nav
      aria-label="Views"
      className="mb-3 flex items-center gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] print:hidden"
    >
      {lists.map(({ name, query, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={current === query}
          className={tab}
          onClick={() => open(query)}
        >
          {name}{' '}
          <span className="text-xs text-muted tabular-nums">{count?.toLocaleString('en-US') ?? '…'}</span>
        </button>
      ))}
      {views.map((view) => (
        <button
          key={view.id}
          type="button"
          aria-pressed={view === shown}
          title={view.shared ? listWords.sharedBy(view.isMine ? '' : view.owner) : undefined}
          className={tab}
          onClick={() => open(view.query)}
        >
          {view.shared && <Users aria-hidden className="size-3.5" />}
          <span className="max-w-48 truncate">{view.name}</span>
        </button>
      ))}
      {shown?.isMine && (
        <button
          type="button"
          aria-label={`Delete the view ${shown.name}`}
          className="grid size-9 place-items-center rounded-md text-danger hover:bg-paper-deep"
          onClick={() => removeView(shown.id)}
        >
          <Trash2 aria-hidden className="size-4" />
        </button>
      )}
      {!shown && !isReady && (
        <Button look="quiet" size="sm" onClick={() => setSaving(true)}>
          <Bookmark aria-hidden className="size-4" />
          Save view
        </Button>
      )}
      {isSaving && <ViewDialog query={current} list="agreements" onClose={() => setSaving(false)} />}
    </nav>
  );
};
