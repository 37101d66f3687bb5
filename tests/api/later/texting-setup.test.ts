import { expect, test } from 'vitest';
import { createTelnyx } from '../../../server/texting/providers/telnyx';
import { createTwilio } from '../../../server/texting/providers/twilio';
import type { AccountCheck, TextingStep } from '../../../shared/schemas/texting-setup';
import { eventually } from '../../support/eventually';
import { make } from '../../support/make';
import { shareTexts } from '../../support/share-house';
import { openTexts, ourNumber, publicUrl, type TextHouse } from '../../support/texts';

const openShared = shareTexts();

const inbound = `${publicUrl}/api/texts/inbound`;
const readSteps = async ({ admin }: TextHouse) => {
  const { body } = await admin.post('/trpc/messages.setup', {});
  const steps: TextingStep[] = body.result.data;
  return Object.fromEntries(steps.map(({ step, ...rest }) => [step, rest]));
};
const check = async ({ admin }: Pick<TextHouse, 'admin'>): Promise<AccountCheck> =>
  (await admin.post('/trpc/messages.checkAccount', {})).body.result.data;

test.each(['twilio', 'telnyx'] as const)(
  '%s: the check says whether our number is in the account and its texts come to us, and sends nothing',
  async (provider) => {
    await using house = await openTexts({ provider });
    const { standIn } = house;
    expect(await check(house)).toEqual([
      { subject: 'Account', isGood: true, says: expect.stringContaining('accepts the account') },
      { subject: ourNumber, isGood: false, says: expect.stringContaining('not in this account') },
    ]);
    standIn.own(ourNumber);
    expect((await check(house))[1]!.says).toContain(`set ${inbound} there`);
    standIn.own(ourNumber, 'https://user:hunter2@old-vendor.example.com/sms');
    const elsewhere = await check(house);
    expect(elsewhere[1]).toMatchObject({ isGood: false, says: expect.stringContaining('go elsewhere') });
    expect(JSON.stringify(elsewhere)).not.toMatch(/hunter2|old-vendor/);
    standIn.own(ourNumber, `${inbound}#rc=3&rp=all`);
    const good = await check(house);
    expect(good).toMatchObject([{ isGood: true }, { isGood: true }]);
    expect(JSON.stringify(good)).not.toContain(standIn.token);
    expect(standIn.texts).toHaveLength(0);
  },
);

test('a number whose texts come by GET is not ready', async () => {
  const house = await openShared();
  house.standIn.own(ourNumber, inbound, 'GET');
  expect((await check(house))[1]).toMatchObject({ isGood: false, says: expect.stringContaining('POST') });
});

test.each([
  ['no number', [], 'Number', 'Set TEXTS_FROM'],
  ['no registration', [{ number: ourNumber }], ourNumber, 'has no registered campaign'],
])('with %s the account is good, and the check says what is missing', async (_, numbers, subject, says) => {
  await using house = await openTexts({ texts: { numbers } });
  house.standIn.own(ourNumber, inbound);
  expect(await check(house)).toEqual([
    { subject: 'Account', isGood: true, says: 'Twilio accepts the account and its key.' },
    { subject, isGood: false, says: expect.stringContaining(says) },
  ]);
});

test.each(['twilio', 'telnyx'] as const)(
  '%s: a wrong key is named, and never shown; nor is anything of a provider that is away',
  async (provider) => {
    await using house = await openTexts({ provider });
    const { standIn, app } = house;
    standIn.own(ourNumber, inbound);
    const real = app.texts.provider!;
    app.texts.provider = (provider === 'twilio' ? createTwilio : createTelnyx)({
      baseUrl: standIn.url,
      account: standIn.account,
      token: 'hunter2',
      publicKey: provider === 'telnyx' ? standIn.publicKey : undefined,
      networks: ['127.0.0.1'],
      now: Date.now,
    });
    const refused = await check(house);
    expect(refused).toMatchObject([{ isGood: false, says: expect.stringContaining('refused') }]);
    expect(JSON.stringify(refused)).not.toContain('hunter2');
    app.texts.provider = real;
    standIn.goAway(true);
    expect(await check(house)).toMatchObject([
      { isGood: false, says: expect.stringContaining('no useful answer') },
    ]);
  },
);

test('a suspended account is named', async () => {
  const house = await openShared();
  house.standIn.suspend();
  expect(await check(house)).toMatchObject([{ isGood: false, says: expect.stringContaining('suspended') }]);
});

test('nobody can have the provider asked without end', async () => {
  await using house = await openTexts({ limits: true });
  for (let count = 0; count < 6; count++) await check(house);
  expect((await house.admin.post('/trpc/messages.checkAccount', {})).status).toBe(429);
});

test('the checklist of a new server names every step that is missing', async () => {
  await using house = await openTexts({ texts: { provider: undefined, numbers: [] } });
  const steps = await readSteps(house);
  expect(steps.account).toMatchObject({ state: 'open' });
  expect(steps.number).toMatchObject({ state: 'open' });
  expect(steps.registration).toMatchObject({ state: 'open' });
  expect(steps.inbound).toMatchObject({ state: 'open' });
  expect(steps.keywords).toMatchObject({ state: 'check' });
  expect(steps.templates).toMatchObject({ state: 'open' });
});

test('a number without a campaign keeps its step open, and a statement that it needs none is shown as ours', async () => {
  await using house = await openTexts({ texts: { numbers: [{ number: ourNumber }] } });
  expect((await readSteps(house)).registration).toMatchObject({
    state: 'open',
    says: expect.stringContaining(ourNumber),
  });
  house.app.texts.numbers = [{ number: ourNumber, registration: 'none-needed' }];
  expect((await readSteps(house)).registration).toMatchObject({
    state: 'done',
    says: expect.stringContaining('as you stated'),
  });
});

test('a webhook counts once its signature is good, and for 30 days', async () => {
  const house = await openShared();
  expect(await house.receive('Hello', { wrongKey: true })).toBe(403);
  expect((await readSteps(house)).inbound).toMatchObject({ state: 'open' });
  expect(await house.receive('Hello')).toBe(204);
  await eventually(async () => (await readSteps(house)).inbound?.state).toBe('done');
  expect((await readSteps(house)).reports).toMatchObject({ state: 'check' });
  house.clock.time += 31 * 24 * 60 * 60 * 1000;
  const admin = await house.app.signInAsAdmin();
  expect(await readSteps({ ...house, admin })).toMatchObject({
    inbound: { state: 'check', at: expect.any(String) },
  });
});

test('templates in one language leave the other to do', async () => {
  const house = await openShared();
  await house.admin.post('/api/message-templates', make.template({ language: 'en', on: true }));
  expect((await readSteps(house)).templates).toMatchObject({
    state: 'open',
    says: 'No template for texts is on in Spanish.',
  });
  await house.admin.post('/api/message-templates', make.template({ language: 'es', on: true }));
  expect((await readSteps(house)).templates).toMatchObject({ state: 'done' });
});
