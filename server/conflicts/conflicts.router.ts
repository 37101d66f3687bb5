import {
  conflictCheck,
  conflictDecision,
  conflictName,
  conflictOfLead,
  conflictRun,
  nameFile,
  namesInput,
  namesPage,
  namesQuery,
} from '../../shared/schemas/conflict';
import { byId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { writeAudit } from '../core/audit/write-audit';
import { findPage } from '../core/db/find-page';
import { everyWordFilter } from '../core/db/search';
import { createRest, router } from '../core/http/trpc';
import { wordsOfName } from '../documents/compare-names';
import { leadById } from '../leads/store/lead-by-id';
import { toCheckRecord } from './check-record';
import type { ConflictCheckDoc } from './conflict-check.model';
import { decideCheck } from './decide-check';
import type { Deps } from './deps';
import { procedureFor } from './deps';
import { collectTexts } from './lead-texts';
import { addNames, findFiles, removeFile, removeName } from './names';
import { broughtBy, findParties } from './parties';
import { runCheck } from './run-check';
import { findStanding, newestCheck, partyLead } from './standing';

const rest = createRest('Agreements');

const toRecord = async (needs: Deps, check: ConflictCheckDoc) => {
  const lead = await partyLead(needs, check.clientId);
  return toCheckRecord(check, lead ? await collectTexts(needs, lead) : []);
};

export const conflictsRouter = router({
  /** Returns a lead's conflict check, for its page. */
  ofLead: procedureFor('leads.read')
    .input(byId)
    .output(conflictOfLead)
    .query(async ({ ctx, input: { id } }) => {
      const lead = await leadById(ctx, id);
      const check = await newestCheck(ctx, String(lead._id));
      const parties = await findParties(ctx, lead, broughtBy(check?.parties ?? []));
      return {
        standing: await findStanding(ctx, lead, check),
        ...(check && { check: toCheckRecord(check, await collectTexts(ctx, lead)) }),
        parties,
      };
    }),

  run: procedureFor('leads.work')
    .meta(
      rest(
        'POST',
        '/clients/{id}/conflicts',
        'Run the conflict check of a lead: its parties against everyone the firm knows',
      ),
    )
    .input(conflictRun)
    .output(conflictCheck)
    .mutation(async ({ ctx, input }) => toRecord(ctx, await runCheck(ctx, ctx.caller, input))),

  decide: procedureFor('conflicts.decide')
    .meta(
      rest(
        'PUT',
        '/conflicts/{id}',
        'Decide what the matches of a check mean: no conflict, waived, or refused',
        { errors: [409] },
      ),
    )
    .input(conflictDecision)
    .output(conflictCheck)
    .mutation(async ({ ctx, input }) => toRecord(ctx, await decideCheck(ctx, ctx.caller, input))),

  /** Returns the firm's own list, page by page. */
  names: procedureFor('conflicts.names')
    .input(namesQuery)
    .output(namesPage)
    .query(({ ctx, input: { search = '', ...page } }) =>
      findPage(ctx.models.conflictNames, conflictName, everyWordFilter('words', wordsOfName(search)), page),
    ),

  files: procedureFor('conflicts.names')
    .output(z.array(nameFile))
    .query(({ ctx }) => findFiles(ctx)),

  /** Adds rows of a file, part by part. Sending a part again adds nothing. */
  addNames: procedureFor('conflicts.names')
    .input(namesInput)
    .output(z.object({ added: z.int() }))
    .mutation(async ({ ctx, input }) => {
      const added = await addNames(ctx, input);
      await writeAudit(ctx, ctx.caller, {
        action: 'import-names',
        entity: 'setting',
        entityId: 'conflicts',
        note: `${added}`,
      });
      return { added };
    }),

  removeName: procedureFor('conflicts.names')
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => removeName(ctx, ctx.caller, input.id)),

  removeFile: procedureFor('conflicts.names')
    .input(nameFile.pick({ list: true, file: true }))
    .output(z.void())
    .mutation(({ ctx, input }) => removeFile(ctx, ctx.caller, input)),
});
