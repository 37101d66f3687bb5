import { type QueueOrder, queueOrders } from '../../../shared/schemas/desk';

/**
 * The leads of one walk through the queue, in the order in which they were opened, and those of tasks that are wanted
 * before the queue's own. Ids only; it ends with the tab.
 */
type Walk = { order: QueueOrder; seen: readonly string[]; planned: readonly string[] };

const key = 'queue-walk';
const none: Walk = { order: 'newest', seen: [], planned: [] };

const getIds = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];

export const readWalk = (): Walk => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const order = queueOrders.find((one) => one === kept?.order);
    return order ? { order, seen: getIds(kept?.seen), planned: getIds(kept?.planned) } : none;
  } catch {
    return none;
  }
};

export const keepWalk = (walk: Walk) => sessionStorage.setItem(key, JSON.stringify(walk));

/** As many as the server takes. */
const mostSkipped = 500;

export const findSkipped = ({ seen }: Walk) => seen.slice(-mostSkipped);

/** All that belongs to it already, as far as the server asks. */
export const findKnown = ({ seen, planned }: Walk) => [...seen, ...planned].slice(-mostSkipped);
