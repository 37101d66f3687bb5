import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { system } from '../../../server/core/caller';
import { dropKeptScans } from '../../../server/documents/scans/holding';
import { collectPerson } from '../../../server/privacy/person/export-person';
import { loadPerson } from '../../../server/privacy/person/person';
import { readZip } from '../../../server/proof/packet/read-zip';
import { openAgreements } from '../../support/agreements';
import { png, uploadBody } from '../../support/images';
import { make } from '../../support/make';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n');
const years = 366 * 24 * 60 * 60 * 1000;

const openSigned = async () => {
  const house = await openAgreements();
  const signed = { how: 'paper', at: '2026-11-20T10:00:00.000Z' };
  await house.admin.put(`/api/clients/${house.lead}`, { status: 'Signed', signed });
  const path = `/api/clients/${house.lead}/scans`;
  const add = (bytes: Buffer, by = house.admin) =>
    by.send('POST', path, { body: uploadBody(bytes, 'scan.pdf', 'application/pdf') });
  return { house, path, add };
};

test('a scan is stored encrypted with its lead, logged in its timeline, and returned unchanged', async () => {
  const { house, path, add } = await openSigned();
  await using _ = house;
  const added = await add(pdf);
  const hash = createHash('sha256').update(pdf).digest('hex');
  expect(added).toMatchObject({ status: 201, body: { type: 'application/pdf', size: pdf.length, hash } });
  const [stored] = await house.app.models.scans.find().lean();
  expect(stored!.sealed.toString('latin1')).not.toContain('Catalog');
  const got = await fetch(`${house.app.url}${path}/${added.body.id}`, { headers: house.admin.headers });
  expect(Buffer.from(await got.arrayBuffer()).equals(pdf)).toBe(true);
  expect(got.headers.get('content-disposition')).toMatch(/^attachment; filename="signed-on-paper-.*\.pdf"$/);
  expect(got.headers.get('content-security-policy')).toContain('sandbox');
  const timeline = JSON.stringify((await house.admin.query('clients.timeline', { id: house.lead })).body);
  expect(timeline).toContain('Scan of the signed paper added');
  expect((await add(pdf)).body.id).toBe(added.body.id);
  expect((await house.admin.query('agreements.scans', { id: house.lead })).body.result.data).toHaveLength(1);
  expect((await add(png)).body).toMatchObject({ type: 'image/png' });
});

test('a file that is not a scan, is too large, or comes from someone who may not send agreements is not kept', async () => {
  const { house, path, add } = await openSigned();
  await using _ = house;
  const script = Buffer.from('<script>alert(1)</script>');
  expect(await add(script)).toMatchObject({ status: 415, body: { message: /PDF, JPG or PNG/ } });
  expect((await add(Buffer.from('%PDF-1.4 cut off'))).status).toBe(415);
  const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024), pdf]);
  expect(await add(large)).toMatchObject({ status: 413, body: { message: /larger than 10 MB/ } });
  expect((await house.admin.send('POST', path)).status).toBe(400);
  const elsewhere = `/api/clients/${'f'.repeat(24)}/scans`;
  expect((await house.admin.send('POST', elsewhere, { body: uploadBody(pdf) })).status).toBe(404);
  expect((await add(pdf, house.app.anyone)).status).toBe(401);
  expect((await add(pdf, await house.app.signInAsUser())).status).toBe(403);
  expect(await house.app.models.scans.countDocuments()).toBe(0);
  const { id } = (await add(pdf)).body;
  expect((await house.app.anyone.get(`${path}/${id}`)).status).toBe(401);
  expect((await (await house.app.signInAsUser()).get(`${path}/${id}`)).status).toBe(403);
  const other = (
    await house.app.anyone.post('/api/clients', make.client({ email: 'somebody.else@example.com' }))
  ).body.id;
  expect((await house.admin.get(`/api/clients/${other}/scans/${id}`)).status).toBe(404);
});

const numbered = (number: number) => Buffer.concat([Buffer.from(`%PDF-1.4\n%${number}\n`), pdf]);

