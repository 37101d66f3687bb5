import { type QueueOrder, queueOrders } from '../../../shared/schemas/desk';

/**
 * The leads of one walk through the queue, in the order in which they were opened, and those of tasks that are wanted
 * before the queue's own. Ids only; it ends with the tab.
 */
type Walk = { order: QueueOrder; visited: readonly string[]; planned: readonly string[] };

const key = 'queue-walk';
const none: Walk = { order: 'newest', visited: [], planned: [] };

const getIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

export const readWalk = (): Walk => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const order = queueOrders.find((one) => one === stored?.order);
    return order ? { order, visited: getIds(stored?.visited), planned: getIds(stored?.planned) } : none;
  } catch {
    return none;
  }
};

export const keepWalk = (walk: Walk) => sessionStorage.setItem(key, JSON.stringify(walk));

/** As many as the server takes. */
const mostSkipped = 500;

export const findSkipped = ({ visited }: Walk) => visited.slice(-mostSkipped);

/** All that belongs to it already, as far as the server asks. */
export const findKnown = ({ visited, planned }: Walk) => [...visited, ...planned].slice(-mostSkipped);
