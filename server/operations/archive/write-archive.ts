import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { version } from '../../core/version';
import { syncFolder } from '../../db/embedded/disk/format';
import { archiveLines, type Progress } from './lines';
import { type Lock, pack } from './pack';
import type { Source } from './sources';

type ArchiveOptions = {
  now: () => number;
  /** The names of secrets from the environment, which no archive contains. */
  settings: readonly string[];
  /** Compressed, and encrypted by a lock with a key in it; plain lines if missing. */
  lock?: Lock | undefined;
  onProgress?: Progress | undefined;
  signal?: AbortSignal | undefined;
};

/** Writes an archive to a `.part` file, and renames it once it is complete and on disk. */
export const writeArchive = async (
  file: string,
  { documents, keys, oneMoment }: Source,
  { now, settings, lock, onProgress, signal }: ArchiveOptions,
): Promise<void> => {
  const part = `${file}.part`;
  const header = { version, at: new Date(now()).toISOString(), oneMoment, settings: [...settings] };
  const lines = archiveLines({ header, keys, documents }, onProgress);
  await rm(part, { force: true });
  try {
    const bytes = lock ? await pack(lines, lock) : Readable.from(lines);
    await pipeline(bytes, createWriteStream(part, { mode: 0o600, flush: true }), {
      ...(signal && { signal }),
    });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
};

/** Throws a sentence if a file already has the name of a new archive. */
export const requireNew = (file: string): void => {
  if (existsSync(file)) throw new Error(`${file} is there already: name a new file.`);
};
