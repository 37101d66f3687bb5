import { expect, test, vi } from 'vitest';
import { collectImages, mediaParts } from '../../../server/site/media/store-image';
import { prepareDatabase } from '../../../server/start/prepare-database';
import type { Caller } from '../../support/caller';
import { png, uploadBody } from '../../support/images';
import { startApp, type TestApp } from '../../support/start-app';

const hour = 60 * 60 * 1000;
const inHours = (hours: number) => ({ now: () => Date.now() + hours * hour });

const upload = async (admin: Caller): Promise<number> =>
  (await admin.send('POST', '/api/media/upload', { body: uploadBody(png) })).body.id;

const findStatus = async (app: TestApp, id: number) => (await app.anyone.get(`/media/${id}`)).status;
const chunkOwners = async (app: TestApp): Promise<number[]> =>
  (await mediaParts(app.models).chunks.distinct('files_id')).sort();

test('an image that no service shows is gone after a day, with all of its parts', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const [shown, unused] = [await upload(admin), await upload(admin)];
  await admin.put('/api/services/1', { image_id: shown });
  expect(await collectImages(app.models, inHours(23))).toBe(0);
  expect(await findStatus(app, unused)).toBe(200);
  expect(await collectImages(app.models, inHours(25))).toBe(1);
  expect([await findStatus(app, unused), await findStatus(app, shown), await findStatus(app, 1)]).toEqual([
    404, 200, 200,
  ]);
  expect(await chunkOwners(app)).toEqual([1, shown]);
  expect(await collectImages(app.models, inHours(25))).toBe(0);
});

test('an image is gone once its service has another, or is deleted', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const [first, second, third] = [await upload(admin), await upload(admin), await upload(admin)];
  await admin.put('/api/services/1', { image_id: first });
  await admin.put('/api/services/2', { image_id: third });
  expect(await collectImages(app.models, inHours(25))).toBe(1);
  await admin.put('/api/services/1', { image_id: 1 });
  await admin.delete('/api/services/2');
  expect(await collectImages(app.models, inHours(25))).toBe(2);
  for (const id of [first, second, third]) expect(await findStatus(app, id)).toBe(404);
});

test('the default image stays, also when no service shows it', async () => {
  await using app = await startApp();
  await app.models.services.deleteMany({});
  expect(await collectImages(app.models, inHours(1000))).toBe(0);
  expect(await findStatus(app, 1)).toBe(200);
});

test('the rest of an interrupted upload is deleted after a day, and not while the upload may still run', async () => {
  await using app = await startApp();
  const { chunks } = mediaParts(app.models);
  await chunks.insertOne({ files_id: 77, n: 0, data: png });
  await collectImages(app.models, inHours(23));
  expect(await chunkOwners(app)).toEqual([1, 77]);
  await collectImages(app.models, inHours(25));
  expect(await chunkOwners(app)).toEqual([1]);
});

test('several servers that clean up at once during uploads remove only unused images', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const old = await Promise.all(Array.from({ length: 8 }, () => upload(admin)));
  await mediaParts(app.models).files.updateMany({ _id: { $in: old } }, { $set: { uploadDate: new Date(0) } });
  const work = [
    ...Array.from({ length: 4 }, () => collectImages(app.models, inHours(0))),
    ...Array.from({ length: 8 }, () => upload(admin)),
  ];
  const results = await Promise.all(work);
  expect(results.slice(0, 4).reduce((sum, removed) => sum + removed, 0)).toBe(8);
  for (const id of old) expect(await findStatus(app, id)).toBe(404);
  for (const id of results.slice(4)) expect(await findStatus(app, id)).toBe(200);
});

test('an image that a service is given while it is being removed stays', async () => {
  await using app = await startApp();
  const admin = await app.signInAsAdmin();
  const id = await upload(admin);
  const exists = vi.spyOn(app.models.services, 'exists');
  // The first look finds no service; then one is saved before the second look.
  exists.mockImplementationOnce((() =>
    admin.put('/api/services/1', { image_id: id }).then(() => null)) as never);
  expect(await collectImages(app.models, inHours(25))).toBe(0);
  expect(exists).toHaveBeenCalledTimes(2);
  expect(await findStatus(app, id)).toBe(200);
});

test.each([
  ['its file is missing', async ({ files }: ReturnType<typeof mediaParts>) => files.deleteOne({ _id: 1 })],
  [
    'its bytes are missing',
    async ({ chunks }: ReturnType<typeof mediaParts>) => chunks.deleteOne({ files_id: 1 }),
  ],
  [
    'it is cut short',
    async ({ chunks }: ReturnType<typeof mediaParts>) =>
      chunks.updateOne({ files_id: 1 }, { $set: { data: png } }),
  ],
])('a start mends the default image that a killed start left broken: %s', async (_, harm) => {
  await using app = await startApp();
  const { text: whole } = await app.anyone.get('/media/1');
  await harm(mediaParts(app.models));
  expect(await findStatus(app, 1)).toBe(404);
  const start = () => prepareDatabase(app);
  await Promise.all([start(), start()]);
  const { status, text } = await app.anyone.get('/media/1');
  expect([status, text]).toEqual([200, whole]);
  expect(await upload(await app.signInAsAdmin())).toBe(2);
});
