import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Grows when what stands in a data folder changes its shape. 1 and 2 are of versions before 1.0, which nothing reads. */
export const currentFormat = 3;

const text = (format: number) => `Lantern embedded store, format ${format}\n`;

export function parseFormat(bytes: Buffer): number | undefined {
  const match = /^Lantern embedded store, format (\d+)\n$/.exec(bytes.toString('latin1'));
  return match ? Number(match[1]) : undefined;
}

/** What the file `format` names: undefined where it is missing or empty, NaN where it cannot be read. */
export function namedFormat(dir: string): number | undefined {
  try {
    const bytes = readFileSync(join(dir, 'format'));
    return bytes.length === 0 ? undefined : (parseFormat(bytes) ?? Number.NaN);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** For versions of Lantern that cannot read this one's data file: they look here first. */
export function nameFormat(dir: string): void {
  const file = join(dir, 'format');
  writeFileSync(`${file}.new`, text(currentFormat), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  syncFolder(dir);
}

/** A new name in a folder lasts once the folder is on disk. Windows cannot do it, and need not. */
export function syncFolder(dir: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
