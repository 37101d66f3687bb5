import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hour } from '../../../shared/durations';
import type { BackupState } from '../../../shared/schemas/backup';
import type { Models } from '../models';
import { backupName, type Place } from './places';

/** The settings of scheduled backups. */
export type BackupSettings = {
  place: Place;
  /** Milliseconds from the end of one backup to the next. */
  every: number;
  /** The number of backups to keep. */
  keep: number;
  /** Writes all data into a new file. */
  write: (file: string, signal?: AbortSignal) => Promise<void>;
};

type Options = {
  models: Pick<Models, 'backups'>;
  now: () => number;
  settings?: BackupSettings | undefined;
};

const longestReason = 300;

/** The first line of an error, as a sentence. */
const describeFailure = (error: unknown): string => {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.slice(0, longestReason).replace(/[^.]$/, '$&.');
};

/** Makes backups, removes old ones, and knows the age of the newest. */
export const createBackups = ({ models, now, settings }: Options) => {
  const note = (fields: object) => models.backups.updateOne({ _id: 'schedule' }, fields, { upsert: true });

  const makeOne = async ({ place, keep, write }: BackupSettings, signal?: AbortSignal) => {
    const at = now();
    const name = backupName(at);
    const file = join(place.workshop, name);
    // Leftovers of a killed server.
    await rm(place.workshop, { recursive: true, force: true });
    await mkdir(place.workshop, { recursive: true, mode: 0o700 });
    try {
      await write(file, signal);
      const { size } = await stat(file);
      await place.put(file, name, signal);
      await note({ $set: { lastAt: new Date(at), bytes: size }, $unset: { failedAt: '', failure: '' } });
    } finally {
      await rm(place.workshop, { recursive: true, force: true });
    }
    for (const old of (await place.names()).slice(0, -keep)) await place.remove(old);
  };

  const state = async (): Promise<BackupState> => {
    const { lastAt, failedAt, failure, bytes } = (await models.backups.findById('schedule').lean()) ?? {};
    const details = {
      ...(lastAt && { lastAt: lastAt.toISOString() }),
      ...(bytes !== undefined && { bytes }),
      ...(failedAt && { failedAt: failedAt.toISOString() }),
      ...(failure && { failure }),
    };
    if (!settings) return { isOn: false, isLate: false, ...details };
    const isLate = lastAt ? now() - lastAt.getTime() > 2 * settings.every : failedAt !== undefined;
    return {
      isOn: true,
      isLate,
      place: settings.place.kind,
      everyHours: settings.every / hour,
      keep: settings.keep,
      ...details,
    };
  };

  return {
    state,
    /** The interval in milliseconds; undefined without scheduled backups. */
    every: settings?.every,
    /** Makes a backup and removes surplus ones; records a failure. */
    async run(signal?: AbortSignal): Promise<void> {
      if (!settings) return;
      try {
        await makeOne(settings, signal);
      } catch (error) {
        await note({ $set: { failedAt: new Date(now()), failure: describeFailure(error) } });
        throw error;
      }
    },
  };
};

export type Backups = ReturnType<typeof createBackups>;
