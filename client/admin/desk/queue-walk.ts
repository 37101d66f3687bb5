import { type QueueOrder, queueOrders } from '../../../shared/schemas/desk';

/**
 * One walk through the queue: the leads opened so far, in order, and task leads to visit before the queue's own. It
 * holds only ids and ends with the tab.
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

/** The server's limit. */
const mostSkipped = 500;

export const findSkipped = ({ visited }: Walk) => visited.slice(-mostSkipped);

/** Returns the leads that are already part of the walk, up to the server's limit. */
export const findKnown = ({ visited, planned }: Walk) => [...visited, ...planned].slice(-mostSkipped);
