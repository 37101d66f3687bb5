import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { PacketFile } from './packet-files';
import { getMethod } from './zip-layout';

/** Yields the files as a ZIP, chunk by chunk. A file is started only after the previous one was read. */
export function* getZip(files: readonly PacketFile[], at: Date): Generator<Uint8Array> {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { path, bytes } of files) {
    const entry = getMethod(path) === 0 ? new ZipPassThrough(path) : new ZipDeflate(path);
    entry.mtime = at;
    zip.add(entry);
    entry.push(bytes, true);
    yield* chunks;
    chunks = [];
  }
  zip.end();
  yield* chunks;
}
