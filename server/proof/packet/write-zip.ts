import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { PacketFile } from './packet-files';
import { getMethod } from './zip-layout';

/** The files as a ZIP, chunk by chunk: a file is not begun before the one before it was taken. */
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
