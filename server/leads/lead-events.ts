import type { EventKind } from '../../shared/schemas/webhook';
import { event, type OutboxData, type OutboxEvent } from '../core/outbox/event';
import type { Deps } from './deps';
import type { ClientDoc } from './store/client.model';

type Asking = Pick<Deps, 'interest' | 'now'>;

/**
 * Returns the event for a change, to include in the same write: `traced({ events: leadEvent(...) })`. Empty if no one
 * listens. `facts` contains only IDs and our own words; the lead's data is read on delivery.
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
  /** The ID of the user who made the change, if any. */
  by: string | null;
  /** The ID of the bulk change that it belongs to. */
  batch?: string | undefined;
  /** True if a bulk change is undone. */
  isUndo?: boolean;
};

/** Returns all events for a change of a lead's fields. */
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
