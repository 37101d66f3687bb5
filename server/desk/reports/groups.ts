/** Counts something for each key, such as each source. Only keys with leads have a group. */
export const createGroups = <Group>(create: () => Group) => {
  const groups = new Map<string, Group>();
  return {
    get(key: string): Group {
      const group = groups.get(key) ?? create();
      groups.set(key, group);
      return group;
    },
    /** The groups with what is reported of each, most first. */
    rows: <Row extends object>(by: keyof Row, summarize: (group: Group) => Row): (Row & { key: string })[] =>
      [...groups]
        .map(([key, group]) => ({ key, ...summarize(group) }))
        .sort((one, other) => Number(other[by]) - Number(one[by]) || (one.key < other.key ? -1 : 1)),
  };
};
