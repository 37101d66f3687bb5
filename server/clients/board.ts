import { boardLimit, type ClientRecord, type LeadFilter, leadStatuses } from '../../shared/schemas/client';
import type { Deps } from '../http/context';
import { leadPage } from './lead-pages';

/** For each status how many leads there are, and the newest of them: both by the index of the status. */
export const boardOf = (deps: Pick<Deps, 'models' | 'leadCount' | 'now'>, filter: LeadFilter) =>
  Promise.all(
    leadStatuses.map(async (status) => {
      const { rows, total } = await leadPage(deps, { ...filter, status, page: 1, limit: boardLimit });
      return { status, total, rows: rows as ClientRecord[] };
    }),
  );
