import { expect, test } from 'vitest';
import { builtInCaseTypes } from '../../../shared/case-types';
import { make } from '../../support/make';
import { shareApp } from '../../support/share-app';
import { startApp } from '../../support/start-app';

const shared = shareApp();

const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

test('a new database has the 18 services with the ids 1 to 18, and the next is 19', async () => {
  const app = await shared();
  const list = await app.anyone.get('/api/services');
  expect(ids(list.body)).toEqual(Array.from({ length: 18 }, (_, index) => 18 - index));
  expect(list.body.at(-1)).toEqual({
    id: 1,
    version: 0,
    title: 'AFFF',
    short_description: 'Firefighting foam and cancer',
    description: expect.stringContaining('firefighting foam'),
    status: 1,
    image_id: 1,
    fileUrl: '/media/1',
    icon: 'Flame',
  });
  const admin = await app.signInAsAdmin();
  const created = await admin.post('/api/services', make.service());
  expect(created.status).toBe(201);
  expect(created.body).toEqual({ ...make.service(), id: 19, version: 0, fileUrl: '/media/1' });
  expect((await app.anyone.get('/api/services?limit=1')).body).toEqual([created.body]);
});

test('the choices of the form are the active services in their order', async () => {
  const app = await shared();
  expect((await app.anyone.get('/api/case-types')).body).toEqual(builtInCaseTypes);
  const admin = await app.signInAsAdmin();
  await admin.put('/api/services/2', { status: 0 });
  await admin.put('/api/services/3', { title: 'PFAS in water' });
  const choices = (await app.anyone.get('/api/case-types')).body;
  expect(choices.slice(0, 3)).toEqual([
    { id: 1, title: 'AFFF' },
    { id: 3, title: 'PFAS in water' },
    { id: 4, title: 'Depo Provera' },
  ]);
  expect((await app.anyone.query('caseTypes.list')).body.result.data).toEqual(choices);
});

test('an inactive service is seen by administrators only', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await admin.put('/api/services/18', { status: 0 });
  expect(ids((await app.anyone.get('/api/services')).body)).not.toContain(18);
  expect(ids((await app.anyone.get('/api/services?search=paragard')).body)).toEqual([]);
  expect((await app.anyone.get('/api/services')).headers.get('x-total-count')).toBe('17');
  const clerk = await app.signInAs('intake');
  expect(ids((await clerk.get('/api/services')).body)).not.toContain(18);
  expect(ids((await admin.get('/api/services')).body)).toContain(18);
});

test('services are found by title and description, literally and without regard to case', async () => {
  const app = await shared();
  const findIds = async (search: string) =>
    ids((await app.anyone.get(`/api/services?search=${encodeURIComponent(search)}`)).body);
  expect(await findIds('paraQUAT')).toEqual([11]);
  expect(await findIds('meningioma')).toEqual([4]);
  expect(await findIds('.*')).toEqual([]);
});

test('a new service is active and has the default picture and icon', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const created = await admin.post('/api/services', {
    title: 'Roof falls',
    description: 'For people who fell.',
  });
  expect(created.body).toMatchObject({
    short_description: '',
    status: 1,
    image_id: 1,
    icon: 'AlertTriangle',
  });
});

test('an update changes the given fields and answers the whole service', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const before = (await admin.get('/api/services')).body.at(-1);
  const changed = await admin.put('/api/services/1', { title: 'Foam', image_id: 2 });
  expect(changed.body).toEqual({ ...before, version: 1, title: 'Foam', image_id: 2, fileUrl: '/media/2' });
  expect((await admin.get('/api/services')).body.at(-1)).toEqual(changed.body);
  expect((await admin.put('/api/services/1', {})).body).toEqual(changed.body);
});

test('of two people who edit one service the second is refused, and one who names no version is not', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { version } = (await admin.get('/api/services')).body.at(-1);
  expect((await admin.put('/api/services/1', { version, title: 'Foam' })).body.version).toBe(1);
  const second = await admin.put('/api/services/1', { version, title: 'Water' });
  expect([second.status, second.body.message]).toEqual([
    409,
    'Someone else changed this service. Load the page again.',
  ]);
  expect((await admin.get('/api/services')).body.at(-1)).toMatchObject({ title: 'Foam', version: 1 });
  expect((await admin.put('/api/services/1', { title: 'Water' })).body).toMatchObject({ version: 2 });
});

test('a deleted service is gone and its id is not given again', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { id } = (await admin.post('/api/services', make.service())).body;
  expect((await admin.delete(`/api/services/${id}`)).status).toBe(204);
  expect((await admin.delete(`/api/services/${id}`)).status).toBe(404);
  expect((await admin.put(`/api/services/${id}`, { title: 'x' })).status).toBe(404);
  expect((await admin.post('/api/services', make.service())).body.id).toBe(id + 1);
});

test.each([
  [{ title: '' }, 'title'],
  [{ title: undefined }, 'title'],
  [{ description: ' ' }, 'description'],
  [{ status: 2 }, 'status'],
  [{ status: '1' }, 'status'],
  [{ image_id: 0 }, 'image_id'],
  [{ image_id: 1.5 }, 'image_id'],
  [{ short_description: 'x'.repeat(301) }, 'short_description'],
  [{ icon: { $gt: '' } }, 'icon'],
])('a service with %j is refused', async (different, field) => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const { status, body } = await admin.post('/api/services', { ...make.service(), ...different });
  expect(status).toBe(400);
  expect(body.issues[0].path).toEqual([field]);
  expect(await app.models.services.countDocuments()).toBe(18);
});

