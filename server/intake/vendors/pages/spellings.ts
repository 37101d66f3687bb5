import { inCode } from '../../../site/docs/changelog';
import { pageTable } from './page-frame';
import { spellingWords as words } from './page-words';

/** Returns the list of accepted spellings, for senders with a key and for forms. */
export const spellings = (): string =>
  pageTable(
    words.title,
    [words.kind, words.read],
    words.rows.map((row) => row.map(inCode)),
  );
