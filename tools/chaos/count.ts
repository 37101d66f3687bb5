/** What became of the leads: how many were acknowledged, and of these lost; how many are stored more than once. */
export type Count = { acknowledged: number; lost: number; twice: number };

/** Compares the marks of the leads that were acknowledged with those that are stored. */
export const countLeads = (acknowledged: ReadonlySet<string>, stored: readonly string[]): Count => {
  const unique = new Set(stored);
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((mark) => !unique.has(mark)).length,
    twice: stored.length - unique.size,
  };
};
