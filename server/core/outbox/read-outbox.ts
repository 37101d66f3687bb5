import { type OutboxQuery, type OutboxRecord, outboxKinds } from '../../../shared/schemas/outbox';
import type { Deps } from '../http/context';
import { readPage } from '../read-page';
import type { OutboxDoc } from './outbox.model';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns entries as staff see them. */
export const toRecords = async ({ names }: Deps, docs: readonly OutboxDoc[]): Promise<OutboxRecord[]> => {
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
export const readOutbox = async (needs: Deps, { page, limit, ...filters }: OutboxQuery) => {
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
