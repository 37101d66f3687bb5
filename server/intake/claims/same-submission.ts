/** What is answered to equal posts that are under way at once: the first one is worked on, and the others wait for it. */
export const createSameSubmission = () => {
  const underWay = new Map<string, Promise<unknown>>();

  return {
    /** The outcome of `work`, or of what is under way for the same claim; whoever asks calls it with the same type. */
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
