import { decode } from '../values/decode';
import { dataPath } from './folder';
import { LmdbFile } from './lmdb-file';
import { collectionOf, formatKey, unseal } from './records';

/** The key under which collections are named; their own stand behind it. */
const catalog = 0;

/** All documents of a folder that no store has open, as BSON: collection by collection, none of it held in memory. */
export function* documentsOf(dir: string): Generator<{ namespace: string; raw: Buffer }> {
  const names = new Map<number, string>();
  const file = new LmdbFile(dataPath(dir));
  try {
    for (const { key, value } of file.entries()) {
      if (key === formatKey) continue;
      const raw = unseal(key, value);
      const collection = collectionOf(key);
      const namespace = names.get(collection);
      if (collection === catalog) names.set(key, String(decode(raw).namespace));
      else if (namespace !== undefined) yield { namespace, raw };
    }
  } finally {
    file.close();
  }
}
