import { TRPCError } from '@trpc/server';
import { type Setting, type SettingName, settings } from '../../../shared/settings';
import { shortChanges } from '../audit/write-audit';
import type { Staff } from '../caller';
import { change } from '../change/change';
import type { Deps } from '../http/context';
import type { Models } from '../models';
import { settings as stored } from './setting.model';

/** The stored setting, with the version to send back; a value in an outdated format is ignored. */
export const readVersioned = async <Name extends SettingName>(
  { models }: { models: Models },
  name: Name,
): Promise<{ value: Setting<Name>; version: number }> => {
  const { schema, initial } = settings[name];
  const stored = await models.settings.findById(name).lean();
  const { data } = schema.safeParse(stored?.value);
  return { value: (data ?? initial) as Setting<Name>, version: stored?.version ?? 0 };
};

/** The stored setting, or its default. */
export const readSetting = async <Name extends SettingName>(deps: { models: Models }, name: Name) =>
  (await readVersioned(deps, name)).value;

type Change = { name: SettingName; value: unknown; version: number };

/** Saves a valid setting; refused if someone else saved it since `version` was read. */
export const saveSetting = async (deps: Deps, caller: Staff, { name, value, version }: Change) => {
  const parsed = settings[name].schema.safeParse(value);
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  const next = { value: parsed.data, version: version + 1, updatedAt: new Date(deps.now()) };
  await change(deps, stored, {
    id: name,
    version,
    facts: () => readSetting(deps, name),
    decide(_, before) {
      const changes = shortChanges(before, parsed.data);
      return { write: { $set: next }, audit: { caller, changes } };
    },
  });
  return next.version;
};
