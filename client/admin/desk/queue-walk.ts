/**
 * One walk through the queue: the leads opened so far, in order, and the leads of Today to visit before the queue's own. It
 * holds only ids and ends with the tab.
 */
type Walk = { visited: readonly string[]; planned: readonly string[] };

const key = 'queue-walk';

const getIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

export const readWalk = (): Walk => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return { visited: getIds(stored?.visited), planned: getIds(stored?.planned) };
  } catch {
    return { visited: [], planned: [] };
  }
};

export const keepWalk = (walk: Walk) => sessionStorage.setItem(key, JSON.stringify(walk));

/** The server's limit. */
const mostSkipped = 500;

export const findSkipped = ({ visited }: Walk) => visited.slice(-mostSkipped);

/** Returns the leads that are already part of the walk, up to the server's limit. */
export const findKnown = ({ visited, planned }: Walk) => [...visited, ...planned].slice(-mostSkipped);
