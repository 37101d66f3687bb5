/** Counts events in this process by a few fixed words, for monitoring. */
export const createTally = <Words extends readonly string[]>() => {
  const counts = new Map<string, number>();
  return {
    count: (...words: Words): void => {
      const name = words.join(' ');
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    read: (): { words: Words; count: number }[] =>
      [...counts].map(([name, count]) => ({ words: name.split(' ') as unknown as Words, count })),
  };
};

export type Tally<Words extends readonly string[]> = ReturnType<typeof createTally<Words>>;
