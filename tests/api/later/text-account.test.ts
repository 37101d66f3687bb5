import { expect, test } from 'vitest';
import type { TextAccess, TextAccountInput, TextAccountView } from '../../../shared/schemas/text-account';
import type { AccountCheck } from '../../../shared/schemas/texting-setup';
import { eventually } from '../../support/eventually';
import { sendWitnessed } from '../../support/graded';
import { sendTexts } from '../../support/send-texts';
import { startApp } from '../../support/start-app';
import { openAccount, ourNumber, publicUrl } from '../../support/texts';

const minute = 60_000;
const inbound = `${publicUrl}/api/texts/inbound`;

type Options = Parameters<typeof startApp>[0];

const number = {
  number: ourNumber,
  registration: 'campaign' as const,
  brand: 'B1A2B3C',
  campaign: 'CXYZ123',
};

/** A server without an account in its environment, and a stand-in of the provider to which it could connect. */
const openBare = async (provider: TextAccess['provider'] = 'twilio', options: Options = {}) => {
  const texts = { provider: undefined, numbers: [] };
  const { clock, standIn, settings } = await openAccount({ provider, texts });
  const start = (more: Options = {}) => startApp({ ...settings, ...more });
  const app = await start(options);
  const admin = await app.signInAsAdmin();
  const access: TextAccess = {
    provider,
    account: provider === 'twilio' ? standIn.account : '',
    token: standIn.token,
    publicKey: provider === 'telnyx' ? standIn.publicKey : '',
  };
  const save = (input: Partial<TextAccountInput> = {}) =>
    admin.mutate('textAccount.save', { version: 0, access, numbers: [number], ...input });
  return {
    ...{ app, admin, clock, standIn, access, save, start },
    read: async (): Promise<TextAccountView> => (await admin.query('textAccount.read')).body.result.data,
    check: async (): Promise<AccountCheck> =>
      (await admin.mutate('messages.checkAccount', {})).body.result.data,
    remove: (version: number) => admin.mutate('textAccount.remove', { version }),
    write: (id: string) => admin.post(`/api/clients/${id}/messages`, { channel: 'text', text: 'Hello' }),
    newest: async (id: string) => (await admin.get(`/api/clients/${id}/messages`)).body[0],
    receive: (spoiled: { wrongKey?: boolean } = {}) =>
      standIn.receive(
        { from: '+14155550188', to: ourNumber, body: 'Hello?' },
        { sentTo: `${app.url}/api/texts/inbound`, publicUrl: inbound },
        spoiled,
      ),
    sent: () => standIn.texts.filter(({ direction }) => direction !== 'inbound'),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await standIn[Symbol.asyncDispose]();
    },
  };
};

/** Everything that is stored, as text. */
const dump = async ({ app }: Pick<Awaited<ReturnType<typeof openBare>>, 'app'>) => {
  const collections = await app.connection.db!.collections();
  return JSON.stringify(await Promise.all(collections.map((one) => one.find({}).toArray())));
};

test.each(['twilio', 'telnyx'] as const)(
  '%s: an account from the panel sends and receives without a restart, and its keys are nowhere to be read',
  async (provider) => {
    await using house = await openBare(provider);
    const { app, admin, standIn, access } = house;
    const id = await sendWitnessed(app);
    expect((await house.write(id)).body).toMatchObject({
      code: 'TEXTS_NOT_SET_UP',
      message: expect.stringContaining('Settings, Texting'),
    });
    expect(await house.receive()).toBe(404);
    standIn.own(ourNumber, inbound);

    const saved = await house.save();
    expect([saved.status, saved.body.result.data]).toEqual([200, { version: 1 }]);
    expect((await house.write(id)).status).toBe(202);
    await eventually(async () => (await house.newest(id)).state).toBe('accepted');
    expect(house.sent()).toMatchObject([{ from: ourNumber, body: 'Hello' }]);
    expect(await house.receive({ wrongKey: true })).toBe(403);
    expect(await house.receive()).toBe(204);
    expect((await house.check()).map(({ isGood }) => isGood)).toEqual([true, true]);

    expect(await house.read()).toEqual({
      ...{ version: 1, isFixed: false, isClosed: false, numbers: [number] },
      access: {
        provider,
        accountEnd: access.account.slice(-4),
        hasPublicKey: provider === 'telnyx',
      },
    });
    const audit = (await admin.query('audit.page', {})).text;
    expect(audit).toContain('textAccount');
    const answers = [saved.text, (await admin.query('textAccount.read')).text, audit];
    const everything = [...answers, JSON.stringify(app.logged), await dump(house)].join();
    for (const secret of [access.token, access.account, access.publicKey].filter(Boolean))
      expect(everything).not.toContain(secret);
    expect(audit).not.toMatch(/B1A2B3C|4155550100/);
  },
);

