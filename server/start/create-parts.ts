import { createApp } from '../app';
import { createConnection, untilAvailable } from '../core/db/connect';
import { createLog, describeFailure, type Log } from '../core/http/log';
import { createOutbox } from '../core/outbox/run-outbox';
import { collectWork, createAllModels, createDeps, type Feature } from '../feature';
import { features as allFeatures } from '../features';
import type { LeadSeal } from '../leads/store/sealed/lead-seal';
import type { Settings as OfModules } from '../operations/create';
import type { Deps } from '../operations/deps';
import type { Models } from '../operations/models';
import { letGoOfAgreed } from '../privacy/erasures/erase-person';
import { keepSnapshots } from '../proof/witness/witness';
import { refreshAccount } from '../texting/setup/stored-account';
import { dropFormerSettings } from './former-settings';
import { findFormerStatements } from './former-statements';
import { type Database, openDatabase } from './open-database';
import { prepareDatabase } from './prepare-database';
import { createReadiness } from './readiness';

/** The fixed settings of the product, from the environment (`settings.ts`), a command or a test. */
export interface Settings extends OfModules {
  /** Throws a sentence if a key is not the one the data was created with. */
  checkKeys?: (models: Models) => Promise<void>;
  /** Encrypts sensitive lead fields; undefined if they were never encrypted. */
  leadSeal?: LeadSeal | undefined;
  adminPassword?: string | undefined;
  trustProxy: boolean | number | string;
  /** Turns metrics on. */
  metrics?: boolean;
  /** Resolves when the database is open, for a store that takes a while. */
  opened?: Promise<void>;
  log?: Log;
  now?: () => number;
  /** The product's features; set by a test that adds its own. */
  features?: readonly Feature[];
}

/** Assembles the whole product for the server, its commands and its tests; nothing runs before `open`. */
export const createParts = async (settings: Settings) => {
  const { now = Date.now, log = createLog(), features = allFeatures, isShared } = settings;
  const failed = (work: string) => (error: unknown) => log({ work, ...describeFailure(error) });
  const connection = createConnection();
  const models = createAllModels(features, connection, settings.leadSeal, isShared);
  const first = { models, connection, now };
  // Whatever a test adds, the product's own features are among them.
  const deps: Deps = await createDeps(features as typeof allFeatures, first, settings);
  const { callPromise, canWrite, consents, feed, firm, intake, interest, mail, reads, site, texts, witness } =
    deps;
  const isAnswering = createReadiness(connection, now);
  let isOpen = false;
  let tellOpen = () => {};
  const opened = new Promise<void>((resolve) => {
    tellOpen = resolve;
  });
  const outbox = createOutbox({
    models,
    now,
    work: collectWork(features, deps),
    isShared,
    lull: intake.queue.lull,
    onFailure: (kind, error) => failed(kind)(error),
  });
  const readiness = async () => ({ prepared: isOpen, database: await isAnswering() });
  const leadReadiness = async () => ({ ...(await readiness()), 'can-write': isOpen && (await canWrite()) });
  const metrics = settings.metrics
    ? (await import('../operations/metrics/metrics')).createMetrics({
        ...deps,
        arrived: intake.tally,
        readiness: leadReadiness,
        dataDir: settings.dataDir,
      })
    : undefined;
  const app = createApp({
    ...deps,
    features,
    log,
    ...(metrics && { observe: metrics.observe }),
    readiness,
    leadReadiness,
    opened: settings.opened ?? opened,
    trustProxy: settings.trustProxy,
  });

  /** Connects to the database without changing it. */
  const connect = (database: Database): Promise<void> =>
    openDatabase(connection, { onWait: failed('open-database'), ...database }, isShared);

  return {
    ...deps,
    app,
    outbox,
    metrics,

    connect,

    /** Throws a sentence if a key is not the one the data was created with. */
    checkKeys: async () => settings.checkKeys?.(models),

    /** Connects to the database and prepares a new one; returns a new administrator's password. */
    async open(database: Database): Promise<string | undefined> {
      await connect(database);
      await untilAvailable(async () => settings.checkKeys?.(models));
      const { adminPassword } = settings;
      const { leftOut } = site;
      const password = await untilAvailable(() =>
        prepareDatabase({ ...deps, adminPassword, leftOut, alone: !isShared }),
      );
      await Promise.all([
        untilAvailable(() => refreshAccount(texts)),
        untilAvailable(() => interest.look()),
        site.isFirmKnown && untilAvailable(() => callPromise.look()),
        untilAvailable(() => keepSnapshots(deps, witness.served)),
      ]);
      await untilAvailable(() => letGoOfAgreed(deps)).catch(failed('finish-erasures'));
      isOpen = true;
      tellOpen();
      return password;
    },

    /** Removes settings that are in the firm's file now, and returns a sentence about each that differed. */
    dropFormerSettings: async () => dropFormerSettings(models, await firm()),

    findFormerStatements: () => findFormerStatements(connection),

    /** Starts scheduled work. */
    async start(): Promise<void> {
      await untilAvailable(() => outbox.start());
      // Seal what a killed server left unsealed; waiting for the timed work's lease could take most of a minute.
      consents.sealSoon();
      interest.start();
      texts.start();
    },

    /** Stops scheduled work and writes what is in memory; `serving` resolves when no request is running. */
    async stop(serving: () => Promise<unknown>): Promise<void> {
      feed.close();
      await serving();
      await interest.close();
      await outbox.close();
      await texts.close();
      await reads.settle();
      await mail.transport?.close();
      await site.close?.();
    },
  };
};

export type Parts = Awaited<ReturnType<typeof createParts>>;
