import { type AgreementHouse, maria, openAgreements } from '../agreements';
import { appCode } from '../app-code';
import { tokenAddress } from '../built-form';
import type { Answer, Caller } from '../caller';
import { consented } from '../consented';
import { png, uploadBody } from '../images';
import { make } from '../make';
import { oldAdmin } from '../old-admin';
import type { TestApp } from '../start-app';
import { openTexts } from '../texts';
import { makeVendor } from '../vendors';

/** An application with one record of each kind. */
export type World = Awaited<ReturnType<typeof makeWorld>>;
type Story = (world: World) => Promise<Answer>;

const person = (mark: string) => make.client({ email: `${mark}@example.com`, phoneNumber: `x ${mark}` });
const hook = { url: 'https://hooks.example.com/in', stages: ['signed'] };
const password = 'a long enough password';

export const makeWorld = async (app: TestApp) => {
  const admin = await app.signInAsAdmin();
  const seller = await makeVendor(app, admin, { name: 'Seller', returnReasons: ['Wrong number'] });
  const site = app.anyone;
  const toId = async (answer: Promise<Answer>): Promise<string> => (await answer).body.id;
  const sealed = await toId(site.post('/api/clients', consented({ email: 'sealed@example.com' })));
  await app.consents.sealAll();
  return {
    app,
    admin,
    site,
    seller,
    sealed,
    user: await app.signInAsUser(),
    lead: await toId(site.post('/api/clients', make.client())),
    bought: await toId(seller.by.post('/api/clients', person('bought'))),
    person: await toId(admin.post('/api/users', make.user())),
    /** A refused post of the vendor, for one of its fields. */
    refused: async (mark: string): Promise<string> => {
      await seller.by.post('/api/clients', { ...person(mark), caseType: '' });
      return (await admin.get('/api/intake/refused')).body[0].id;
    },
    beginImport: () => toId(admin.post('/api/imports', { name: 'old.csv', total: 1 })),
    /** An outgoing message. */
    message: async (state: 'needs a look' | 'working'): Promise<string> => {
      const { id } = (await admin.post('/api/webhooks', { ...hook, vendor: seller.id })).body;
      await admin.mutate('webhooks.test', { id });
      const { _id } = (await app.models.outbox
        .findOneAndUpdate({ kind: 'webhook' }, { $set: { state } }, { sort: { at: -1 } })
        .lean())!;
      return _id;
    },
    other: (): Promise<Caller> => oldAdmin(app),
  };
};

const vendorCall =
  (verb: 'post' | 'put', rest: string, body: object): Story =>
  ({ admin, seller }) =>
    admin[verb](`/api/vendors/${seller.id}${rest}`, body);

const askErasure = ({ admin }: World, email: string) =>
  admin.post('/api/privacy/erase', { email, reason: 'Asked for' });

const replay = async (world: World, mark: string, changes: object) =>
  world.admin.post(`/api/intake/refused/${await world.refused(mark)}/replay`, { changes });

/** In a separate firm, with mail and with an agreement waiting for its signer. */
const sent =
  (tell: (house: AgreementHouse, id: string) => Promise<Answer>): Story =>
  async () => {
    await using house = await openAgreements();
    const { id } = await house.send();
    return await tell(house, id);
  };

const runCheck = async ({ admin, lead }: World): Promise<string> =>
  (await admin.post(`/api/clients/${lead}/conflicts`, { others: ['Maria Lopez'] })).body.id;

const decide = ({ admin }: World, check: string) =>
  admin.put(`/api/conflicts/${check}`, { state: 'waived', note: 'Both agreed' });