test('a clerk can neither see, change nor remove the account', async () => {
  await using house = await openBare();
  const clerk = await house.app.signInAs('intake');
  const input = { version: 0, access: house.access, numbers: [number] };
  expect((await clerk.mutate('textAccount.save', input)).status).toBe(403);
  await house.save();
  expect((await clerk.query('textAccount.read')).status).toBe(403);
  expect((await clerk.mutate('textAccount.remove', { version: 1 })).status).toBe(403);
  expect(await house.read()).toMatchObject({ version: 1, access: { provider: 'twilio' } });
});

test('the audit log names what changed, and a save without a change is none', async () => {
  await using house = await openBare();
  const list = async () => {
    const rows = await house.app.models.audit.find({ entityId: 'textAccount' }).sort({ _id: 1 }).lean();
    return rows.map(({ action, changes }) => [action, changes.map(({ field }) => field).join()]);
  };
  await house.save();
  await house.save({ version: 1 });
  await house.save({ version: 1, access: { ...house.access, token: 'Another' } });
  await house.save({ version: 2, access: undefined, numbers: [] });
  await house.remove(3);
  expect(await list()).toEqual([
    ['update', 'provider,account,token,numbers'],
    ['update', 'token'],
    ['update', 'numbers'],
    ['delete', ''],
  ]);
});

test('without a new account the stored one stays, and its numbers change', async () => {
  await using house = await openBare();
  await house.save({ numbers: [] });
  expect(await house.check()).toEqual([
    { subject: 'Account', isGood: true, says: 'Twilio accepts the account and its key.' },
    { subject: 'Number', isGood: false, says: 'No number is set, so nothing is sent. Add one above.' },
  ]);
  expect((await house.save({ version: 1, access: undefined })).status).toBe(200);
  house.standIn.own(ourNumber, inbound);
  expect((await house.check()).map(({ isGood }) => isGood)).toEqual([true, true]);
  expect((await house.save({ version: 2, access: { ...house.access, token: 'Wrong' } })).status).toBe(200);
  const refused = await house.check();
  expect(refused).toMatchObject([{ isGood: false, says: expect.stringContaining('refused') }]);
  expect(JSON.stringify(refused)).not.toContain('Wrong');
});

test('numbers alone are no account, and each wrong part is named', async () => {
  await using house = await openBare();
  expect((await house.save({ access: undefined })).status).toBe(409);
  const { access } = house;
  const wrong: [string, Partial<TextAccountInput>][] = [
    ['access.account', { access: { ...access, account: '../AC2' } }],
    ['access.account', { access: { ...access, account: '' } }],
    ['access.token', { access: { ...access, token: ' ' } }],
    ['access.token', { access: { ...access, token: 'a\r\nHost: b' } }],
    ['access.publicKey', { access: { ...access, provider: 'telnyx', publicKey: 'short' } }],
    ['numbers.0.number', { numbers: [{ ...number, number: '415-555-0100' }] }],
    ['numbers.0.brand', { numbers: [{ ...number, brand: '' }] }],
    ['numbers.0.campaign', { numbers: [{ ...number, campaign: 'C 1' }] }],
    ['numbers.1.number', { numbers: [number, number] }],
  ];
  for (const [path, input] of wrong) {
    const { status, body } = await house.save(input);
    expect([path, status, body.error.data.issues[0].path.join('.')]).toEqual([path, 400, path]);
  }
  expect(await house.read()).toMatchObject({ version: 0 });
});

