import { type ImportRow, mostImportRows } from '../../../shared/schemas/import';

export type NamedRow = { row: number; values: ImportRow };
/** Consecutive rows that fit into one call. */
export type Part = { first: number; rows: ImportRow[] };

/** Stays below the server's 100 kB limit, with room for the rest of the request. */
const mostBytes = 80_000;
const encoder = new TextEncoder();

/** Splits the rows into parts to send one after the other. */
export const getParts = (rows: readonly NamedRow[]): Part[] => {
  const parts: Part[] = [];
  let bytes = 0;
  for (const { row, values } of rows) {
    const size = encoder.encode(JSON.stringify(values)).length + 1;
    const part = parts.at(-1);
    const follows = part && row === part.first + part.rows.length;
    if (!part || !follows || part.rows.length >= mostImportRows || bytes + size > mostBytes) {
      parts.push({ first: row, rows: [values] });
      bytes = size;
    } else {
      part.rows.push(values);
      bytes += size;
    }
  }
  return parts;
};
