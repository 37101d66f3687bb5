/** Returns a record with a value for each name. */
export const toRecord = <Name extends string, Value>(
  names: readonly Name[],
  toValue: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>;

/** Returns the names of a record whose type lists all of them. */
export const listNames = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  Object.keys(record) as Name[];
