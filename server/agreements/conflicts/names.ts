import { Types } from 'mongoose';
import { type NameList, nameLists, type nameRow } from '../../../shared/schemas/conflict';
import type { z } from '../../../shared/zod';
import { writeAudit } from '../../core/audit/write-audit';
import type { Staff } from '../../core/caller';
import { notFound } from '../../core/http/trpc';
import type { Deps } from '../deps';
import { wordsOfName } from './compare-names';

type Needs = Pick<Deps, 'models' | 'now'>;
type File = { list: NameList; file: string };

const usDay = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
/** A birth date as leads have it, also where the file has 4/30/1961. */
const asDay = (text: string): string => {
  const [, month, day, year] = usDay.exec(text) ?? [];
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text;
};

const rowKey = ({ name, birthDate = '', address = '' }: z.infer<typeof nameRow>) =>
  [name, birthDate, address].join('\n');

/** Adds rows of a file to the firm's list; a row that came before is not added twice. Answers how many are new. */
export const addNames = async (
  { models, now }: Needs,
  { list, file, rows }: File & { rows: readonly z.infer<typeof nameRow>[] },
): Promise<number> => {
  const entries = rows.map(({ name, birthDate, address }) => ({
    name,
    ...(birthDate && { birthDate: asDay(birthDate) }),
    ...(address && { address }),
  }));
  const there = await models.conflictNames
    .find({ list, file, name: { $in: entries.map(({ name }) => name) } })
    .lean();
  const existing = new Set(there.map(rowKey));
  const fresh = new Map(entries.filter((row) => !existing.has(rowKey(row))).map((row) => [rowKey(row), row]));
  const at = new Date(now());
  await models.conflictNames.insertMany(
    [...fresh.values()].map((row) => ({
      _id: new Types.ObjectId(),
      list,
      file,
      at,
      words: [...new Set(wordsOfName(row.name))],
      ...row,
    })),
  );
  return fresh.size;
};

/** The files of the list with how many names each has. */
export const findFiles = async ({ models }: Pick<Needs, 'models'>) => {
  const groups = await models.conflictNames.aggregate<{ _id: File; count: number }>([
    { $group: { _id: { list: '$list', file: '$file' }, count: { $sum: 1 } } },
  ]);
  return groups
    .map(({ _id, count }) => ({ ..._id, count }))
    .sort(
      (one, other) =>
        nameLists.indexOf(one.list) - nameLists.indexOf(other.list) || (one.file < other.file ? -1 : 1),
    );
};

/** Removes one name. */
export const removeName = async (needs: Needs, caller: Staff, id: string): Promise<void> => {
  const { deletedCount } = await needs.models.conflictNames.deleteOne({ _id: id });
  if (deletedCount === 0) throw notFound('name');
  await writeAudit(
    { ...needs, caller },
    { action: 'remove-names', entity: 'setting', entityId: 'conflicts' },
  );
};

/** Removes all names that came with a file. */
export const removeFile = async (needs: Needs, caller: Staff, { list, file }: File): Promise<void> => {
  const { deletedCount } = await needs.models.conflictNames.deleteMany({ list, file });
  if (deletedCount === 0) throw notFound('file');
  await writeAudit(
    { ...needs, caller },
    { action: 'remove-names', entity: 'setting', entityId: 'conflicts', note: `${deletedCount}` },
  );
};
