import { useState } from 'react';
import { mostExported, mostSelected } from '../../../../shared/schemas/lists';
import { useMay } from '../../../auth/use-may';
import { newKey } from '../../../lib/new-key';
import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { ProgressBar } from '../../../ui/progress-bar';
import type { ListTools } from '../../kit/list-screen';
import { usePeople } from '../../shared-queries';
import { clientWords } from '../client-words';
import { toQuery } from '../list/asked';
import { listWords } from '../list/list-words';
import { useExport } from '../list/use-export';
import { useStatusChoice } from '../list/use-status-choice';
import { ChoiceDialog } from './choice-dialog';
import { type Progress, useBulk } from './use-bulk';

type BulkProgressProps = { progress: Progress; onStop: () => void };

/** The progress of a bulk action, and a button to stop it. */
const BulkProgress = ({ progress: { done, all }, onStop }: BulkProgressProps) => (
  <>
    <ProgressBar label={listWords.progress(done, all)} value={done} max={all} className="h-2 min-w-24 grow" />
    <p role="status" className="tabular-nums">
      {listWords.progress(done, all)}
    </p>
    <Button size="sm" look="secondary" onClick={onStop}>
      Stop
    </Button>
  </>
);

/** Actions for the selected leads. The bar stays visible while the list scrolls. */
export const BulkBar = ({ address, selection, total }: ListTools<unknown>) => {
  const { client } = trpc.useUtils();
  const may = useMay();
  const bulk = useBulk(selection.keepOnly);
  const people = usePeople().map(({ id, name }) => ({ value: id, label: name }));
  const [asking, setAsking] = useState<'assign' | 'remove' | null>(null);
  const [isSelecting, setSelecting] = useState(false);
  const exporting = useExport();
  const ids = [...selection.ids];
  const { clients } = client;

  const selectAll = async () => {
    setSelecting(true);
    try {
      selection.selectAll(await clients.matchingIds.query(toQuery(address)));
    } catch {
      toast.error(listWords.selectFailed);
    }
    setSelecting(false);
  };
  const change = (changed: Parameters<typeof clients.updateMany.mutate>[0]['change']) => {
    setAsking(null);
    const batch = newKey();
    return bulk.run(
      ids,
      (part) => clients.updateMany.mutate({ ids: part, batch, change: changed }),
      listWords.manyChanged,
      { call: (part) => clients.undoMany.mutate({ ids: part, batch }), words: listWords.manyUndone },
    );
  };
  // The dialog closes right away, because the bar shows the progress.
  const status = useStatusChoice('many', async (changed) => void change(changed), ids.length);
  const remove = () => {
    setAsking(null);
    return bulk.run(ids, (part) => clients.removeMany.mutate({ ids: part }), listWords.manyDeleted, {
      call: (part) => clients.restoreMany.mutate({ ids: part }),
      words: listWords.manyRestored,
    });
  };
  const exportSelected = () => {
    if (selection.isAll && ids.length > mostExported) return exporting.save(toQuery(address));
    return exporting.save({ ids });
  };

  const canSelectMore = selection.isPage && ids.length < Math.min(total, mostSelected);
  return (
    <section
      data-bulk
      aria-label={listWords.selected(ids.length)}
      className="sticky top-14 z-[6] mb-3 flex flex-wrap items-center gap-2 rounded-md border border-line bg-card px-3 py-2 text-sm shadow-card print:hidden"
    >
      {bulk.progress ? (
        <BulkProgress progress={bulk.progress} onStop={bulk.stop} />
      ) : (
        <>
          <p role="status" className="font-semibold tabular-nums">
            {listWords.selected(ids.length)}
          </p>
          {canSelectMore && (
            <button
              type="button"
              aria-disabled={isSelecting}
              onClick={isSelecting ? undefined : selectAll}
              className="min-h-9 px-1 underline underline-offset-4"
            >
              {isSelecting
                ? 'Selecting...'
                : `Select all ${Math.min(total, mostSelected).toLocaleString('en-US')} that match`}
            </button>
          )}
          <div className="ml-auto flex flex-wrap gap-2">
            <Button size="sm" look="secondary" data-key="a" onClick={() => setAsking('assign')}>
              Assign
            </Button>
            <Button size="sm" look="secondary" data-key="s" onClick={status.ask}>
              {listWords.setStatus}
            </Button>
            {may('leads.export') && (
              <Button size="sm" look="secondary" aria-disabled={exporting.busy} onClick={exportSelected}>
                Export
              </Button>
            )}
            <Button size="sm" look="secondary" onClick={() => setAsking('remove')}>
              {listWords.remove}
            </Button>
            <Button size="sm" look="quiet" onClick={selection.clear}>
              Clear selection
            </Button>
          </div>
        </>
      )}
      {asking === 'assign' && (
        <ChoiceDialog
          title={`Who should get ${ids.length === 1 ? 'this lead' : `these ${ids.length} leads`}?`}
          choices={[...people, { value: '', label: clientWords.nobody }]}
          onChoose={(id) => change({ assignedTo: id || null })}
          onClose={() => setAsking(null)}
        />
      )}
      {status.dialog}
      <ConfirmDialog
        open={asking === 'remove'}
        title={ids.length === 1 ? 'Delete 1 lead?' : `Delete ${ids.length} leads?`}
        text={
          'They are hidden everywhere. You can undo this right away, or restore them from "Deleted leads" for 30 days. After that they are gone for good.'
        }
        confirm={listWords.remove}
        onConfirm={remove}
        onCancel={() => setAsking(null)}
      />
    </section>
  );
};
