import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Increases when the layout of a data folder changes. Versions before 1.0 used 1 and 2, which are no longer readable.
 */
export const currentFormat = 3;

const text = (format: number) => `Lantern embedded store, format ${format}\n`;

function parseFormat(bytes: Buffer): number | undefined {
  const match = /^Lantern embedded store, format (\d+)\n$/.exec(bytes.toString('latin1'));
  return match ? Number(match[1]) : undefined;
}

/** Reads the `format` file: undefined if it is missing or empty, NaN if unreadable. */
export function namedFormat(dir: string): number | undefined {
  try {
    const bytes = readFileSync(join(dir, 'format'));
    return bytes.length === 0 ? undefined : (parseFormat(bytes) ?? Number.NaN);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the format for versions of Lantern that cannot read this data file: they look here first. */
export function nameFormat(dir: string): void {
  const file = join(dir, 'format');
  writeFileSync(`${file}.new`, text(currentFormat), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  syncFolder(dir);
}

/** Syncs a folder so that new names in it survive a crash. Windows cannot do that, and need not. */
export function syncFolder(dir: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
