import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupState } from '../../../shared/schemas/backup';
import type { Models } from '../models';
import { backupName, type Place } from './places';

/** How backups are made by the clock. */
export type BackupSettings = {
  place: Place;
  /** Milliseconds from the end of one to the next. */
  every: number;
  /** How many are kept. */
  keep: number;
  /** Writes all data into a new file. */
  write: (file: string, signal?: AbortSignal) => Promise<void>;
};

type Options = {
  models: Pick<Models, 'backups'>;
  now: () => number;
  settings?: BackupSettings | undefined;
};

const hour = 60 * 60 * 1000;

/** Makes backups, keeps so many of them, and knows how old the newest is. */
export const createBackups = ({ models, now, settings }: Options) => {
  const note = (fields: object) => models.backups.updateOne({ _id: 'schedule' }, fields, { upsert: true });

  const makeOne = async ({ place, keep, write }: BackupSettings, signal?: AbortSignal) => {
    const at = now();
    const name = backupName(at);
    const file = join(place.workshop, name);
    // What a killed server left there.
    await rm(place.workshop, { recursive: true, force: true });
    await mkdir(place.workshop, { recursive: true, mode: 0o700 });
    try {
      await write(file, signal);
      const { size } = await stat(file);
      await place.put(file, name, signal);
      await note({ $set: { lastAt: new Date(at), bytes: size }, $unset: { failedAt: '' } });
    } finally {
      await rm(place.workshop, { recursive: true, force: true });
    }
    for (const old of (await place.names()).slice(0, -keep)) await place.remove(old);
  };

  const state = async (): Promise<BackupState> => {
    const { lastAt, failedAt, bytes } = (await models.backups.findById('schedule').lean()) ?? {};
    const known = {
      ...(lastAt && { lastAt: lastAt.toISOString() }),
      ...(bytes !== undefined && { bytes }),
      ...(failedAt && { failedAt: failedAt.toISOString() }),
    };
    if (!settings) return { isOn: false, isLate: false, ...known };
    const isLate = lastAt ? now() - lastAt.getTime() > 2 * settings.every : failedAt !== undefined;
    return {
      isOn: true,
      isLate,
      place: settings.place.kind,
      everyHours: settings.every / hour,
      keep: settings.keep,
      ...known,
    };
  };

  return {
    state,
    /** How often one is due, in milliseconds; undefined where nobody wants any. */
    every: settings?.every,
    /** Makes a backup and removes those that are too many; what fails is known afterwards. */
    async run(signal?: AbortSignal): Promise<void> {
      if (!settings) return;
      try {
        await makeOne(settings, signal);
      } catch (error) {
        await note({ $set: { failedAt: new Date(now()) } });
        throw error;
      }
    },
  };
};

export type Backups = ReturnType<typeof createBackups>;
