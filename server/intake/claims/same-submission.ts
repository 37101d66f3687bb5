/** Of equal submissions that are under way at once, the first one is worked on; the others wait for its answer. */
export const createSameSubmission = () => {
  const underWay = new Map<string, Promise<unknown>>();

  return {
    /** The outcome of `work`, or of the call that is under way for the same claim; all callers use the same type. */
    async once<Outcome>(
      claim: string,
      work: () => Promise<Outcome>,
    ): Promise<{ outcome: Outcome; isFirst: boolean }> {
      const first = underWay.get(claim) as Promise<Outcome> | undefined;
      if (first) return { outcome: await first, isFirst: false };
      const own = work().finally(() => underWay.delete(claim));
      underWay.set(claim, own);
      return { outcome: await own, isFirst: true };
    },
  };
};
