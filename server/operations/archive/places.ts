import { createWriteStream, openAsBlob } from 'node:fs';
import { copyFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { minute } from '../../../shared/durations';
import { createDeadline } from '../../core/deadline';
import { syncFolder } from '../../db/embedded/disk/format';

/** A place for backups. */
export type Place = {
  kind: 'folder' | 'bucket';
  /** The folder in which the next backup is written. */
  workshop: string;
  /** Moves a file from the workshop to the place. */
  put: (file: string, name: string, signal?: AbortSignal) => Promise<void>;
  /** The names of its backups, oldest first. */
  names: () => Promise<string[]>;
  /** Copies a backup into a file. */
  bring: (name: string, file: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
};

/** Backup names sort by time; any other file in the place is ignored. */
export const backupName = (at: number): string =>
  `lantern-${new Date(at).toISOString().replaceAll(':', '-').replace('.', '-')}.lantern`;
/** A backup's start time, from its name. */
export const timeOfBackup = (name: string): number => {
  const [day = '', time = ''] = name.replace(/^lantern-|\.lantern$/g, '').split('T');
  const [hours, minutes, seconds, rest] = time.split('-');
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${rest}`);
};

const namePattern = /^lantern-\d{4}-[\dTZ-]+\.lantern$/;

export const folderPlace = (dir: string): Place => ({
  kind: 'folder',
  workshop: join(dir, '.unfinished'),
  async put(file, name) {
    await rename(file, join(dir, name));
    syncFolder(dir);
  },
  names: async () => (await readdir(dir)).filter((name) => namePattern.test(name)).sort(),
  bring: (name, file) => copyFile(join(dir, name), file),
  remove: (name) => rm(join(dir, name)),
});

type Bucket = {
  endpoint: string;
  bucket: string;
  /** The prefix of its names: empty, or with a trailing slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  workshop: string;
  limits?: BringLimits;
};

/** Limits for a bucket's responses, except for backups themselves: milliseconds, and bytes of a listing. */
const answersWithin = minute;
const longestList = 16_000_000;
/** A page of a listing has up to 1,000 names. */
const mostPages = 100;

/** Limits for a backup that is brought: its bytes (those of one S3 upload), its time, and that of its longest pause. */
type BringLimits = { bytes: number; within: number; pause: number };
const usualLimits: BringLimits = { bytes: 5 * 2 ** 30, within: 12 * 60 * 60_000, pause: answersWithin };

/** Passes on what arrives until it is too much, or stands still for too long. */
async function* limited(
  body: AsyncIterable<Uint8Array>,
  { bytes, pause }: BringLimits,
  stop: AbortController,
) {
  let size = 0;
  const startPause = () =>
    setTimeout(() => stop.abort(new Error('The address for backups stopped sending.')), pause);
  let timer = startPause();
  try {
    for await (const piece of body) {
      clearTimeout(timer);
      size += piece.length;
      if (size > bytes) throw new Error('The address for backups sent more than a backup can be.');
      yield piece;
      timer = startPause();
    }
  } finally {
    clearTimeout(timer);
  }
}

const tooLong = () => new Error('The address for backups answered far more than a list of backups.');

const findText = async ({ body }: Response): Promise<string> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body as ReadableStream<Uint8Array>) {
    size += piece.length;
    if (size > longestList) throw tooLong();
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
};

/** The cause of a refusal, and the service's own word for it, such as NoSuchBucket. */
const describeRefusal = async (answer: Response, method: string): Promise<string> => {
  const causes: Record<number, string> = {
    403: 'its keys are wrong, or may not do this in the bucket',
    404: 'it has no such bucket or file',
  };
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await findText(answer).catch(() => '')) ?? [];
  const status = `${answer.status}${code && ` (${code})`}`;
  return `The address for backups answered ${status} to ${method}: ${causes[answer.status] ?? 'check its bucket and its keys'}.`;
};

/** A bucket on an S3-compatible service. Files are limited to 5 GB, the maximum of one S3 upload. */
export const bucketPlace = ({
  endpoint,
  bucket,
  prefix,
  workshop,
  limits = usualLimits,
  ...access
}: Bucket): Place => {
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  const ask = async (
    method: string,
    path: string,
    init: RequestInit = { signal: AbortSignal.timeout(answersWithin) },
  ): Promise<Response> => {
    const { AwsClient } = await import('aws4fetch');
    const client = new AwsClient({ ...access, service: 's3', retries: 3 });
    const answer = await client.fetch(`${base}${path}`, { ...init, method });
    if (!answer.ok) throw new Error(await describeRefusal(answer, method));
    return answer;
  };

  return {
    kind: 'bucket',
    workshop,
    async put(file, name, signal) {
      const body = await openAsBlob(file);
      await ask('PUT', `/${prefix}${name}`, { body, ...(signal && { signal }) });
      const { headers } = await ask('HEAD', `/${prefix}${name}`);
      if (Number(headers.get('content-length')) !== body.size)
        throw new Error('The address for backups did not keep the whole file.');
    },
    async names() {
      const names: string[] = [];
      let next: string | undefined;
      for (let page = 0; page === 0 || next; page++) {
        if (page === mostPages) throw tooLong();
        const query = new URLSearchParams({
          'list-type': '2',
          prefix,
          ...(next && { 'continuation-token': next }),
        });
        const text = await findText(await ask('GET', `?${query}`));
        const keys = [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!.slice(prefix.length));
        names.push(...keys.filter((name) => namePattern.test(name)));
        [, next] = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(text) ?? [];
      }
      return names.sort();
    },
    async bring(name, file) {
      const stop = new AbortController();
      const waits = setTimeout(
        () => stop.abort(new Error('The address for backups did not answer.')),
        limits.pause,
      );
      const signal = createDeadline(limits.within, stop.signal);
      try {
        const { body } = await ask('GET', `/${prefix}${name}`, { signal });
        clearTimeout(waits);
        await pipeline(
          Readable.from(limited(body as ReadableStream<Uint8Array>, limits, stop)),
          createWriteStream(file, { mode: 0o600 }),
          { signal },
        );
      } catch (error) {
        await rm(file, { force: true });
        throw signal.aborted ? signal.reason : error;
      } finally {
        clearTimeout(waits);
      }
    },
    remove: async (name) => void (await ask('DELETE', `/${prefix}${name}`)),
  };
};