/** The ways to provoke what a plain call does not: the operation and status, and the calls that end in it. */
export const stories: Record<string, Story> = {
  'auth-login 200': ({ app, site }) =>
    site.post('/api/auth/login', { username: 'admin', password: app.adminPassword }),
  'auth-login 428': async ({ app, site }) => {
    const person = make.user({ email: 'factor@example.com' });
    await (await app.signInAsAdmin()).post('/api/users', person);
    const signedIn = await app.signIn(person.email, person.password);
    const { secret } = (await signedIn.mutate('secondFactor.begin')).body.result.data;
    await signedIn.mutate('secondFactor.confirm', { code: appCode(secret, Date.now()) });
    return site.post('/api/auth/login', { username: person.email, password: person.password });
  },
  'auth-confirm 204': ({ app, admin }) => admin.post('/api/auth/confirm', { password: app.adminPassword }),
  'auth-changePassword 204': async ({ app }) =>
    (await app.signInAs('intake')).post('/api/auth/password', {
      currentPassword: password,
      newPassword: 'seven lanterns at night',
    }),
  'auth-changePassword 409': async ({ app }) => {
    const person = await app.signInAs('intake');
    const change = (newPassword: string) =>
      person.post('/api/auth/password', { currentPassword: password, newPassword });
    const both = await Promise.all(['eight lanterns at dusk', 'nine lanterns at dawn'].map(change));
    return both.find(({ status }) => status === 409) ?? both[1]!;
  },
  'clients-create 200': ({ seller }) => seller.by.post('/api/clients', { ...person('test'), test: true }),
  'clients-create 401': ({ site }) => site.post('/api/clients', person('k'), { 'X-Api-Key': 'lk_nobody' }),
  'clients-create 422': async ({ site }) => {
    await site.post('/api/clients', person('first'), { 'Idempotency-Key': 'k' });
    return site.post('/api/clients', person('second'), { 'Idempotency-Key': 'k' });
  },
  'clients-get 200': ({ admin, lead }) => admin.get(`/api/clients/${lead}`),
  'clients-update 200': ({ admin, lead }) => admin.put(`/api/clients/${lead}`, { status: 'Contacted' }),
  'clients-update 409': ({ admin, lead }) =>
    admin.put(`/api/clients/${lead}`, { status: 'New', version: 77 }),
  'clients-remove 204': async ({ admin, site }) =>
    admin.delete(`/api/clients/${(await site.post('/api/clients', person('gone'))).body.id}`),
  'consents-certificate 200': ({ admin, sealed }) => admin.get(`/api/clients/${sealed}/consent`),
  'consents-certificate 202': async ({ app, admin, site }) => {
    const created = await site.post('/api/clients', consented({ email: 'soon@example.com' }));
    const { id } = created.body;
    await app.consents.sealAll();
    await app.models.consents.updateMany({ clientId: id }, { $unset: { index: '' } });
    return admin.get(`/api/clients/${id}/consent`);
  },
  'consents-head 404': async ({ app, site }) => {
    await app.models.ledgerHeads.deleteMany({});
    return site.get('/api/consent/head');
  },
  'consents-token 200': ({ site }) => site.get(tokenAddress()),
  'consents-token 404': ({ site }) => site.get(tokenAddress({ page: '/nowhere' })),
  'consents-checkpoint 404': async ({ app, site }) => {
    await app.models.ledgerHeads.deleteMany({});
    return site.get('/api/consent/checkpoint');
  },
  'consents-consistency 200': async ({ site }) => {
    const { treeSize } = (await site.get('/api/consent/head')).body.head;
    return site.get(`/api/consent/consistency?from=${treeSize}&to=${treeSize}`);
  },
  'consents-consistency 404': ({ site }) => site.get('/api/consent/consistency?from=1&to=999'),
  'contact-ask 200': ({ admin, lead }) => admin.get(`/api/clients/${lead}/contact?channel=text`),
  'contact-withdraw 201': ({ admin, lead }) =>
    admin.post(`/api/clients/${lead}/consent/withdraw`, { channel: 'text', source: 'phone' }),
  'messages-ofLead 200': ({ admin, lead }) => admin.get(`/api/clients/${lead}/messages`),
  'messages-decide 204': async () => {
    await using house = await openTexts();
    return await house.admin.put(`/api/messages/unknown/${await house.stranger()}`, { block: true });
  },
  'messages-decide 404': ({ admin }) => admin.put(`/api/messages/unknown/${'0'.repeat(24)}`, { block: true }),
  'messages-reply 202': async () => {
    await using house = await openTexts();
    return await house.admin.post(`/api/messages/unknown/${await house.stranger()}/reply`, { text: 'Hi' });
  },
  'messages-reply 404': ({ admin }) =>
    admin.post(`/api/messages/unknown/${'0'.repeat(24)}/reply`, { text: 'Hi' }),
  'messages-reply 409': async () => {
    await using house = await openTexts();
    const id = await house.stranger();
    // Their text permits an answer for three days.
    house.clock.time += 80 * 60 * 60_000;
    const admin = await house.app.signInAsAdmin();
    return await admin.post(`/api/messages/unknown/${id}/reply`, { text: 'Hi' });
  },
  'messages-send 202': async () => {
    await using house = await openTexts();
    return await house.write(await house.lead());
  },
  'messages-send 404': ({ admin }) =>
    admin.post(`/api/clients/${'0'.repeat(24)}/messages`, { channel: 'text', text: 'Hi' }),
  'messages-send 409': ({ admin, lead }) =>
    admin.post(`/api/clients/${lead}/messages`, { channel: 'text', text: 'Hi' }),
  'contact-reopen 201': ({ admin, lead }) =>
    admin.post(`/api/clients/${lead}/consent/reopen`, {
      words: 'She called',
      askedAt: new Date().toISOString(),
    }),
  'imports-take 200': async ({ admin, beginImport }) =>
    admin.post(`/api/imports/${await beginImport()}/rows`, { first: 2, rows: [{ email: 'x' }] }),
  'imports-take 409': async ({ admin, beginImport }) => {
    const id = await beginImport();
    await admin.post(`/api/imports/${id}/finish`, {});
    return admin.post(`/api/imports/${id}/rows`, { first: 2, rows: [{ email: 'x' }] });
  },
  'imports-take 422': async ({ admin, beginImport }) => {
    const id = await beginImport();
    const send = (mark: string) =>
      admin.post(`/api/imports/${id}/rows`, { first: 2, rows: [{ ...person(mark), caseType: 'AFFF' }] });
    await send('row');
    return send('another');
  },
  'imports-finish 204': async ({ admin, beginImport }) =>
    admin.post(`/api/imports/${await beginImport()}/finish`, {}),
  'imports-undo 200': async ({ admin, beginImport }) =>
    admin.post(`/api/imports/${await beginImport()}/undo`, {}),
  'refused-get 200': async ({ admin, refused }) =>
    admin.get(`/api/intake/refused/${await refused('look at')}`),
  'refused-replay 200': (world) => replay(world, 'again', { ...person('bought'), caseType: '1' }),
  'refused-replay 201': (world) => replay(world, 'mended', { ...person('mended'), caseType: '1' }),
  'refused-replay 409': async (world) => {
    const id = await world.refused('twice');
    const body = { changes: { ...person('twice'), caseType: '1' } };
    await world.admin.post(`/api/intake/refused/${id}/replay`, body);
    return world.admin.post(`/api/intake/refused/${id}/replay`, body);
  },
  'refused-replay 412': async ({ app, admin, refused }) => {
    const id = await refused('unreadable');
    await app.models.refusedSubmissions.updateOne({ _id: id }, { $set: { sealed: Buffer.alloc(64) } });
    return admin.post(`/api/intake/refused/${id}/replay`, {});
  },
  'refused-replay 422': async (world) => {
    const id = await world.refused('closed');
    await world.admin.put(`/api/vendors/${world.seller.id}`, { caseTypes: ['2'] });
    const answer = await world.admin.post(`/api/intake/refused/${id}/replay`, { changes: { caseType: '1' } });
    await world.admin.put(`/api/vendors/${world.seller.id}`, { caseTypes: [] });
    return answer;
  },
  'refused-dismiss 204': async ({ admin, refused }) =>
    admin.post(`/api/intake/refused/${await refused('aside')}/dismiss`, {}),
  'rules-update 409': ({ admin }) =>
    admin.put('/api/intake/rules/5', { questions: [], criteria: [], version: 9 }),
  'vendors-get 200': ({ admin, seller }) => admin.get(`/api/vendors/${seller.id}`),
  'vendors-update 200': vendorCall('put', '', { price: 40 }),
  'vendors-update 409': vendorCall('put', '', { price: 40, version: 99 }),
  'vendors-scorecard 200': ({ admin, seller }) => admin.get(`/api/vendors/${seller.id}/scorecard`),
  'vendors-rotate 200': vendorCall('post', '/rotate', {}),
  'vendors-link 201': vendorCall('post', '/link', {}),
  'vendors-endLink 204': async ({ admin, seller }) => {
    const created = await admin.post(`/api/vendors/${seller.id}/link`, {});
    return admin.delete(`/api/vendors/${seller.id}/links/${created.body.id}`);
  },
  'vendors-revoke 204': vendorCall('post', '/revoke', { prefix: 'lk_nobody' }),
  'posts-list 200': ({ seller }) => seller.by.get('/api/posts'),
  'posts-get 200': ({ seller, bought }) => seller.by.get(`/api/posts/${bought}`),
  'posts-get 404': ({ seller }) => seller.by.get(`/api/posts/${'f'.repeat(24)}`),
  'returns-make 200': ({ admin, bought }) =>
    admin.post(`/api/clients/${bought}/return`, { reason: 'Wrong number' }),
  'returns-make 409': ({ admin, lead }) =>
    admin.post(`/api/clients/${lead}/return`, { reason: 'Wrong number' }),
  'returns-undo 200': ({ admin, bought }) => admin.delete(`/api/clients/${bought}/return`),
  'returns-undo 409': ({ admin, bought }) => admin.delete(`/api/clients/${bought}/return`),
  'services-update 200': ({ admin }) => admin.put('/api/services/1', { status: 0 }),
  'services-update 409': ({ admin }) => admin.put('/api/services/1', { status: 0, version: 99 }),
  'services-remove 204': ({ admin }) => admin.delete('/api/services/2'),
  'users-create 201': ({ admin }) => admin.post('/api/users', make.user({ email: 'new@example.com' })),
  'users-create 409': ({ admin }) => admin.post('/api/users', make.user()),
  'users-update 200': ({ admin, person: id }) => admin.put(`/api/users/${id}`, { lastName: 'Ode' }),
  'users-update 409': async ({ admin, person: id }) => {
    await admin.post('/api/users', make.user({ email: 'other@example.com' }));
    return admin.put(`/api/users/${id}`, { email: 'other@example.com' });
  },
  'users-remove 204': ({ admin, person: id }) => admin.delete(`/api/users/${id}`),
  'users-remove 409': async ({ admin }) => {
    const { id } = (await admin.get('/api/auth/me')).body;
    return admin.delete(`/api/users/${id}`);
  },
  'media-upload 201': ({ admin }) => admin.send('POST', '/api/media/upload', { body: uploadBody(png) }),
  'media-upload 413': ({ admin }) =>
    admin.send('POST', '/api/media/upload', { body: uploadBody(Buffer.alloc(2_100_000)) }),
  'media-upload 415': ({ admin }) =>
    admin.send('POST', '/api/media/upload', { body: uploadBody(Buffer.from('x')) }),
  'messageTemplates-create 201': ({ admin }) => admin.post('/api/message-templates', make.template()),
  'messageTemplates-update 200': async ({ admin }) => {
    const { id } = (await admin.post('/api/message-templates', make.template())).body;
    return admin.put(`/api/message-templates/${id}`, make.template({ name: 'Another' }));
  },
  'messageTemplates-update 409': async ({ admin }) => {
    const { id } = (await admin.post('/api/message-templates', make.template())).body;
    return admin.put(`/api/message-templates/${id}`, { ...make.template({ name: 'Another' }), version: 7 });
  },
  'messageTemplates-remove 204': async ({ admin }) => {
    const { id } = (await admin.post('/api/message-templates', make.template())).body;
    return admin.delete(`/api/message-templates/${id}`);
  },
  'messageTemplates-remove 409': async ({ admin, app }) => {
    const { id } = (await admin.post('/api/message-templates', make.template())).body;
    const sent = { channel: 'text', direction: 'out', state: 'sent', sealed: 'x', phoneKey: 'x' } as const;
    await app.models.messages.create({ ...sent, at: new Date(), template: id });
    return admin.delete(`/api/message-templates/${id}`);
  },
  'sequences-create 201': ({ admin }) => admin.post('/api/sequences', make.sequence()),
  'sequences-update 200': async ({ admin }) => {
    const { id } = (await admin.post('/api/sequences', make.sequence())).body;
    return admin.put(`/api/sequences/${id}`, { name: 'Another' });
  },
  'sequences-update 409': async ({ admin }) => {
    const { id } = (await admin.post('/api/sequences', make.sequence())).body;
    return admin.put(`/api/sequences/${id}`, { name: 'Another', version: 7 });
  },
  'sequences-preview 200': async ({ admin }) => {
    const { id } = (await admin.post('/api/sequences', make.sequence())).body;
    return admin.post(`/api/sequences/${id}/preview`, {});
  },
  'webhooks-create 201': ({ admin }) =>
    admin.post('/api/webhooks', { url: hook.url, events: ['lead.created'] }),
  'webhooks-create 404': ({ admin }) => admin.post('/api/webhooks', { ...hook, vendor: 'f'.repeat(24) }),
  'webhooks-remove 204': async ({ admin }) => {
    const webhook = await admin.post('/api/webhooks', { url: hook.url, events: ['lead.created'] });
    return admin.delete(`/api/webhooks/${webhook.body.id}`);
  },
  'outbox-retry 200': async ({ admin, message }) =>
    admin.post(`/api/outbox/${encodeURIComponent(await message('needs a look'))}/retry`, {}),
  'outbox-retry 409': async ({ admin, message }) =>
    admin.post(`/api/outbox/${encodeURIComponent(await message('working'))}/retry`, {}),
  'privacy-export 200': ({ admin }) => admin.post('/api/privacy/export', { phone: '(415) 555-0132' }),
  'privacy-erase 201': (world) => askErasure(world, 'maria.lopez@example.com'),
  'privacy-erase 409': async (world) => {
    const { id } = (await world.site.post('/api/clients', person('held'))).body;
    await world.admin.mutate('privacy.hold', { id, reason: 'A court asked for it' });
    return askErasure(world, 'held@example.com');
  },
  'privacy-agreeToErasure 204': async (world) => {
    const other = await world.other();
    const { id } = (await askErasure(world, 'bought@example.com')).body;
    return other.post(`/api/privacy/erase/${id}/agree`, {});
  },
  'privacy-agreeToErasure 409': async (world) => {
    await world.other();
    const { id } = (await askErasure(world, 'sealed@example.com')).body;
    return world.admin.post(`/api/privacy/erase/${id}/agree`, {});
  },
  'agreements-ofLead 200': sent(({ admin, lead }) => admin.get(`/api/clients/${lead}/agreements`)),
  'agreements-send 201': async () => {
    await using house = await openAgreements();
    return await house.post({
      template: undefined as never,
      templates: ['Contingency fee agreement', 'Notice to cancel'].map(house.templateCalled),
    });
  },
  'agreements-send 404': sent(({ admin }) =>
    admin.post(`/api/clients/${'f'.repeat(24)}/agreements`, {
      template: 'f'.repeat(24),
      signers: [maria],
      deliver: 'link',
    }),
  ),
  'agreements-send 409': async ({ admin, lead }) => {
    const templates: { id: string; name: string }[] = (await admin.get('/api/agreement-templates')).body;
    const { id } = templates.find(({ name }) => name === 'Contingency fee agreement')!;
    return admin.post(`/api/clients/${lead}/agreements`, { template: id, signers: [maria], deliver: 'link' });
  },
  'agreements-list 200': sent(({ admin }) => admin.get('/api/agreements')),
  'agreementTemplates-adopt 200': async () => {
    await using house = await openAgreements();
    const id = house.templateCalled('Referral consent');
    return await house.lawyer.post(`/api/agreement-templates/${id}/adopt`, { version: 1 });
  },
  'agreementTemplates-adopt 404': async () => {
    await using house = await openAgreements();
    return await house.lawyer.post(`/api/agreement-templates/${'f'.repeat(24)}/adopt`, { version: 1 });
  },
  'agreementTemplates-adopt 409': async () => {
    await using house = await openAgreements();
    const id = house.templateCalled('Referral consent');
    return await house.lawyer.post(`/api/agreement-templates/${id}/adopt`, { version: 9 });
  },
  'agreements-get 200': sent(({ admin }, id) => admin.get(`/api/agreements/${id}`)),
  'agreements-entries 200': sent(async ({ app, admin }, id) => {
    await app.outbox.run();
    await app.consents.sealAll();
    return admin.get(`/api/agreements/${id}/entries`);
  }),
  'agreements-extend 200': sent(({ admin }, id) =>
    admin.post(`/api/agreements/${id}/extend`, { expiresDays: 30 }),
  ),
  'agreements-extend 409': sent(({ admin }, id) =>
    admin.post(`/api/agreements/${id}/extend`, { expiresDays: 1 }),
  ),
  'agreements-void 200': sent(({ admin }, id) =>
    admin.post(`/api/agreements/${id}/void`, { reason: 'A wrong percentage', isWholeEnvelope: true }),
  ),
  'agreements-void 409': sent(async ({ admin }, id) => {
    await admin.post(`/api/agreements/${id}/void`, { reason: 'A wrong percentage' });
    return admin.post(`/api/agreements/${id}/void`, { reason: 'Again' });
  }),
  'conflicts-run 200': ({ admin, lead }) => admin.post(`/api/clients/${lead}/conflicts`, {}),
  'conflicts-decide 200': async (world) => decide(world, await runCheck(world)),
  'conflicts-decide 409': async (world) => {
    const check = await runCheck(world);
    await runCheck(world);
    return decide(world, check);
  },
  'packet-take 200': ({ admin, lead }) => admin.get(`/api/clients/${lead}/packet`),
};

