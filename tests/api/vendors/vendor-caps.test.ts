import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import type { Vendor } from '../../../server/core/caller';
import { createCaps } from '../../../server/intake/vendors/caps/caps';
import { newTerms } from '../../../shared/schemas/vendor';
import { caller } from '../../support/caller';
import { eventually } from '../../support/eventually';
import { make } from '../../support/make';
import { startApp, type TestApp } from '../../support/start-app';
import { makeVendor } from '../../support/vendors';

/** The most places that one server may reserve. */
const mostSpare = 256;

const vendorWith = (terms: Partial<Vendor>): Vendor => ({
  ...newTerms,
  id: String(new Types.ObjectId()),
  name: 'Bright Leads',
  ...terms,
});

type Caps = ReturnType<typeof createCaps>;

/** The caps as on another server of the same database; it releases nothing by itself. */
const server = ({ models }: TestApp): Caps =>
  createCaps({ models, now: () => Date.UTC(2026, 10, 1), idleAfter: 60_000 });

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

test('a post needs no write for its place while many come, and the last places are taken one by one', async () => {
  await using app = await startApp();
  const caps = server(app);
  const vendor = vendorWith({ dailyCap: 1000 });
  let writes = 0;
  app.connection.getClient().on('commandStarted', ({ commandName }) => {
    if (commandName === 'findAndModify') writes++;
  });
  expect(await takeAtOnce(caps, vendor, 1)).toBe(1);
  for (let count = 1; count < 500; count++) expect(await caps.take(vendor, { caseType: '1' })).not.toBeNull();
  expect(writes).toBeLessThan(30);
  expect(await takeAll(caps, vendor)).toBe(500);
  expect(await caps.take(vendor, { caseType: '1' })).toBeNull();
});

test('two servers that take places at once never take one too many, and together take the last', async () => {
  await using app = await startApp();
  const [one, two] = [server(app), server(app)];
  const vendor = vendorWith({ dailyCap: 300, monthlyCap: 1000 });
  const totals = await Promise.all([one, two].map((caps) => takeAll(caps, vendor)));
  // A refused server holds nothing; the other still gives its reserved places to its own posts.
  const rest = await Promise.all([one, two].map((caps) => takeAll(caps, vendor)));
  expect([...totals, ...rest].reduce((sum, many) => sum + many)).toBe(300);
});

test('a server that dies leaves places empty and never gives one twice', async () => {
  await using app = await startApp();
  const vendor = vendorWith({ dailyCap: 2000 });
  const dying = server(app);
  let total = 0;
  for (let count = 0; count < 301; count++) total += await takeAtOnce(dying, vendor, 1);
  expect(total).toBe(301);
  const after = await takeAll(server(app), vendor);
  expect(total + after).toBeLessThanOrEqual(2000);
  expect(total + after).toBeGreaterThanOrEqual(2000 - mostSpare);
  // The test would prove nothing if the server had reserved none.
  expect(total + after).toBeLessThan(2000);
});

test('a server that is stopped, or has nothing to do, gives back what it did not use', async () => {
  await using app = await startApp();
  const vendor = vendorWith({ dailyCap: 2000 });
  const stopped = server(app);
  let total = 0;
  for (let count = 0; count < 301; count++) total += await takeAtOnce(stopped, vendor, 1);
  await stopped.close();
  const resting = createCaps({ models: app.models, now: () => Date.UTC(2026, 10, 1), idleAfter: 20 });
  for (let count = 0; count < 301; count++) total += await takeAtOnce(resting, vendor, 1);
  const used = async () => (await app.models.capCounts.findOne().lean())?.used.d01;
  await eventually(used).toBe(total);
  expect(await takeAll(server(app), vendor)).toBe(2000 - total);
});

test('places to spare for one case type do not keep out another under the same cap', async () => {
  await using app = await startApp();
  const caps = server(app);
  const vendor = vendorWith({ dailyCap: 1000, caps: [{ per: 'day', most: 900, caseType: '1' }] });
  let total = 0;
  for (let count = 0; count < 301; count++) total += await takeAtOnce(caps, vendor, 1);
  total += await takeAll(caps, vendor, { caseType: '2' });
  expect(total).toBe(1000);
  expect(await caps.hasRoom(vendor, { caseType: '1' })).toBe(false);
});

test('posts through two servers fill a cap to the last lead and not beyond it', async () => {
  await using first = await startApp();
  const { id, key } = await makeVendor(first, await first.signInAsAdmin(), { dailyCap: 120 });
  await using second = await startApp({ dbName: first.dbName });
  const by = [first, second].map(({ url }) => caller(url, { 'X-Api-Key': key }));
  const send = (name: string, index: number) =>
    by[index % 2]!.post(
      '/api/clients',
      make.client({ email: `${name}${index}@example.com`, phoneNumber: `${name}${index}` }),
    );
  const burst = await Promise.all(Array.from({ length: 200 }, (_, index) => send('a', index)));
  expect(new Set(burst.map(({ status, body }) => body.reasonCode ?? status))).toEqual(
    new Set([201, 'CAP_REACHED']),
  );
  const stored = () => first.models.clients.countDocuments({ vendorId: id });
  expect(await stored()).toBe(burst.filter(({ status }) => status === 201).length);
  expect(await stored()).toBeLessThanOrEqual(120);
  let next = 0;
  await eventually(async () => {
    await send('b', next++);
    return stored();
  }).toBe(120);
  expect((await send('c', 0)).body.reasonCode).toBe('CAP_REACHED');
  expect((await send('c', 1)).body.reasonCode).toBe('CAP_REACHED');
}, 60_000);
