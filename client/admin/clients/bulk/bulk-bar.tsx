import { useRef, useState } from 'react';
import { mostAtOnce, mostExported, mostSelected } from '../../../../shared/schemas/lists';
import { useMay } from '../../../auth/use-may';
import { toFailure } from '../../../lib/failure';
import { newKey } from '../../../lib/new-key';
import { type Said, toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { TextButton } from '../../../ui/press';
import type { ListTools } from '../../kit/list-screen';
import { StoppableProgress } from '../../kit/stoppable-progress';
import { usePeople, useRefresh } from '../../shared-queries';
import { clientWords } from '../client-words';
import { toQuery } from '../list/asked';
import { listWords } from '../list/list-words';
import { useExport } from '../list/use-export';
import { useStatusChoice } from '../list/use-status-choice';
import { ChoiceDialog } from './choice-dialog';

type Answer = { done: string[]; refused: string[] };
type Call = (ids: string[]) => Promise<Answer>;
type Words = (count: number) => Said;

/**
 * Applies an action to many leads in batches and reports progress. Batches done before a stop stay done. `keepOnly`
 * receives the leads that failed.
 */
const useBulk = (keepOnly: (remaining: readonly string[]) => void) => {
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const isStopped = useRef(false);
  const refresh = useRefresh('client');

  const run = async (ids: readonly string[], call: Call, onEnd?: typeof keepOnly) => {
    isStopped.current = false;
    setProgress({ done: 0, all: ids.length });
    const done: string[] = [];
    let reason: string | undefined;
    try {
      for (let from = 0; from < ids.length && !isStopped.current; from += mostAtOnce) {
        const part = ids.slice(from, from + mostAtOnce);
        const answer = await call(part);
        done.push(...answer.done);
        reason ??= answer.refused[0];
        setProgress({ done: from + part.length, all: ids.length });
      }
    } catch (error) {
      const { code, message } = toFailure(error);
      if (code !== 'UNAUTHORIZED') reason = message ?? '';
    }
    await refresh();
    const doneIds = new Set(done);
    const remaining = ids.filter((id) => !doneIds.has(id));
    if (reason !== undefined) {
      const leads = remaining.length === 1 ? '1 lead was' : `${remaining.length} leads were`;
      toast.error(`${reason ? `${reason} ` : ''}${leads} not changed and stay selected`);
    }
    // Both in one render: nothing more can be done to leads that are about to leave the selection.
    onEnd?.(remaining);
    setProgress(null);
    return done;
  };

  return {
    progress,
    stop: () => {
      isStopped.current = true;
    },
    /** Reports success with `words` and offers to undo it. */
    run: async (ids: readonly string[], call: Call, words: Words, undo: { call: Call; words: Words }) => {
      const done = await run(ids, call, keepOnly);
      const back = {
        label: 'Undo',
        run: async () => {
          const restored = await run(done, undo.call);
          if (restored.length > 0) toast.success(undo.words(restored.length));
        },
      };
      if (done.length > 0) toast.success(words(done.length), back);
    },
  };
};

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
      toast.error('The leads could not be selected');
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

  const progress = bulk.progress ? listWords.progress(bulk.progress.done, bulk.progress.all) : '';
  const canSelectMore = selection.isPage && ids.length < Math.min(total, mostSelected);
  return (
    <section
      data-bulk
      aria-label={listWords.selected(ids.length)}
      className="sticky top-14 z-[6] mb-3 flex flex-wrap items-center gap-2 rounded-md border border-line bg-card px-3 py-2 text-sm shadow-card print:hidden"
    >
      {bulk.progress ? (
        <StoppableProgress {...bulk.progress} label={progress} text={progress} onStop={bulk.stop} />
      ) : (
        <>
          <p role="status" className="font-semibold tabular-nums">
            {listWords.selected(ids.length)}
          </p>
          {canSelectMore && (
            <TextButton
              aria-disabled={isSelecting}
              onClick={isSelecting ? undefined : selectAll}
              className="min-h-9 px-1"
            >
              {isSelecting
                ? 'Selecting...'
                : `Select all ${Math.min(total, mostSelected).toLocaleString('en-US')} that match`}
            </TextButton>
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
            <Button size="sm" look="secondary" onClick={() => setAsking('remove')} label="Delete" />
            <Button size="sm" look="quiet" onClick={selection.clear} label="Clear selection" />
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
        confirm="Delete"
        onConfirm={remove}
        onCancel={() => setAsking(null)}
      />
    </section>
  );
};
