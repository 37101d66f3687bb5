import { resolve } from 'node:path';
import type { Lock } from '../server/operations/archive/pack';
import { requireNew, writeArchive } from '../server/operations/archive/write-archive';
import { secretSettings, withSource } from '../server/start/backup-settings';
import type { Env } from '../server/start/env';

/** Writes all data of these settings into a new file and reports progress. */
export const writeData = async (env: Env, target: string, lock?: Lock): Promise<void> => {
  const file = resolve(target);
  requireNew(file);
  const oneMoment = await withSource(env, `${file}.data`, async (source) => {
    await writeArchive(file, source, {
      now: Date.now,
      settings: secretSettings(env),
      lock,
      onProgress: (documents) => console.log(`${documents.toLocaleString('en')} documents`),
    });
    return source.oneMoment;
  });
  console.log(`Wrote ${file}.`);
  if (!oneMoment)
    console.log(
      'This server cannot read everything as of one moment: what changed meanwhile may be in it or not. Stop Lantern before, or use a replica set.',
    );
};
