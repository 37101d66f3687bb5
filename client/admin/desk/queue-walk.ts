import { type QueueOrder, queueOrders } from '../../../shared/schemas/desk';

/** The leads of one walk through the queue, in the order in which they were opened. Ids only; it ends with the tab. */
type Walk = { order: QueueOrder; seen: readonly string[] };

const key = 'queue-walk';
const none: Walk = { order: 'newest', seen: [] };

export const readWalk = (): Walk => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const order = queueOrders.find((one) => one === kept?.order);
    const seen = Array.isArray(kept?.seen) ? kept.seen.filter((id: unknown) => typeof id === 'string') : [];
    return order ? { order, seen } : none;
  } catch {
    return none;
  }
};

export const keepWalk = (walk: Walk) => sessionStorage.setItem(key, JSON.stringify(walk));

/** As many as the server takes. */
const mostSkipped = 500;

export const skippedIn = ({ seen }: Pick<Walk, 'seen'>) => seen.slice(-mostSkipped);
