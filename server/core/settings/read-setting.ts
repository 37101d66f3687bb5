import { type Setting, type SettingName, settings } from '../../../shared/settings';
import type { Models } from '../models';

/** What the firm decided, with the version to send back; what an older version stored in another shape is not used. */
export const readVersioned = async <Name extends SettingName>(
  { models }: { models: Models },
  name: Name,
): Promise<{ value: Setting<Name>; version: number }> => {
  const { schema, initial } = settings[name];
  const stored = await models.settings.findById(name).lean();
  const { data } = schema.safeParse(stored?.value);
  return { value: (data ?? initial) as Setting<Name>, version: stored?.version ?? 0 };
};

/** What the firm decided, or what holds until it does. */
export const readSetting = async <Name extends SettingName>(deps: { models: Models }, name: Name) =>
  (await readVersioned(deps, name)).value;
