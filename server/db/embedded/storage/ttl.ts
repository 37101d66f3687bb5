import { Clock } from '../clock';
import type { Turns } from '../turns';
import { descending, rank, toKey } from '../values/order';
import type { Collection } from './collection';
import type { Index } from './collection-index';
import type { Store } from './store';

/** Removes documents that have expired under a TTL index. What cannot be removed now waits for the next round. */
export async function deleteExpired(store: Store, turns: Turns): Promise<void> {
  const clock = new Clock({ turns });
  for (const collection of store.all()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined) continue;
      await deleteExpiredBy(store, collection, index, index.expireAfterSeconds, clock);
    }
  }
  await store.committed().catch(() => {});
}

async function deleteExpiredBy(
  store: Store,
  collection: Collection,
  index: Index,
  seconds: number,
  clock: Clock,
): Promise<void> {
  const firstDate = String.fromCharCode(rank.date);
  const newest = toKey(new Date(Date.now() - seconds * 1000));
  const down = index.fields[0]!.down;
  const [from, to] = down ? [descending(newest), descending(firstDate)] : [firstDate, newest];
  // In descending order, a key sorts before the keys it is a prefix of; the end of the range must come after them.
  for (const stored of index.keys.scan(from, down ? `${to}\u0100` : to, false)) {
    tryToRemove(collection, stored);
    if (clock.due()) await clock.pause();
    // An index dropped meanwhile no longer receives changes.
    if (store.get(collection.namespace) !== collection || !collection.indexes.includes(index)) return;
  }
}

// An unreadable document cannot be removed from its indexes either; it must not block the others.
function tryToRemove(collection: Collection, stored: Parameters<Collection['remove']>[0]): void {
  try {
    collection.remove(stored);
  } catch {}
}
