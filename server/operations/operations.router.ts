import { backupState } from '../../shared/schemas/backup';
import { serverStatus } from '../../shared/schemas/status';
import { type SettingName, settingNames, settings } from '../../shared/settings';
import { z } from '../../shared/zod';
import type { Staff } from '../core/caller';
import { createRest, router } from '../core/http/trpc';
import { readVersioned, saveSetting } from '../core/settings/read-setting';
import { waiting } from '../intake/refused/kept';
import { hasSecondFactor } from '../people/auth/credential.model';
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

const rest = createRest('Operation');

export const statusRouter = router({
  get: procedureFor('status.read')
    .meta(rest('GET', '/status', 'How the server does, part by part, and what to do'))
    .output(serverStatus)
    .query(({ ctx }) => ctx.status()),
});

export const backupsRouter = router({
  /** The age of the newest backup, and where backups go. */
  state: procedureFor('settings.edit')
    .output(backupState)
    .query(({ ctx }) => ctx.backups.state()),
});

const steps = [
  ...(['firm', 'secondFactor', 'people', 'lawyer', 'adoptedText'] as const),
  ...(['vendor', 'mail', 'backup', 'stamps'] as const),
] as const;

/** The first steps of a new practice, each checked against the data. */
const firstSteps = async (deps: Deps, { user }: Staff) => {
  const { models, mail, backups, consents } = deps;
  const [firm, credential, people, vendor, { lastAt }, lawyer, text] = await Promise.all([
    deps.firm(),
    models.credentials.findById(user.id).lean(),
    models.users.estimatedDocumentCount(),
    models.vendors.exists({}),
    backups.state(),
    models.users.exists({ 'bars.number': { $gt: '' } }),
    models.agreementTemplates.exists({ 'adopted.byId': { $gt: '' } }),
  ]);
  return {
    firm: !firm.isSample,
    secondFactor: hasSecondFactor(credential ?? {}),
    people: people > 1,
    vendor: vendor !== null,
    lawyer: lawyer !== null,
    adoptedText: text !== null,
    mail: mail.transport !== undefined,
    backup: lastAt !== undefined,
    stamps: consents.isStamped,
  };
};

/** The state of each settings page: how much it has, and what needs attention. */
const settingsState = async ({ models, mail, backups }: Deps) => {
  const [users, vendors, refused, services, webhooks, outbox, requests, backup] = await Promise.all([
    models.users.estimatedDocumentCount(),
    models.vendors.estimatedDocumentCount(),
    models.refusedSubmissions.countDocuments(waiting),
    models.services.estimatedDocumentCount(),
    models.webhooks.estimatedDocumentCount(),
    models.outbox.countDocuments({ state: 'needs a look' }),
    models.privacyRequests.countDocuments({ state: 'open' }),
    backups.state(),
  ]);
  return {
    ...{ users, vendors, refused, services, webhooks, outbox, requests },
    isMailOn: mail.transport !== undefined,
    isBackupOn: backup.isOn,
    isBackupLate: backup.isLate,
  };
};

const count = z.int().min(0);

/** The practice's setup, for the dashboard and the settings home. */
export const setupRouter = router({
  /** The first steps of a new practice, and which of them are done. */
  firstSteps: procedureFor('settings.edit')
    .output(z.record(z.enum(steps), z.boolean()))
    .query(({ ctx }) => firstSteps(ctx, ctx.caller)),

  /** The state of each settings page, for the settings home. */
  settings: procedureFor('settings.edit')
    .output(
      z.object({
        users: count,
        vendors: count,
        refused: count,
        services: count,
        webhooks: count,
        outbox: count,
        requests: count,
        isMailOn: z.boolean(),
        isBackupOn: z.boolean(),
        isBackupLate: z.boolean(),
      }),
    )
    .query(({ ctx }) => settingsState(ctx)),
});
