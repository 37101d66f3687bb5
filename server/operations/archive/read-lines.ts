import type { Readable } from 'node:stream';
import type { Document } from 'bson';
import {
  type ControlLine,
  computeHash,
  controlLine,
  createTallies,
  differing,
  format,
  type Header,
  isControl,
  type Manifest,
  toDocument,
} from './lines';

/** Receives the content of an archive, in order. */
type Taker = {
  onKey?: (name: string, text: string) => void;
  onDocument?: (collection: string, document: Document, size: number) => void | Promise<void>;
};

export type ArchiveContent = { header: Header; manifest: Manifest };

const another = 'Take another one.';
const cutOff = () => new Error(`This archive was cut off. ${another}`);
const notAsWritten = (what: string) =>
  new Error(`This archive is damaged: ${what} is not what was written. ${another}`);
const noArchive = () => new Error('This is no archive of Lantern: its first line does not say so.');
const newer = (version: string) =>
  new Error(`This archive was written by Lantern ${version}: read it with that one.`);

/** A stream that ends with an error was encrypted or compressed, and then truncated or changed. */
async function* findParts(text: Readable): AsyncGenerator<string> {
  try {
    yield* text.setEncoding('utf8');
  } catch {
    throw notAsWritten('one of its bytes, or its end,');
  }
}

async function* findLines(text: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const part of findParts(text)) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest) throw cutOff();
}

const readControl = (line: string): ControlLine => {
  try {
    return controlLine.parse(JSON.parse(line));
  } catch {
    throw notAsWritten('one of its own lines');
  }
};

const readDocument = (line: string, collection: string): Document => {
  try {
    return toDocument(line);
  } catch {
    throw notAsWritten(`a document of ${collection}`);
  }
};

/** Reads an archive to its end; throws a sentence unless it is complete to the last document. */
export const readArchive = async (
  text: Readable,
  { onKey, onDocument }: Taker = {},
): Promise<ArchiveContent> => {
  const keys: Record<string, string> = {};
  const tallies = createTallies();
  let header: Header | undefined;
  let collection = '';
  let manifest: Manifest | undefined;

  const heed = (said: ControlLine) => {
    if (said.$lantern !== 'archive' && !header) throw noArchive();
    if (said.$lantern === 'archive') {
      if (said.format > format) throw newer(said.version);
      header = said;
    } else if (said.$lantern === 'key') {
      keys[said.name] = computeHash(said.text);
      onKey?.(said.name, said.text);
    } else if (said.$lantern === 'collection') collection = said.name;
    else manifest = said;
  };

  for await (const line of findLines(text)) {
    if (manifest) throw notAsWritten('its end');
    if (isControl(line)) heed(readControl(line));
    else if (!header) throw noArchive();
    else {
      tallies.add(collection, line);
      await onDocument?.(collection, readDocument(line, collection), line.length);
    }
  }
  if (!header || !manifest) throw cutOff();
  const wrong = differing(tallies.totals(), manifest.collections);
  if (wrong !== undefined) throw notAsWritten(wrong);
  if (JSON.stringify(keys) !== JSON.stringify(manifest.keys)) throw notAsWritten('a key');
  return { header, manifest };
};