test('of forty different scans uploaded at once twenty are kept, and the others leave nothing', async () => {
  const { house, path, add } = await openSigned();
  await using _ = house;
  const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => add(numbered(number))));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(20).fill(201), ...Array(20).fill(409)]);
  expect(await house.app.models.scans.countDocuments()).toBe(20);
  const { history } = (await house.app.models.clients.findById(house.lead).lean())!;
  expect(history.filter(({ note }) => note.startsWith('Scan of the signed paper'))).toHaveLength(20);
  const successes = answers.filter(({ status }) => status === 201);
  expect(new Set(successes.map(({ body }) => body.id)).size).toBe(20);
  for (const { body } of successes) expect((await house.admin.get(`${path}/${body.id}`)).status).toBe(200);
  expect((await add(numbered(answers.findIndex(({ status }) => status === 201)))).status).toBe(201);
});

test('a merge of two leads with twenty scans each loses none and leaves the places for new ones as they were', async () => {
  const { house, path, add } = await openSigned();
  await using _ = house;
  const { admin } = house;
  const other: string = (await house.app.anyone.post('/api/clients', make.client({ email: 'b@example.com' })))
    .body.id;
  const addTo = (id: string, number: number) => {
    const body = uploadBody(numbered(number), 'scan.pdf', 'application/pdf');
    return admin.send('POST', `/api/clients/${id}/scans`, { body });
  };
  for (let number = 0; number < 19; number++) {
    expect((await add(numbered(number))).status).toBe(201);
    expect((await addTo(other, 100 + number)).status).toBe(201);
  }
  expect((await addTo(other, 119)).status).toBe(201);
  const version = async (id: string) => (await admin.get(`/api/clients/${id}`)).body.version;
  const merged = await admin.mutate('clients.merge', {
    into: { id: house.lead, version: await version(house.lead) },
    from: { id: other, version: await version(other) },
    take: [],
  });
  expect(merged.status).toBe(200);
  const count = async () =>
    (await admin.query('agreements.scans', { id: house.lead })).body.result.data.length;
  expect(await count()).toBe(39);
  // By the old address as well: it leads to the lead that stays.
  const answers = await Promise.all([add(numbered(50)), add(numbered(51)), addTo(other, 52)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.message).toContain('merged into it');
  expect(await count()).toBe(40);
  const { body } = await admin.query('agreements.scans', { id: house.lead });
  for (const { id } of body.result.data) expect((await admin.get(`${path}/${id}`)).status).toBe(200);
  await admin.mutate('clients.undoMerge', { id: other });
  expect(await count()).toBe(20);
  expect((await admin.query('agreements.scans', { id: other })).body.result.data).toHaveLength(20);
});

test('the same scan twenty times at once is one, and scans from before places were counted count, too', async () => {
  const { house, add } = await openSigned();
  await using _ = house;
  const { scans } = house.app.models;
  const same = await Promise.all(Array.from({ length: 20 }, () => add(pdf)));
  expect(same.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(await scans.countDocuments()).toBe(1);
  for (let number = 0; number < 17; number++) await add(numbered(number));
  await scans.updateMany({}, { $unset: { place: '' } });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => add(numbered(100 + number))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(await scans.countDocuments()).toBe(20);
});

test('the packet contains the scan; an erased person learns how long it stays, and then it is deleted', async () => {
  const { house, add } = await openSigned();
  await using _ = house;
  const { app, admin, lead, clock } = house;
  const { id, hash } = (await add(pdf)).body;
  const packet = await fetch(`${app.url}/api/clients/${lead}/packet`, { headers: admin.headers });
  const files = new Map(
    readZip(Buffer.from(await packet.arrayBuffer())).map(({ path, bytes }) => [path, bytes]),
  );
  expect(files.get(`scans/${id}.pdf`)?.equals(pdf)).toBe(true);
  expect(files.get(`scans/${id}.json`)?.toString()).toContain(hash);
  const facts = await collectPerson(app, system as never, {
    leads: [lead],
    refused: [],
    email: '',
    phoneNumber: '',
  });
  const staysUntil = new Date(clock.time);
  staysUntil.setUTCFullYear(staysUntil.getUTCFullYear() + 7);
  expect(facts.parts.scans).toEqual([
    expect.objectContaining({ hash, staysUntil: staysUntil.toISOString() }),
  ]);
  const person = await loadPerson(app, { leads: [lead], refused: [] });
  for (const holding of Object.values(app.holdings)) await holding.erase(app, person);
  await dropKeptScans(app);
  expect(await app.models.scans.countDocuments()).toBe(1);
  clock.time += 8 * years;
  await dropKeptScans(app);
  expect(await app.models.scans.countDocuments()).toBe(0);
});
