import { documentKinds } from '../../shared/agreements/terms';
import { leadSources } from '../../shared/schemas/client';
import { recordId } from '../../shared/schemas/id';
import type { EventKind } from '../../shared/schemas/webhook';
import { z } from '../../shared/zod';
import { event, type Job, type OutboxData, type OutboxEvent } from '../core/outbox/work';
import type { Deps } from './deps';
import type { ClientDoc } from './store/client.model';

const lead = recordId;
/** A user's id; null for a change without one. */
const by = z.string().nullable();

/** The data of each event about a lead: IDs and our own words; the lead's data is read on delivery. */
export const leadEventData = {
  /** Receipts are counted by `mailbox` and `sender`, and texts by `network`. */
  'lead.created': z.object({
    lead,
    source: z.enum(leadSources),
    mailbox: z.string().optional(),
    sender: z.string().optional(),
    network: z.string().optional(),
  }),
  /** `changed` has the names of the fields, separated by commas. */
  'lead.updated': z.object({ lead, changed: z.string(), by: by.optional() }),
  'lead.status_changed': z.object({ lead, from: z.string(), to: z.string(), by }),
  'lead.assigned': z.object({ lead, from: by, assignedTo: by, by }),
  'lead.merged': z.object({ lead, into: recordId }),
  'lead.deleted': z.object({ lead, by }),
  'lead.returned': z.object({ lead, reason: z.string() }),
  'lead.return_undone': z.object({ lead, status: z.string() }),
  'task.overdue': z.object({ lead, task: recordId, dueAt: z.iso.datetime(), assignedTo: by }),
  'agreement.signed': z.object({
    lead,
    agreement: recordId,
    kind: z.enum(documentKinds),
    title: z.string(),
    fileHash: z.string(),
  }),
} as const satisfies Record<EventKind, z.ZodType<OutboxData>>;

type EventData<Kind extends EventKind> = z.infer<(typeof leadEventData)[Kind]>;
export type LeadEvent = {
  [Kind in EventKind]: Omit<OutboxEvent, 'data'> & { kind: Kind; data: EventData<Kind> };
}[EventKind];

type Asking = Pick<Deps, 'interest' | 'now'>;

/**
 * Returns the event for a change, to include in the same write: `traced({ events: leadEvent(...) })`. Empty if no one
 * listens.
 */
export const leadEvent = <Kind extends EventKind>(
  { interest, now }: Asking,
  kind: Kind,
  leadId: unknown,
  facts: Omit<EventData<Kind>, 'lead'>,
): OutboxEvent[] =>
  interest.wants(kind)
    ? [event<Job>({ kind, data: leadEventData[kind] }, now, { lead: String(leadId), ...facts })]
    : [];

type Handled = Pick<ClientDoc, '_id' | 'status' | 'assignedTo'>;

type EventDetails = {
  fields: readonly string[];
  /** The ID of the user who made the change, if any. */
  by: string | null;
};

/** Returns all events for a change of a lead's fields. */
export const changeEvents = (
  asking: Asking,
  before: Handled,
  after: Partial<Handled>,
  { fields, by }: EventDetails,
): OutboxEvent[] => {
  const { _id, status, assignedTo } = before;
  const isMoved = after.status !== undefined && after.status !== status;
  const isGiven = after.assignedTo !== undefined && after.assignedTo !== assignedTo;
  return [
    ...leadEvent(asking, 'lead.updated', _id, { changed: fields.join(','), by }),
    ...(isMoved
      ? leadEvent(asking, 'lead.status_changed', _id, { from: status, to: after.status!, by })
      : []),
    ...(isGiven
      ? leadEvent(asking, 'lead.assigned', _id, {
          from: assignedTo,
          assignedTo: after.assignedTo!,
          by,
        })
      : []),
  ];
};
