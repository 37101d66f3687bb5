import { decode } from '../values/decode';
import type { DataFile } from './data-file';
import { openStill } from './pages';
import { catalog, toId, toKey, unseal } from './records';

/**
 * Iterates over all documents of a folder that no store has open, as BSON, collection by collection, without holding
 * them in memory.
 */
export function* getDocuments(dir: string): Generator<{ namespace: string; raw: Buffer }> {
  const data = openStill(dir);
  try {
    for (const { id, sealed } of data.all('SELECT id, sealed FROM catalog ORDER BY id')) {
      const collection = id as number;
      const { namespace } = decode(unseal(catalog, collection, Buffer.from(sealed as Uint8Array)));
      for (const { sealed, id } of toRows(data, collection))
        yield { namespace: String(namespace), raw: unseal(collection, id, sealed) };
    }
  } finally {
    data.close();
  }
}

const atOnce = 50;

function* toRows(data: DataFile, collection: number): Generator<{ id: number; sealed: Buffer }> {
  const beyond = toKey(collection + 1, 0);
  for (let last = toKey(collection, 0); ; ) {
    const rows = data.all(
      `SELECT id, sealed FROM documents WHERE id > ? AND id < ? ORDER BY id LIMIT ${atOnce}`,
      last,
      beyond,
    );
    for (const { id, sealed } of rows)
      yield { id: toId(id as number), sealed: Buffer.from(sealed as Uint8Array) };
    if (rows.length < atOnce) return;
    last = rows.at(-1)!.id as number;
  }
}
