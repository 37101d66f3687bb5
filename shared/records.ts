/** Returns a record with a value for each name. */
export const toRecord = <Name extends string, Value>(
  names: readonly Name[],
  toValue: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>;

/** Returns a record without its undefined fields. */
export const onlyDefined = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

/** Returns the names of a record whose type lists all of them. */
export const listNames = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  Object.keys(record) as Name[];
