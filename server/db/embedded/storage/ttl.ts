import { Clock } from '../clock';
import type { Turns } from '../turns';
import { descending, rank, toKey } from '../values/order';
import type { Collection } from './collection';
import type { Index } from './collection-index';
import type { Store } from './store';

/** Removes what the TTL indexes say has expired. What cannot be removed now is left for the next round. */
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
  // Down, a key stands before those it begins with; the bracket's end has to stand behind them.
  for (const stored of index.keys.scan(from, down ? `${to}\u0100` : to, false)) {
    tryToRemove(collection, stored);
    if (clock.due()) await clock.pause();
    // An index that was dropped meanwhile does not hear of changes any more.
    if (store.get(collection.namespace) !== collection || !collection.indexes.includes(index)) return;
  }
}

// A document that cannot be read cannot be taken out of its indexes either; it must not keep the others.
function tryToRemove(collection: Collection, stored: Parameters<Collection['remove']>[0]): void {
  try {
    collection.remove(stored);
  } catch {}
}
