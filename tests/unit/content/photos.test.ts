import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '../../../client/content/site';
import { siteSchema } from '../../../client/content/site-schema';
import { problemsOfFirm } from '../../../scripts/content/check-firm';
import { problemsOfPhotos } from '../../../scripts/content/check-photos';

const [person] = site.team;
const photo = {
  file: '/photos/marsh',
  alt: { en: 'Ada Marsh at her desk', es: 'Ada Marsh en su escritorio' },
  focus: 'top',
};
const firm = siteSchema.parse({ ...site, offices: [], team: [{ ...person, photo }] });

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#16243d' } });

const findPhotos = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  await mkdir(join(folder, 'photos'));
  const save = (name: string, data: Buffer) => writeFile(join(folder, 'photos', name), data);
  for (const width of [160, 320]) {
    await save(`marsh-${width}.webp`, await picture(width, width).webp().toBuffer());
    await save(`marsh-${width}.avif`, await picture(width, width).avif({ effort: 0 }).toBuffer());
  }
  return { folder, save, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
};

test('a photograph whose files are there, in their sizes and formats, is nothing to complain of', async () => {
  await using photos = await findPhotos();
  expect(await problemsOfPhotos(firm, photos.folder)).toEqual([]);
});

test('the build says which file of a photograph is missing, of the wrong size or of another format', async () => {
  await using photos = await findPhotos();
  await rm(join(photos.folder, 'photos/marsh-160.avif'));
  await photos.save('marsh-320.webp', await picture(300, 200).webp().toBuffer());
  await photos.save('marsh-160.webp', await picture(160, 160).png().toBuffer());
  expect((await problemsOfPhotos(firm, photos.folder)).toSorted()).toEqual([
    'site.ts: the photograph /photos/marsh-160.avif is missing',
    'site.ts: the photograph /photos/marsh-160.webp is not a WebP image',
    'site.ts: the photograph /photos/marsh-320.webp is 300 × 200 pixels; it must be 320 × 320',
  ]);
});

test('a photograph needs a focus, and says in each language of the site what it shows', () => {
  const withPhoto = (changed: object) => ({
    ...site,
    team: [{ ...person, photo: { ...photo, ...changed } }],
  });
  expect(siteSchema.safeParse(withPhoto({ focus: undefined })).success).toBe(false);
  expect(siteSchema.safeParse(withPhoto({ file: '/photos/marsh.jpg' })).success).toBe(false);
  const silent = siteSchema.parse(withPhoto({ alt: { en: 'Ada Marsh at her desk' } }));
  expect(problemsOfFirm({ ...silent, responsible: null })).toEqual([
    `site.ts: team ${person!.id}: photo: has no text in es`,
  ]);
});
