import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import type { Vendor } from '../../../server/core/caller';
import { createCaps } from '../../../server/vendors/caps/caps';
import { newTerms } from '../../../shared/schemas/vendor';
import { caller } from '../../support/caller';
import { eventually } from '../../support/eventually';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp, type TestApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

const shared = shareApp();

const vendorWith = (terms: Partial<Vendor>): Vendor => ({
  ...newTerms,
  id: String(new Types.ObjectId()),
  name: 'Bright Leads',
  ...terms,
});

type Caps = ReturnType<typeof createCaps>;

/** The caps as on another server of the same database. */
const server = ({ models }: TestApp): Caps => createCaps({ models, now: () => Date.UTC(2026, 10, 1) });

/** Requests this many places at once; returns how many it got. */
const takeAtOnce = async (caps: Caps, vendor: Vendor, many: number, lead = { caseType: '1' }) =>
  (await Promise.all(Array.from({ length: many }, () => caps.take(vendor, lead)))).filter(Boolean).length;

/** Takes places in small groups, one after the other, until there are none left; returns how many it got. */
const takeAll = async (caps: Caps, vendor: Vendor, lead = { caseType: '1' }): Promise<number> => {
  let total = 0;
  for (;;) {
    const more = await takeAtOnce(caps, vendor, 3, lead);
    total += more;
    if (more < 3) return total;
  }
};

test('two servers that take places at once never take one too many, and together take the last', async () => {
  const app = await shared();
  const [one, two] = [server(app), server(app)];
  const vendor = vendorWith({ dailyCap: 300, monthlyCap: 1000 });
  const totals = await Promise.all([one, two].map((caps) => takeAll(caps, vendor)));
  expect(totals.reduce((sum, many) => sum + many)).toBe(300);
});

test('a cap of nothing takes nothing, a place that is given back is taken again, and a new day has its own places', async () => {
  const app = await shared();
  const caps = server(app);
  expect(await caps.take(vendorWith({ dailyCap: 0 }), { caseType: '1' })).toBeNull();
  const vendor = vendorWith({ dailyCap: 1 });
  const place = await caps.take(vendor, { caseType: '1' });
  expect(await caps.take(vendor, { caseType: '1' })).toBeNull();
  await caps.giveBack(place!);
  expect(await caps.hasRoom(vendor, { caseType: '1' })).toBe(true);
  expect(await caps.take(vendor, { caseType: '1' })).not.toBeNull();
  const tomorrow = createCaps({ models: app.models, now: () => Date.UTC(2026, 10, 2) });
  expect(await tomorrow.take(vendor, { caseType: '1' })).not.toBeNull();
});

test('a full cap of one case type keeps out no other', async () => {
  const app = await shared();
  const caps = server(app);
  const vendor = vendorWith({ dailyCap: 100, caps: [{ per: 'day', most: 90, caseType: '1' }] });
  expect(await takeAll(caps, vendor)).toBe(90);
  expect(await caps.hasRoom(vendor, { caseType: '1' })).toBe(false);
  expect(await takeAll(caps, vendor, { caseType: '2' })).toBe(10);
});

test('posts through two servers fill a cap to the last lead and not beyond it', async () => {
  await using first = await startApp();
  const { id, key } = await makeVendor(first, await first.signInAsAdmin(), { dailyCap: 24 });
  await using second = await startApp({ dbName: first.dbName });
  const by = [first, second].map(({ url }) => caller(url, { 'X-Api-Key': key }));
  const send = (name: string, index: number) =>
    by[index % 2]!.post(
      '/api/clients',
      make.client({ email: `${name}${index}@example.com`, phoneNumber: `${name}${index}` }),
    );
  const burst = await Promise.all(Array.from({ length: 40 }, (_, index) => send('a', index)));
  expect(new Set(burst.map(({ status, body }) => body.reasonCode ?? status))).toEqual(
    new Set([201, 'CAP_REACHED']),
  );
  const stored = () => first.models.clients.countDocuments({ vendorId: id });
  expect(await stored()).toBe(burst.filter(({ status }) => status === 201).length);
  expect(await stored()).toBeLessThanOrEqual(24);
  let next = 0;
  await eventually(async () => {
    await send('b', next++);
    return stored();
  }).toBe(24);
  expect((await send('c', 0)).body.reasonCode).toBe('CAP_REACHED');
  expect((await send('c', 1)).body.reasonCode).toBe('CAP_REACHED');
});