test('two administrators cannot undo each other’s change without noticing', async () => {
  await using house = await openBare();
  expect((await house.save()).status).toBe(200);
  for (const version of [0, 2]) expect((await house.save({ version, numbers: [] })).status).toBe(409);
  expect((await house.remove(0)).status).toBe(409);
  const both = await Promise.all(
    ['One', 'Two'].map((brand) => house.save({ version: 1, numbers: [{ ...number, brand }] })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('once the account is removed nothing is sent or received, and a text that waits expires', async () => {
  await using house = await openBare();
  const id = await sendWitnessed(house.app);
  await house.save();
  house.standIn.behave({ status: 429 });
  await house.write(id);
  await eventually(async () => (await house.newest(id)).errorCode).toBe('20429');
  expect((await house.remove(1)).body.result.data).toEqual({ version: 2 });
  expect(await house.read()).toMatchObject({ version: 2, numbers: [] });
  expect(await house.app.models.textAccounts.findOne().lean()).not.toHaveProperty('sealed');
  expect((await house.write(id)).body).toMatchObject({ code: 'TEXTS_NOT_SET_UP' });
  expect(await house.receive()).toBe(404);
  expect((await house.check())[0]).toMatchObject({
    isGood: false,
    says: expect.stringContaining('no account'),
  });
  house.clock.time += 121 * minute;
  await sendTexts(house.app.texts);
  expect((await house.app.models.messages.findOne().lean())?.state).toBe('expired');
  expect(house.sent()).toEqual([]);
});

test('an account in the environment wins, and cannot be changed in the panel', async () => {
  await using house = await openBare();
  await house.save({ numbers: [{ ...number, number: '+14155550109' }] });
  const { settings, standIn } = await openAccount();
  await using app = await house.start({ ...settings, dbName: house.app.dbName });
  await using _ = standIn;
  const admin = await app.signInAsAdmin();
  expect((await admin.query('textAccount.read')).body.result.data).toMatchObject({ isFixed: true });
  const { status, body } = await admin.mutate('textAccount.save', {
    version: 1,
    access: house.access,
    numbers: [],
  });
  expect([status, body.error.message]).toEqual([409, expect.stringContaining('environment')]);
  expect((await admin.mutate('textAccount.remove', { version: 1 })).status).toBe(409);
  const id = await sendWitnessed(app);
  await admin.post(`/api/clients/${id}/messages`, { channel: 'text', text: 'Hello' });
  await eventually(() => standIn.texts.map(({ from }) => from)).toEqual([ourNumber]);
  expect(house.sent()).toEqual([]);
});

test('another server on the same database uses the account, and stops with it', async () => {
  await using house = await openBare('twilio', { isShared: true });
  await using other = await house.start({ isShared: true, dbName: house.app.dbName });
  await other.start();
  const id = await sendWitnessed(other);
  const theirs = await other.signInAsAdmin();
  const write = () => theirs.post(`/api/clients/${id}/messages`, { channel: 'text', text: 'Hello' });
  expect((await write()).status).toBe(409);
  await house.save();
  await eventually(async () => (await write()).status).toBe(202);
  await eventually(() => house.sent().length).toBe(1);
  await house.remove(1);
  await eventually(async () => (await write()).body.code).toBe('TEXTS_NOT_SET_UP');
});

test('a server with another key says that the account cannot be opened, and takes a new one', async () => {
  await using house = await openBare();
  await house.save();
  await using app = await house.start({ encryptionKey: 'n'.repeat(32), dbName: house.app.dbName });
  const admin = await app.signInAsAdmin();
  const read = async () => (await admin.query('textAccount.read')).body.result.data;
  expect(await read()).toEqual({ version: 1, isFixed: false, isClosed: true, numbers: [] });
  expect(app.texts.provider).toBeUndefined();
  const again = { version: 1, access: house.access, numbers: [number] };
  expect((await admin.mutate('textAccount.save', again)).status).toBe(200);
  expect(await read()).toMatchObject({ version: 2, isClosed: false, access: { provider: 'twilio' } });
});

test('a text whose answer was lost is not sent again through another account, whose list cannot have it', async () => {
  await using house = await openBare();
  const id = await sendWitnessed(house.app);
  await house.save();
  house.standIn.behave({ losesText: true });
  await house.write(id);
  await eventually(async () => (await house.newest(id)).state).toBe('unknown');
  await house.save({ version: 1, access: { ...house.access, publicKey: 'Another' } });
  for (let count = 0; count < 8; count++) {
    house.clock.time += 2 * minute;
    await sendTexts(house.app.texts);
  }
  expect((await house.newest(id)).state).toBe('unknown');
  expect(house.sent()).toEqual([]);
});
