import { maxRows, rowsPerPage } from '../constants';
import { z } from '../zod';

/** Looks anywhere in the searched fields, without regard to case; taken literally, never as a pattern. */
export const listSearch = z.string().trim().max(200).optional().meta({ example: 'maria' });
const page = z.int().min(1).max(1_000_000);

/** How a REST list is narrowed: `?search=&page=&limit=`. */
export const listQuery = z.object({
  search: listSearch,
  page: page.default(1),
  limit: z.int().min(1).max(maxRows).default(maxRows).meta({ description: 'Rows in the answer' }),
});

/** How a staff list is narrowed and ordered; `columns` are the fields that it can be sorted by. */
export const pageQuery = <const Column extends string>(columns: readonly [Column, ...Column[]]) =>
  z.object({
    search: listSearch,
    page: page.default(1),
    limit: z.int().min(1).max(100).default(rowsPerPage),
    sort: z.enum(columns).optional(),
    order: z.enum(['asc', 'desc']).default('asc'),
  });

/** One page of a staff list, with the number of rows on all of its pages. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int().min(0) });
