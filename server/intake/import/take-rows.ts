import type { ImportProblem, ImportRow } from '../../../shared/schemas/import';
import type { Staff } from '../../core/caller';
import { conflict, notFound } from '../../core/http/trpc';
import type { ClientDoc } from '../../leads/store/client.model';
import { requestClaims } from '../claims/idempotency-claims';
import type { Deps } from '../deps';
import { newLead } from '../new-lead';
import { receiveLead } from '../receive-lead';
import type { ImportDoc } from './import.model';
import { caseTypeIds, readRow } from './read-row';

/** A lead that was worked on elsewhere does not wait here; a new one waits from now. */
const asImported = ({ waitingSince, ...lead }: ClientDoc, now: Date): ClientDoc => ({
  ...lead,
  updatedAt: now,
  ...(lead.status === 'New' && { waitingSince: now }),
});

type ImportBatch = { id: string; first: number; rows: readonly ImportRow[] };

/**
 * Adds rows as leads, through the same intake as all leads. Sends no notices, because the leads are not news. Each row
 * has its own key, so repeating a call after a lost response makes no second lead.
 */
export const takeRows = async (deps: Deps & { caller: Staff }, { id, first, rows }: ImportBatch) => {
  const { models, caller } = deps;
  const importDoc = await models.imports.findById(id).lean<ImportDoc>();
  if (!importDoc) throw notFound('import');
  if (importDoc.state !== 'running') throw conflict('This import has ended. Begin a new one.');
  const rules = {
    caseTypes: await caseTypeIds(models),
    timeZone: deps.timeZone,
    now: deps.now(),
  };
  const problems: ImportProblem[] = [];
  const ofImport = { source: 'import' as const, importId: id };
  const take = async (row: ImportRow, number: number): Promise<number> => {
    const result = readRow(row, rules);
    if ('problems' in result) {
      problems.push(...result.problems.map((problem) => ({ row: number, ...problem, refuses: true })));
      return 0;
    }
    const key = `import ${id} ${number}`;
    const { input, history, left: remaining } = result;
    problems.push(...remaining.map((problem) => ({ row: number, ...problem, refuses: false })));
    const lead = newLead({ caller, input, preset: ofImport, now: deps.now });
    await receiveLead(deps, caller, {
      lead: asImported({ ...lead, ...history }, new Date(deps.now())),
      claims: requestClaims(models.leadSeal, { caller, key, input }),
      isQuiet: true,
    });
    return 1;
  };
  const counts = await Promise.all(rows.map((row, at) => take(row, first + at)));
  return { taken: counts.reduce((sum, one) => sum + one, 0), problems };
};
