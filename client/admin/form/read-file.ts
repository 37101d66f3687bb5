import { mostImported } from '../../../shared/schemas/import';
import { fromWindows1252 } from '../../../shared/windows-1252';

/** Returns bytes as a text of one character each. */
const toByteText = (bytes: Uint8Array): string => {
  let text = '';
  // More arguments at once would overflow the stack.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};

/** Returns the byte order of UTF-16. Without a mark, every other byte of Western text is zero. */
const findUtf16 = (bytes: Uint8Array): 'utf-16be' | 'utf-16le' | undefined => {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  const sample = bytes.subarray(0, 2000);
  const share = (parity: number) =>
    sample.filter((byte, at) => at % 2 === parity && byte === 0).length / (sample.length / 2);
  if (share(0) > 0.5) return 'utf-16be';
  return share(1) > 0.5 ? 'utf-16le' : undefined;
};

const sequence = '[\\xc2-\\xdf][\\x80-\\xbf]|[\\xe0-\\xef][\\x80-\\xbf]{2}|[\\xf0-\\xf4][\\x80-\\xbf]{3}';
const sequences = new RegExp(sequence, 'g');
const parts = new RegExp(`${sequence}|[\\x80-\\xff]`, 'g');
const utf8 = new TextDecoder();
const fromUtf8 = (bytes: string) => utf8.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));

/**
 * Signs that a text was read in the wrong encoding of two: a capital within a word, a symbol after a letter, a control
 * character, and an apostrophe that English does not put there.
 */
const oddities = new RegExp(
  [
    '(?<=\\p{Ll})(?![A-Z])\\p{Lu}',
    '(?<=\\p{L})(?![A-Z])\\p{Lu}(?=\\p{Ll})',
    '(?<=\\p{L})[†‡ˆ‰„˜\\xa1-\\xa9\\xab-\\xb6\\xb8-\\xb9\\xbb-\\xbf˙˚˛ˇ](?=\\p{L})',
    '(?<=\\p{L})[†‡ˆ‰˜™·](?!\\p{L})',
    // A dash between two long words is one.
    '(?<=\\p{L})(?<!\\p{L}{3})[–—]+(?=\\p{L})|(?<=\\p{L})[–—]+(?=\\p{L}{1,2}(?!\\p{L}))',
    '(?<=\\p{L}{2})’(?=\\p{L})(?!(?:s|t|d|m|ll|re|ve)(?!\\p{L}))',
    'œ(?!u)',
    '[\\x80-\\x9f]',
  ].join('|'),
  'gu',
);
const countOddities = (text: string) => text.match(oddities)?.length ?? 0;

/** Reads a file of one byte a letter. Excel on a Mac can save as Mac Roman. */
const fromSingleBytes = (bytes: Uint8Array, byteText: string): string => {
  const windows = fromWindows1252(byteText);
  const mac = new TextDecoder('macintosh').decode(bytes);
  return countOddities(mac) < countOddities(windows) ? mac : windows;
};

const decode = (bytes: Uint8Array): string => {
  const utf16 = findUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const byteText = toByteText(bytes);
    const inUtf8 = byteText.match(sequences)?.length ?? 0;
    const strays = byteText.replace(sequences, '').match(/[\x80-\xff]/g)?.length ?? 0;
    if (inUtf8 < strays) return fromSingleBytes(bytes, byteText);
    return byteText.replace(parts, (part) => (part.length > 1 ? fromUtf8(part) : fromWindows1252(part)));
  }
};

/** Reads the text of a file in the encodings of spreadsheets: UTF-8, UTF-16, Windows-1252 and Mac Roman. */
const decodeFile = (bytes: Uint8Array): string => decode(bytes).replaceAll('\0', '');

export type FileRow = { row: number; cells: readonly string[] };
export type LeadFile = { name: string; head: readonly string[]; rows: readonly FileRow[] };

/** A file that cannot be imported; the message is for the user. */
export class FileProblem extends Error {}

/** Returns the most frequent separator of the first line. */
const getDelimiter = (text: string): string => {
  const line = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, '');
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

/** A first line that tells Excel the separator. */
const separatorLine = /^"?sep=(.)"?(?:\r\n?|\n)/i;

const parse = async (text: string): Promise<string[][]> => {
  const csv = await import('csv-parse/browser/esm/sync');
  const [line = '', separator] = separatorLine.exec(text) ?? [];
  const rows = text.slice(line.length);
  try {
    return csv.parse(rows, {
      delimiter: separator ?? getDelimiter(rows),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
    }) as string[][];
  } catch (error) {
    const { lines } = error as { lines?: number };
    throw new FileProblem(
      lines
        ? `We cannot read the file. Fix the quotation marks near line ${lines} and try again.`
        : 'We cannot read the file. Save it as CSV and try again.',
    );
  }
};

/** Reads a file from another system; throws a FileProblem that says what to do. */
export const readLeadFile = async (file: File): Promise<LeadFile> => {
  const [head = [], ...lines] = await parse(decodeFile(new Uint8Array(await file.arrayBuffer())));
  // Number rows as a spreadsheet does; the first row has the names.
  const rows = lines
    .map((cells, at) => ({ row: at + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0)
    throw new FileProblem('The file has no rows below the column names. Choose another file.');
  if (lines.length > mostImported)
    throw new FileProblem('The file has more than 200,000 rows. Split it into smaller files.');
  return { name: file.name.slice(0, 200) || 'leads.csv', head, rows };
};
