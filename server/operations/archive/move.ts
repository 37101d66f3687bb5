import { rm } from 'node:fs/promises';
import { day } from '../../../shared/durations';
import { backUp } from '../../db/embedded/disk/backup';
import { startEmbeddedStore } from '../../db/embedded/start';
import { begin, finish, withDatabase } from './exact';
import type { Progress } from './lines';
import { send } from './sources';
import { type Changes, synchronize } from './synchronize';

type Move = { dir: string; to: string; onProgress?: Progress };

const bring = async ({ dir, to, onProgress }: Move, isLast: boolean): Promise<Changes> => {
  const store = await startEmbeddedStore({ dir, expireEveryMs: never });
  try {
    return await withDatabase(store.uri, (source) =>
      withDatabase(to, async (target) => {
        await begin(target, 'move');
        const changes = await synchronize(source, target, onProgress);
        if (!isLast) return changes;
        const { inserted, replaced, removed } = await synchronize(source, target);
        if (inserted + replaced + removed > 0)
          throw new Error('MongoDB did not keep everything as it was written. Run the command again.');
        await finish(target);
        return changes;
      }),
    );
  } finally {
    await store.close();
  }
};

/** The new place deletes expired data itself. */
const never = day;

/** Copies a folder's data to MongoDB while a server runs on it: most of it, from a snapshot. */
export const moveBeside = async (move: Move, scratch: string): Promise<Changes> => {
  const clean = () => rm(scratch, { recursive: true, force: true });
  await clean();
  try {
    await backUp(move.dir, scratch, { send });
    return await bring({ ...move, dir: scratch }, false);
  } finally {
    await clean();
  }
};

/** Copies the rest from a folder that no server uses, and compares both to the last document. */
export const moveLast = (move: Move): Promise<Changes> => bring(move, true);
