import type { EventKind } from '../../shared/schemas/webhook';
import { event, type OutboxData, type OutboxEvent } from '../core/outbox/event';
import type { Deps } from './deps';
import type { ClientDoc } from './store/client.model';

type Asking = Pick<Deps, 'interest' | 'now'>;

/**
 * What happened to a lead, to be put into the very write that does it: `traced({ events: leadEvent(...) })`. None where
 * nobody wants to hear of it. `facts` are ids and words of ours; what the lead says is read when it is told.
 */
export const leadEvent = (
  { interest, now }: Asking,
  kind: EventKind,
  leadId: unknown,
  facts: OutboxData = {},
): OutboxEvent[] => (interest.wants(kind) ? [event(kind, now, { lead: String(leadId), ...facts })] : []);

type Handled = Pick<ClientDoc, '_id' | 'status' | 'assignedTo'>;

type EventDetails = {
  fields: readonly string[];
  /** The id of who made the change, if anybody's. */
  by: string | null;
  /** Names the change of many that it is a part of. */
  batch?: string | undefined;
  /** A change of many is taken back. */
  isUndo?: boolean;
};

/** Everything that a change of a lead's fields is told as. */
export const changeEvents = (
  asking: Asking,
  before: Handled,
  after: Partial<Handled>,
  { fields, by, batch, isUndo }: EventDetails,
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
          ...(batch && { batch }),
          ...(isUndo && { isUndo }),
        })
      : []),
  ];
};
