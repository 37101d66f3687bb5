import type { Settings as Earlier } from '../mail/create';
import { type BackupSettings, createBackups } from './archive/backups';
import type { Deps } from './deps';
import { createStatus } from './status';
import { createWriteTest } from './write-test';

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
