import { type SettingName, settingNames, settings } from '../../shared/settings';
import { z } from '../../shared/zod';
import { router } from '../core/http/trpc';
import { readVersioned } from '../core/settings/read-setting';
import { saveSetting } from '../core/settings/save-setting';
import { type Deps, procedureFor } from './deps';

const name = z.enum(settingNames as [SettingName, ...SettingName[]]);
const version = z.int().min(0);

const shapes = Object.fromEntries(
  settingNames.map((one) => [one, z.object({ value: settings[one].schema, version })]),
) as unknown as {
  [Name in SettingName]: z.ZodObject<{
    value: (typeof settings)[Name]['schema'];
    version: typeof version;
  }>;
};

/** The promise of the firm's file: the hours until an answer, and the office hours. */
const promise = z.object({ replyHours: z.number().nullable(), open: z.array(z.string()) });

const findPromise = async ({ firm }: Deps) => {
  const { replyHours = null, hours } = await firm();
  return { replyHours, open: hours.map(({ days, time }) => `${days} ${time}`) };
};

export const settingsRouter = router({
  /** All settings, each with its version, and the firm's promise. */
  all: procedureFor('settings.edit')
    .output(z.object({ ...shapes, promise }))
    .query(async ({ ctx }) => {
      const all = settingNames.map(async (one) => [one, await readVersioned(ctx, one)]);
      return { ...Object.fromEntries(await Promise.all(all)), promise: await findPromise(ctx) };
    }),

  save: procedureFor('settings.edit')
    .input(z.object({ name, value: z.unknown(), version }))
    .output(z.object({ version }))
    .mutation(async ({ ctx, input }) => {
      const version = await saveSetting(ctx, ctx.caller, input);
      if (input.name === 'subjects') await ctx.offers.reload();
      return { version };
    }),
});
