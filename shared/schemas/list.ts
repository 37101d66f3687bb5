import { maxRows, rowsPerPage } from '../constants';
import { z } from '../zod';

/** Matches anywhere in the searched fields, ignoring case; the text is literal, never a pattern. */
export const listSearch = z.string().trim().max(200).optional().meta({ example: 'maria' });
const page = z.int().min(1).max(1_000_000);

/** The query of a REST list: `?search=&page=&limit=`. */
export const listQuery = z.object({
  search: listSearch,
  page: page.default(1),
  limit: z.int().min(1).max(maxRows).default(maxRows).meta({ description: 'Rows in the answer' }),
});

/** The filters and order of a staff list; `columns` are its sortable fields. */
export const pageQuery = <const Column extends string>(columns: readonly [Column, ...Column[]]) =>
  z.object({
    search: listSearch,
    page: page.default(1),
    limit: z.int().min(1).max(100).default(rowsPerPage),
    sort: z.enum(columns).optional(),
    order: z.enum(['asc', 'desc']).default('asc'),
  });

/** One page of a staff list, with the total number of rows. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int().min(0) });
