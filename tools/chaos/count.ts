/** The result for the leads: how many were acknowledged, how many of these were lost, and how many are stored twice. */
export type Count = { acknowledged: number; lost: number; twice: number };

/** Compares the marks of acknowledged and stored leads. */
export const countLeads = (acknowledged: ReadonlySet<string>, stored: readonly string[]): Count => {
  const unique = new Set(stored);
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((mark) => !unique.has(mark)).length,
    twice: stored.length - unique.size,
  };
};
