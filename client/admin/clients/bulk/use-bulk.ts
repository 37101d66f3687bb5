import { useRef, useState } from 'react';
import type { Toast } from '../../../../shared/messages';
import { mostAtOnce } from '../../../../shared/schemas/lists';
import { toFailure } from '../../../lib/failure';
import { toast } from '../../../lib/toasts';
import { useRefresh } from '../../shared-queries';

type Answer = { done: string[]; refused: string[] };
type Call = (ids: string[]) => Promise<Answer>;
type Words = (count: number) => Toast;
export type Progress = { done: number; all: number };

/**
 * Applies an action to many leads in batches and reports progress. Batches done before a stop stay done. `keepOnly`
 * receives the leads that failed.
 */
export const useBulk = (keepOnly: (remaining: readonly string[]) => void) => {
  const [progress, setProgress] = useState<Progress | null>(null);
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
      const { title, description } = {
        title: 'Error',
        description: `${remaining.length} ${remaining.length === 1 ? 'lead was' : 'leads were'} not changed and stay selected. Please try again.`,
      };
      toast.error({ title, description: reason ? `${reason} ${description}` : description });
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
