/** Works on the first of several equal concurrent submissions; the others wait for its answer. */
export const createSameSubmission = () => {
  const underWay = new Map<string, Promise<unknown>>();

  return {
    /** Returns the outcome of `work`, or of the running call with the same claim. All callers use the same type. */
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
