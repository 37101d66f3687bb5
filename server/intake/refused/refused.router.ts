import { can } from '../../../shared/permissions';
import { vendorReceipt } from '../../../shared/schemas/client';
import { byId } from '../../../shared/schemas/id';
import {
  type RefusedRecord,
  refusedDetail,
  refusedQuery,
  refusedRecord,
  refusedRow,
  replayInput,
} from '../../../shared/schemas/refused';
import { z } from '../../../shared/zod';
import type { Staff } from '../../core/caller';
import { writeLogged } from '../../core/change/change';
import { findPage } from '../../core/db/find-page';
import { toRecord } from '../../core/db/to-record';
import { setListHeaders } from '../../core/http/list-headers';
import { getNotes } from '../../core/http/request-notes';
import { createRest, notFound, router } from '../../core/http/trpc';
import { withNames } from '../../core/names';
import { asBuilt, onlyItsFields, pageOfRows, toRows } from '../../core/parsers';
import { Refused } from '../../vendors/answers/refusal';
import {
  type RefusedSubmissionDoc,
  refusedSubmissions,
  withoutSealed,
} from '../../vendors/refused-submission.model';
import { type Deps, procedureFor } from '../deps';
import { acceptedAnswer, duplicateAnswer } from '../posts/taken-answer';
import { waiting } from './kept';
import { replaySubmission } from './replay';

const rest = createRest('Intake');

type Receipt = z.infer<typeof vendorReceipt>;
type Query = z.infer<typeof refusedQuery>;

/** Returns the filter for refused and quarantined submissions; includes duplicates and tests only on request. */
const getFilter = ({ vendorId, reason, kind }: Query) => ({
  ...(vendorId && { vendorId }),
  ...(reason && { reason }),
  ...(kind ? { kind } : reason ? {} : { kind: { $in: ['rejected', 'quarantined'] as const } }),
});

const newestFirst = { at: -1, _id: -1 } as const;

const readPage = ({ models }: Deps, input: Query) =>
  findPage(models.refusedSubmissions, refusedRecord, getFilter(input), input, {
    sort: newestFirst,
    without: withoutSealed,
  });

/** Only administrators decide what a vendor sent. A visitor's held request waits for everyone who works with leads. */
const mayDecide = ({ user }: Staff) =>
  can(user.role, 'vendors.manage') ? {} : { kind: 'quarantined' as const };

export const refusedRouter = router({
  list: procedureFor('vendors.manage')
    .meta(rest('GET', '/intake/refused', 'What was refused, newest first'))
    .input(refusedQuery)
    .output(toRows(refusedRecord))
    .query(async ({ ctx, input }) => {
      const { rows, total } = await readPage(ctx, input);
      setListHeaders(ctx, '/api/intake/refused', input, total);
      return rows;
    }),

  page: procedureFor('vendors.manage')
    .input(refusedQuery)
    .output(pageOfRows(refusedRow))
    .query(async ({ ctx, input }) => {
      const { rows, total } = await readPage(ctx, input);
      const toVendor = ({ vendorId }: RefusedRecord) => ({ kind: 'vendor', id: vendorId ?? '' });
      return { rows: await withNames(ctx.names, rows, 'sender', toVendor), total };
    }),

  /** Returns the visitors' requests that wait for a decision because they look automated. */
  held: procedureFor('leads.work')
    .input(refusedQuery.pick({ page: true, limit: true }))
    .output(pageOfRows(refusedRecord))
    .query(({ ctx, input }) =>
      findPage(ctx.models.refusedSubmissions, refusedRecord, waiting, input, {
        sort: newestFirst,
        without: withoutSealed,
      }),
    ),

  get: procedureFor('leads.work')
    .meta(rest('GET', '/intake/refused/{id}', 'A refused post with what came in'))
    .input(byId)
    .output(onlyItsFields(refusedDetail))
    .query(async ({ ctx, input }) => {
      const post = await ctx.models.refusedSubmissions
        .findOne({ _id: input.id, ...mayDecide(ctx.caller) })
        .lean<RefusedSubmissionDoc>();
      if (!post) throw notFound('refused post');
      const arrived = ctx.intake.refused.read(post);
      const isObject = typeof arrived?.body === 'object' && arrived.body !== null;
      return {
        ...toRecord(post),
        isReadable: arrived !== undefined,
        body: isObject ? (arrived.body as Record<string, unknown>) : null,
        ...(typeof arrived?.body === 'string' && { raw: arrived.body }),
      };
    }),

  replay: procedureFor('leads.work')
    .meta(
      rest(
        'POST',
        '/intake/refused/{id}/replay',
        'Accept a refused post after all, with changes; answers as its sender would be answered',
        { status: 201, errors: [409, 412, 422] },
      ),
    )
    .input(replayInput)
    .output(asBuilt(vendorReceipt))
    .mutation(async ({ ctx, input }): Promise<Receipt> => {
      const onSend = (body: object) => {
        getNotes(ctx.res).submission = { named: body, test: false };
      };
      const result = await replaySubmission(ctx, { ...input, among: mayDecide(ctx.caller), onSend });
      if (result.outcome === 'rejected') throw new Refused(result.refusal);
      const { outcome, lead, warnings } = result;
      const { externalId } = lead;
      const details = { lead, externalId, test: false, requestId: ctx.requestId, now: ctx.now(), warnings };
      if (outcome === 'accepted') return acceptedAnswer(details);
      getNotes(ctx.res).status = 200;
      return duplicateAnswer(details) as Receipt;
    }),

  dismiss: procedureFor('leads.work')
    .meta(rest('POST', '/intake/refused/{id}/dismiss', 'Set a refused post aside: it needs no action'))
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      const filter = { _id: id, ...mayDecide(ctx.caller) };
      const write = { $set: { decidedAt: new Date(ctx.now()) } };
      const said = { note: 'put aside' };
      if (!(await writeLogged(ctx, refusedSubmissions, ctx.caller, filter, write, said)))
        throw notFound('refused post');
    }),
});
