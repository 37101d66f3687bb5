import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../errors';
import { decode } from '../values/decode';
import { claim, commit, type DataFile, openDataFile, writeAll } from './data-file';
import { currentFormat, formatMark, namedFormat, nameFormat, parseFormat, syncFolder } from './format';
import { LmdbFile } from './lmdb-file';
import { Damage } from './lmdb-pages';
import { formatKey, seal, unseal } from './records';
import { lostData, otherVersion } from './refusal';

export const dataPath = (dir: string) => join(dir, 'store.mdb');

/** Less than the first two pages, without which there is no data. */
const smallestFile = 8192;

/**
 * Opens the data file of a folder for this process alone, in the present format; a new one where nothing was ever
 * stored. Throws a sentence where the folder is not as a store left it.
 */
export async function openFolder(dir: string): Promise<DataFile> {
  const path = dataPath(dir);
  const named = namedFormat(dir);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  // A first start that was cut off: the file `format` is written last.
  const isUnborn = size < smallestFile && named === undefined;
  if (isUnborn) rmSync(path, { force: true });
  else checkBefore(path, size, named);
  const db = openDataFile(path);
  try {
    claim(db);
    const format = formatWithin(path);
    if (format === undefined) begin(db, dir, named);
    else if (format === 1) {
      await bringOver(path, dir);
      await db.close();
      return replaceData(path, dir);
    } else if (format !== currentFormat) throw otherVersion(format);
    if (named !== currentFormat) nameFormat(dir);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

function checkBefore(path: string, size: number, named: number | undefined): void {
  if (size === 0) {
    if (named !== undefined && named > currentFormat) throw otherVersion(named);
    throw lostData(existsSync(path) ? 'empty' : 'missing');
  }
  const file = new LmdbFile(path);
  try {
    file.checkHead();
  } finally {
    file.close();
  }
}

/** The format of what stands in a data file; undefined where nothing does. */
function formatWithin(path: string): number | undefined {
  const file = new LmdbFile(path);
  try {
    const { value: first } = file.entries().next();
    if (!first) return undefined;
    return first.key === formatKey ? (parseFormat(unseal(formatKey, first.value)) ?? Number.NaN) : 1;
  } finally {
    file.close();
  }
}

// Format 1 named itself before there was anything in the data file.
function begin(db: DataFile, dir: string, named: number | undefined): void {
  if (named !== undefined && named !== 1) throw new Damage('all that stood in it is gone');
  commit(db, [{ key: formatKey, sealed: seal(formatKey, formatMark) }], dir);
}

/** Where a data file is written that takes the place of another. */
export const beside = (path: string) => `${path}.new`;

/** Format 1 without checksums, written anew into a file beside it: a kill on the way costs nothing. */
async function bringOver(path: string, dir: string): Promise<void> {
  removeBeside(path);
  const source = new LmdbFile(path);
  try {
    const target = openDataFile(beside(path));
    try {
      writeAll(target, inPresentFormat(source), dir);
    } finally {
      await target.close();
    }
  } catch (error) {
    removeBeside(path);
    throw error;
  } finally {
    source.close();
  }
}

function* inPresentFormat(source: LmdbFile) {
  yield { key: formatKey, raw: formatMark };
  for (const { key, value } of source.entries()) {
    checkDocument(value);
    yield { key, raw: value };
  }
}

// Without a checksum bytes have at least to be a document, if only one that would not be taken any more.
function checkDocument(value: Buffer): void {
  try {
    decode(value);
  } catch (error) {
    if (error instanceof StoreError && error.codeName === 'InvalidBSON')
      throw new Damage('it holds bytes that are no document');
  }
}

function replaceData(path: string, dir: string): DataFile {
  nameFormat(dir); // first, so that an older version keeps away from what it cannot read
  renameSync(beside(path), path);
  syncFolder(dir);
  removeBeside(path);
  const db = openDataFile(path);
  claim(db);
  return db;
}

export function removeBeside(path: string): void {
  for (const file of [beside(path), `${beside(path)}-lock`]) rmSync(file, { force: true });
}
