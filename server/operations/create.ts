import { createCache } from '../core/db/cache';
import { durable } from '../core/db/connect';
import { within } from '../core/db/deadline';
import type { Settings as Earlier } from '../mail/create';
import { type BackupSettings, createBackups } from './archive/backups';
import type { Deps } from './deps';
import type { Models } from './models';
import { createStatus } from './status';

const answersWithin = 1000;
/** The time to reuse the result of a test write: it costs a write, and a recovery should show soon. */
const goodFor = 10_000;
const badFor = 2000;
const lead = 16_384;

/** Tells whether leads can be stored, by a test write of a lead's size, made only on request. */
const createWriteTest = ({ probes }: Models, now: () => number) => {
  const test = (): Promise<boolean> => {
    const fields = { at: new Date(now()), filling: Buffer.alloc(lead) };
    const write = probes.updateOne({ _id: 'write' }, { $set: fields }, { upsert: true, ...durable });
    return within(answersWithin, write.exec()).then(
      () => true,
      () => false,
    );
  };
  const result = createCache((canWrite) => (canWrite ? goodFor : badFor), test, now);
  return (): Promise<boolean> => result.get();
};

/** The settings of all modules. */
export interface Settings extends Earlier {
  /** The settings of scheduled backups; undefined turns them off. */
  backup?: BackupSettings | undefined;
  /** The folder that the server writes to. */
  dataDir?: string | undefined;
  /** The problems found by the embedded store's last check, one sentence each. */
  damage?: (() => readonly string[]) | undefined;
}

/** The parts of this module. */
export const create = ({ models, connection, now, publicUrl }: Deps, settings: Settings) => {
  const { isShared, dataDir, damage, limits, requireSecondFactor = false, timestampUrl } = settings;
  const backups = createBackups({ models, now, settings: settings.backup });
  const canWrite = createWriteTest(models, now);
  return {
    backups,
    canWrite,
    status: createStatus({
      models,
      connection,
      now,
      // An embedded store can also be shared by several processes, all on this machine.
      isShared: isShared && dataDir === undefined,
      dataDir,
      damage,
      backups,
      canWrite,
      transport: settings.mail.transport,
      timestampUrl,
      watched: { limits, requireSecondFactor, publicUrl },
    }),
  };
};
