import { pageOf } from '../../../shared/schemas/list';
import {
  byEntryId,
  type OutboxQuery,
  type OutboxRecord,
  outboxKinds,
  outboxQuery,
  outboxRecord,
  outboxRow,
  type SendAgain,
  sendAgainInput,
} from '../../../shared/schemas/outbox';
import { z } from '../../../shared/zod';
import { writeAudit } from '../audit/write-audit';
import type { Staff } from '../caller';
import type { Deps } from '../http/context';
import { setListHeaders } from '../http/list-headers';
import { conflict, createRest, notFound, procedureFor, router } from '../http/trpc';
import { withNames } from '../names';
import { toRows } from '../parsers';
import { readPage } from '../read-page';
import type { OutboxDoc } from './outbox.model';

/** The selected entries: never one in progress, and no housekeeping. */
const chosen = (again: SendAgain) =>
  'ids' in again
    ? {
        _id: { $in: again.ids },
        state: { $in: ['waiting', 'done', 'needs a look'] as const },
        kind: { $in: [...outboxKinds] },
      }
    : { state: 'needs a look' as const, kind: again.kind ?? { $in: [...outboxKinds] } };

/**
 * Sends entries again now: failed, waiting for a retry, or already sent. The event keeps its id, so the receiver
 * recognizes it. Returns the number of entries.
 */
const sendAgain = async (deps: Deps, caller: Staff, again: SendAgain): Promise<number> => {
  const { models, now } = deps;
  const { modifiedCount } = await models.outbox.updateMany(chosen(again), {
    $set: { state: 'waiting', dueAt: new Date(now()), attempts: 0, error: '' },
    $unset: { firstTriedAt: '', doneAt: '', answer: '' },
  });
  if (modifiedCount > 0)
    await writeAudit(deps, caller, {
      action: 'send-again',
      entity: 'outbox',
      entityId: '',
      note: String(modifiedCount),
    });
  return modifiedCount;
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns entries as staff see them. */
const toRecords = async ({ names }: Deps, docs: readonly OutboxDoc[]): Promise<OutboxRecord[]> => {
  const mails = docs.filter(({ data }) => data.to === 'signer');
  const signers = await names(
    'signer',
    mails.map(({ data }) => text(data.agreement)),
  );
  return docs.map(({ _id, eventId, kind, data, state, at, dueAt, tries, error, answer }) => ({
    id: _id,
    eventId,
    kind,
    event: text(data.event),
    lead: text(data.lead),
    webhook: text(data.webhook),
    template: text(data.template),
    to: text(data.to),
    signer: signers.get(text(data.signer)) ?? '',
    state,
    at: at.toISOString(),
    dueAt: dueAt.toISOString(),
    tries,
    error,
    answer: answer ?? null,
  }));
};

/** One page of outgoing messages, latest activity first, without timed housekeeping. */
const readOutbox = async (needs: Deps, { page, limit, ...filters }: OutboxQuery) => {
  const { outbox } = needs.models;
  const filter = {
    kind: filters.kind ?? { $in: [...outboxKinds] },
    ...(filters.state && { state: filters.state }),
    ...(filters.webhook && { 'data.webhook': filters.webhook }),
  };
  const sort: Record<string, -1> = filters.webhook ? { at: -1 } : { dueAt: -1, _id: -1 };
  const { docs, total } = await readPage(outbox, filter, { page, limit }, { sort });
  return { rows: await toRecords(needs, docs), total };
};

/** Sends one message again now, unless it is being sent. */
const retryEntry = async (deps: Deps, caller: Staff, id: string): Promise<OutboxRecord> => {
  const count = await sendAgain(deps, caller, { ids: [id] });
  const entry = await deps.models.outbox
    .findOne({ _id: id, kind: { $in: [...outboxKinds] } })
    .lean<OutboxDoc>();
  if (!entry) throw notFound('message');
  if (count === 0 && entry.state === 'working') throw conflict('We are sending this message right now.');
  const [record] = await toRecords(deps, [entry]);
  return record!;
};

const rest = createRest('Outbox');

export const outboxRouter = router({
  list: procedureFor('outbox.manage')
    .meta(rest('GET', '/outbox', 'What leaves the house: what waits, what failed, what went'))
    .input(outboxQuery)
    .output(toRows(outboxRecord))
    .query(async ({ ctx, input }) => {
      const { rows, total } = await readOutbox(ctx, input);
      setListHeaders(ctx, '/api/outbox', input, total);
      return rows;
    }),

  retry: procedureFor('outbox.manage')
    .meta(
      rest('POST', '/outbox/{id}/retry', 'Send one message again, now; it keeps its id', { errors: [409] }),
    )
    .input(byEntryId)
    .output(outboxRecord)
    .mutation(({ ctx, input }) => retryEntry(ctx, ctx.caller, input.id)),

  page: procedureFor('outbox.manage')
    .input(outboxQuery)
    .output(pageOf(outboxRow))
    .query(async ({ ctx, input }) => {
      const { rows, total } = await readOutbox(ctx, input);
      const toReceiver = ({ webhook, to }: OutboxRecord) =>
        webhook ? { kind: 'webhook', id: webhook } : { kind: 'user', id: to };
      return { rows: await withNames(ctx.names, rows, 'receiver', toReceiver), total };
    }),

  sendAgain: procedureFor('outbox.manage')
    .input(sendAgainInput)
    .output(z.object({ count: z.int() }))
    .mutation(async ({ ctx, input }) => ({ count: await sendAgain(ctx, ctx.caller, input) })),
});
