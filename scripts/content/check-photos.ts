import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Photo, type PhotoKind, photoFile, photoFormats, photoKinds } from '../../client/content/photo';
import type { Site } from '../../client/content/site-schema';

const getPhotos = ({ team, offices }: Pick<Site, 'team' | 'offices'>): [Photo, PhotoKind][] => [
  ...team.flatMap(({ photo }): [Photo, PhotoKind][] => (photo ? [[photo, 'person']] : [])),
  ...offices.flatMap(({ photo }): [Photo, PhotoKind][] => (photo ? [[photo, 'place']] : [])),
];

/** The `type` on the page, and the picture library's name for it. */
const formatNames = { avif: 'heif', webp: 'webp' } as const;

const problemOfFile = async (file: string, width: number, height: number, format: string) => {
  const data = await readFile(file).catch(() => undefined);
  if (!data) return 'is missing';
  const metadata = await sharp(data)
    .metadata()
    .catch(() => undefined);
  if (metadata?.format !== format) return `is not ${format === 'heif' ? 'an AVIF' : 'a WebP'} image`;
  return metadata.width === width && metadata.height === height
    ? undefined
    : `is ${metadata.width} × ${metadata.height} pixels; it must be ${width} × ${height}`;
};

/** Problems with the firm's photo files, one per line; `folder` holds the files served unchanged. */
export const problemsOfPhotos = async (
  site: Pick<Site, 'team' | 'offices'>,
  folder: string,
): Promise<string[]> => {
  const files = getPhotos(site).flatMap(([photo, kind]) =>
    photoKinds[kind].widths.flatMap((width) =>
      photoFormats.map((format) => ({ file: photoFile(photo, width, format), width, kind, format })),
    ),
  );
  const lines = await Promise.all(
    files.map(async ({ file, width, kind, format }) => {
      const height = Math.round(width / photoKinds[kind].ratio);
      const problem = await problemOfFile(join(folder, file), width, height, formatNames[format]);
      return problem ? [`site.ts: the photograph ${file} ${problem}`] : [];
    }),
  );
  return lines.flat();
};

/** Fails the build if a page would show a missing photo. */
export const checkPhotos = async (site: Site, folder: string): Promise<void> => {
  const problems = await problemsOfPhotos(site, folder);
  if (problems.length > 0) throw new Error(problems.join('\n'));
};
