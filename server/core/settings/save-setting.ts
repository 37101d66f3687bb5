import { TRPCError } from '@trpc/server';
import { type SettingName, settings } from '../../../shared/settings';
import { carryingEntry, logCarried } from '../audit/carried-entries';
import { shortChanges } from '../audit/write-audit';
import type { Staff } from '../caller';
import { isDuplicateKey } from '../db/errors';
import type { Deps } from '../http/context';
import { readSetting } from './read-setting';

type Change = { name: SettingName; value: unknown; version: number };

export const changedMeanwhile = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'Someone else changed this setting. Load the page again.',
  });

/** Saves a valid setting; refused if someone else saved it since `version` was read. */
export const saveSetting = async (
  deps: Pick<Deps, 'models' | 'now'>,
  caller: Staff,
  { name, value, version }: Change,
) => {
  const { models, now } = deps;
  const parsed = settings[name].schema.safeParse(value);
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  const next = { value: parsed.data, version: version + 1, updatedAt: new Date(now()) };
  const changes = shortChanges(await readSetting(deps, name), parsed.data);
  const { audits } = carryingEntry(
    { now, caller },
    { action: 'update', entity: 'setting', entityId: name, changes },
  );
  if (version === 0)
    await models.settings.create({ _id: name, ...next, audits: [audits] }).catch((error: unknown) => {
      throw isDuplicateKey(error) ? changedMeanwhile() : error;
    });
  else {
    const { matchedCount } = await models.settings.updateOne(
      { _id: name, version },
      { $set: next, $push: { audits } },
    );
    if (matchedCount === 0) throw changedMeanwhile();
  }
  await logCarried(models, 'settings');
  return next.version;
};