const ofVendor = { price: 5, state: 'CA', consentAt: '2026-01-02T03:04:05Z', externalId: 'v' };
const joe = { name: 'Jose Lopez', email: 'jose.lopez@example.com', role: 'spouse' } as const;

/** Answers with more in them than a plain call gets. */
export const fullerAnswers: [operation: string, status: number, tell: Story][] = [
  ['clients-create', 201, ({ site }) => site.post('/api/clients', { ...person('whole'), ...ofVendor })],
  ['clients-create', 201, ({ seller }) => seller.by.post('/api/clients', { ...person('sold'), ...ofVendor })],
  ['clients-create', 400, ({ seller }) => seller.by.post('/api/clients', { ...ofVendor, email: '' })],
  ['clients-list', 200, ({ admin }) => admin.get('/api/clients')],
  ['clients-list', 200, ({ admin }) => admin.get('/api/clients?search=nobody&page=2&limit=1')],
  ['clients-export', 200, ({ admin }) => admin.get('/api/exports/clients.csv?search=maria')],
  ['clients-export-search', 200, ({ admin }) => admin.post('/api/exports/clients.csv', { search: 'maria' })],
  ['agreements-export', 200, ({ admin }) => admin.get('/api/exports/agreements.csv?list=us')],
  [
    'conflicts-run',
    200,
    ({ admin, sealed }) => admin.post(`/api/clients/${sealed}/conflicts`, { others: ['Maria Lopez'] }),
  ],
  [
    'imports-list',
    200,
    async ({ admin, beginImport }) => {
      await beginImport();
      return admin.get('/api/imports');
    },
  ],
  [
    'imports-check',
    200,
    ({ admin }) => admin.post('/api/imports/check', { first: 2, rows: [{ firstName: 'Ana' }] }),
  ],
  [
    'refused-list',
    200,
    async ({ admin, refused }) => {
      await refused('list');
      return admin.get('/api/intake/refused');
    },
  ],
  ['refused-list', 401, ({ seller }) => seller.by.get('/api/intake/refused')],
  [
    'outbox-list',
    200,
    async ({ admin, message }) => {
      await message('needs a look');
      return admin.get('/api/outbox');
    },
  ],
  ['webhooks-list', 200, ({ admin }) => admin.get('/api/webhooks')],
  [
    'vendors-scorecard',
    400,
    ({ admin, seller }) => admin.get(`/api/vendors/${seller.id}/scorecard?from=2026-02-01&to=2026-01-31`),
  ],
  ['consents-consistency', 400, ({ site }) => site.get('/api/consent/consistency?from=2&to=1')],
  [
    'rules-update',
    200,
    ({ admin }) => admin.put('/api/intake/rules/5?preview=true', { questions: [], criteria: [] }),
  ],
  ['privacy-export', 200, ({ admin }) => admin.post('/api/privacy/export', { email: 'sealed@example.com' })],
  ['privacy-export', 400, ({ admin }) => admin.post('/api/privacy/export', { email: ' ', phone: '' })],
  ['packet-take', 200, ({ admin, sealed }) => admin.get(`/api/clients/${sealed}/packet`)],
  [
    'agreements-send',
    201,
    async () => {
      await using house = await openAgreements();
      return await house.post({ message: 'As we said.', order: 'in-turn', signers: [maria, joe] });
    },
  ],
  [
    'messages-unknown',
    200,
    async () => {
      await using house = await openTexts();
      await house.stranger();
      return await house.admin.get('/api/messages/unknown');
    },
  ],
  [
    'messages-ofLead',
    200,
    async () => {
      await using house = await openTexts();
      const lead = await house.lead();
      await house.write(lead);
      return await house.admin.get(`/api/clients/${lead}/messages`);
    },
  ],
];
