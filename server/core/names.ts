import { recordId } from '../../shared/schemas/id';

/** Finds the names of records of one kind by their IDs; a record that is gone has none. */
export type Namer<Needs> = (needs: Needs, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** The same for every kind that a feature names, for rows that refer to records of later modules. */
export type FindNames = (kind: string, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** The filter for these records; what is no ID of a record matches nothing. */
export const withIds = (ids: readonly string[]) => ({
  _id: { $in: ids.filter((id) => recordId.safeParse(id).success) },
});

type Named = { _id: unknown; name?: string; firstName?: string; lastName?: string };

/** The names of these documents by their IDs. */
export const toNames = (docs: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(
    docs.map(({ _id, name, firstName = '', lastName = '' }) => [
      String(_id),
      name ?? `${firstName} ${lastName}`.trim(),
    ]),
  );

/** Adds to each row the name of the record that it is about; empty if that is gone. */
export const withNames = async <Row extends object, Name extends string>(
  find: FindNames,
  rows: readonly Row[],
  name: Name,
  toSubject: (row: Row) => { kind: string; id: string },
): Promise<(Row & Record<Name, string>)[]> => {
  const subjects = rows.map(toSubject);
  const kinds = [...new Set(subjects.map(({ kind }) => kind))];
  const getIds = (wanted: string) => subjects.flatMap(({ kind, id }) => (kind === wanted && id ? [id] : []));
  const namesByKind = new Map(
    await Promise.all(kinds.map(async (kind) => [kind, await find(kind, getIds(kind))] as const)),
  );
  return rows.map((row, index) => {
    const { kind, id } = subjects[index]!;
    return { ...row, [name]: namesByKind.get(kind)?.get(id) ?? '' } as Row & Record<Name, string>;
  });
};
