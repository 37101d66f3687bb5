import { Types } from 'mongoose';
import { readDay } from '../../shared/read-date';
import { type NameList, nameLists, type nameRow } from '../../shared/schemas/conflict';
import type { z } from '../../shared/zod';
import { writeAudit } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { notFound } from '../core/http/trpc';
import { wordsOfName } from '../documents/compare-names';
import type { Deps } from './deps';

type File = { list: NameList; file: string };

const rowKey = ({ name, birthDate = '', address = '' }: z.infer<typeof nameRow>) =>
  [name, birthDate, address].join('\n');

/** Adds rows of a file to the firm's list, skipping known ones. Returns the number of new ones. */
export const addNames = async (
  { models, now }: Deps,
  { list, file, rows }: File & { rows: readonly z.infer<typeof nameRow>[] },
): Promise<number> => {
  const today = new Date(now()).toISOString().slice(0, 10);
  const entries = rows.map(({ name, birthDate, address }) => ({
    name,
    // In the format of leads; the file may have 4/30/1961.
    ...(birthDate && { birthDate: readDay(birthDate, today) ?? birthDate }),
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

/** Returns the files of the list with their numbers of names. */
export const findFiles = async ({ models }: Deps) => {
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

export const removeName = async (needs: Deps, caller: Staff, id: string): Promise<void> => {
  const { deletedCount } = await needs.models.conflictNames.deleteOne({ _id: id });
  if (deletedCount === 0) throw notFound('name');
  await writeAudit(needs, caller, { action: 'remove-names', entity: 'setting', entityId: 'conflicts' });
};

export const removeFile = async (needs: Deps, caller: Staff, { list, file }: File): Promise<void> => {
  const { deletedCount } = await needs.models.conflictNames.deleteMany({ list, file });
  if (deletedCount === 0) throw notFound('file');
  await writeAudit(needs, caller, {
    action: 'remove-names',
    entity: 'setting',
    entityId: 'conflicts',
    note: `${deletedCount}`,
  });
};
