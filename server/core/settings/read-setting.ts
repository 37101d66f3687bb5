import { type Setting, type SettingName, settings } from '../../../shared/settings';
import type { Models } from '../models';

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
