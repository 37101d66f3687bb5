import { expect, test } from 'vitest';
import { firm } from '../../support/browser/firm';
import { startApp } from '../../support/start-app';

const openHours = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:00' }];

const startWith = async (promisedHours: number, opensAt: number) => {
  const app = await startApp({ firm: async () => ({ ...firm, openHours, replyHours: 24 }) });
  const about = { version: 1, updatedAt: new Date() };
  await app.models.settings.create([
    { _id: 'firstContact', value: { promisedHours }, ...about },
    { _id: 'workHours', value: { days: [1, 2, 3, 4, 5], opensAt, closesAt: 17 }, ...about },
    { _id: 'callPlan', value: { waitHours: [1] }, ...about },
  ]);
  return app;
};

test('a stored promise and stored hours that differ from the firm’s file are named at the start, with the remedy', async () => {
  await using app = await startWith(4, 8);
  const [promise, hours, ...more] = await app.dropFormerSettings();
  expect(promise).toMatch(/was 4 hours, .*site\.ts promises 24 hours.* correct promises\.replyHours there/);
  expect(hours).toMatch(/Working hours.* 8 to 17.* correct hours there/);
  expect(more).toEqual([]);
  expect(await app.dropFormerSettings()).toEqual([]);
  expect((await app.models.settings.find().lean()).map(({ _id }) => _id)).toContain('callPlan');
});

test('settings that agree with the firm’s file are dropped without a message', async () => {
  await using app = await startWith(24, 9);
  expect(await app.dropFormerSettings()).toEqual([]);
  expect(await app.models.settings.countDocuments({ _id: { $in: ['firstContact', 'workHours'] } })).toBe(0);
});

test('corrections that staff once made are named at each start until they stand in the files, and stay in the data', async () => {
  await using app = await startApp();
  const edits = app.connection.collection<{ _id: string }>('statementedits');
  const edit = { _id: 'roundup-verdict', corrections: [{ language: 'en', text: 'A.', replaces: 'B.' }] };
  expect(await app.findFormerStatements()).toEqual([]);
  await edits.insertOne(edit);
  expect(await app.findFormerStatements()).toEqual([
    expect.stringMatching(/hold 1 correction.*: npm run firm statements/),
  ]);
  await edits.updateMany({}, { $set: { writtenOn: '2026-11-28' } });
  expect(await app.findFormerStatements()).toEqual([]);
  expect(await edits.findOne()).toMatchObject(edit);
});
