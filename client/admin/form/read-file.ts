import { mostImported } from '../../../shared/schemas/import';
import { decodeFile } from './decode-file';

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