test.each(['0', '-1', '1.5', '1x', '0x1', '1e0', '%201', 'undefined', '9'.repeat(20)])(
  'there cannot be a service %s',
  async (id) => {
    const app = await shared();
    const admin = await app.signInAsAdmin();
    expect((await admin.delete(`/api/services/${id}`)).status).toBe(400);
    expect(await app.models.services.countDocuments()).toBe(18);
  },
);

test('ten services made at once get ten ids', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => admin.post('/api/services', make.service())),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(10);
});

test('the staff list of services is paged, sorted and shows inactive ones', async () => {
  const app = await shared();
  const admin = await app.signInAsAdmin();
  await admin.put('/api/services/18', { status: 0 });
  const page = async (query: object) => (await admin.query('services.page', query)).body.result.data;
  expect(ids((await page({})).rows)).toEqual([18, 17, 16, 15, 14]);
  expect((await page({})).total).toBe(18);
  expect(ids((await page({ sort: 'id', order: 'asc', page: 2 })).rows)).toEqual([6, 7, 8, 9, 10]);
  expect(ids((await page({ sort: 'title', order: 'asc', limit: 2 })).rows)).toEqual([1, 2]);
  expect(ids((await page({ sort: 'status', order: 'asc', limit: 1 })).rows)).toEqual([18]);
});

const areaPages = {
  '/services/afff-claims': '1',
  '/es/services/afff-claims': '1',
  '/services/zantac-claims': '14',
  '/services/product-liability': 'product-liability',
};
const html =
  '<ul><li data-area="1" class="x"><a href="/services/afff-claims">AFFF</a><li data-area="14"><a href="/services/zantac-claims">Zantac</a></ul>' +
  '<section data-areas="1" class="y"><h3>Foam</h3><ul><li data-area="1">AFFF</ul></section>' +
  '<section data-areas="1 14"><h3>Both</h3></section>' +
  '<p>Foam (<a class="z" href="/services/afff-claims#standing">AFFF</a>) and <a href="/services/zantac-claims">Zantac</a></p>' +
  '<div data-island="form"><select><option value="1">AFFF<option value="14">Zantac<option value="product-liability">Products</select></div>';

test('an area whose service is not Active leaves lists, links, groups, the form and the sitemap, at once, and comes back', async () => {
  await using app = await startApp({ areas: { pages: areaPages } });
  const { offers } = app;
  const shown = async (path: string, text: string) => {
    await offers.look();
    return offers.withOverlay(path, text);
  };
  expect(await shown('/', html)).toBe(html);
  const admin = await app.signInAsAdmin();
  await admin.put('/api/services/1', { status: 0 });
  const page = await shown('/', html);
  expect(page).not.toMatch(/data-area="1"|Foam<|value="1"|href="\/services\/afff/);
  expect(page).toContain('<section data-areas="1 14">');
  expect(page).toContain('<p>Foam (AFFF) and <a href="/services/zantac-claims">Zantac</a></p>');
  expect(page).toContain('<option value="14">Zantac<option value="product-liability">');
  expect(page).toContain('data-island="form" data-without="1"');
  expect(offers.isLeftOut('/es/services/afff-claims')).toBe(true);
  expect(offers.isLeftOut('/services/zantac-claims')).toBe(false);
  const sitemap =
    '<url><loc>https://x.example/services/afff-claims</loc></url>\n<url><loc>https://x.example/services/zantac-claims</loc></url>\n';
  expect(await shown('/sitemap.xml', sitemap)).toBe(
    '<url><loc>https://x.example/services/zantac-claims</loc></url>\n',
  );
  await admin.put('/api/services/1', { status: 1 });
  expect(await shown('/', html)).toBe(html);
  expect(offers.isLeftOut('/services/afff-claims')).toBe(false);
  await admin.delete('/api/services/1');
  expect(offers.isLeftOut('/services/afff-claims')).toBe(true);
});

test('a wider subject has its own switch, old leads and vendors stay readable, and a firm without any active service shows all', async () => {
  await using app = await startApp({ areas: { pages: areaPages } });
  const { offers } = app;
  const admin = await app.signInAsAdmin();
  const lead = (await admin.post('/api/clients', make.client({ caseType: '1' }))).body;
  const saved = await admin.mutate('settings.save', {
    name: 'subjects',
    value: { leftOut: ['product-liability'] },
    version: 0,
  });
  expect(saved.status).toBe(200);
  expect(offers.isLeftOut('/services/product-liability')).toBe(true);
  expect(offers.withOverlay('/', html)).not.toContain('value="product-liability"');
  await admin.put('/api/services/1', { status: 0 });
  const [read] = (await admin.get('/api/clients')).body.filter(({ id }: { id: string }) => id === lead.id);
  expect(read.caseType).toBe('1');
  for (let id = 2; id <= 18; id++) await admin.put(`/api/services/${id}`, { status: 0 });
  expect(offers.isLeftOut('/services/afff-claims')).toBe(false);
});

test('services that a firm does not offer start inactive in a new database, and are left alone later', async () => {
  await using app = await startApp({ areas: { leftOut: ['3', 'chemical-exposure'] } });
  const choices = (await app.anyone.get('/api/case-types')).body;
  expect(ids(choices)).not.toContain(3);
  expect(choices).toHaveLength(17);
  expect((await app.models.settings.findById('subjects').lean())?.value).toEqual({
    leftOut: ['chemical-exposure'],
  });
});
