import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBuiltServer } from '../support/built-server';
import { caller } from '../support/caller';
import { consented } from '../support/consented';
import { png, uploadBody } from '../support/images';
import { runLantern, tempDir } from '../support/store/embedded-store';
import { openTarget } from '../support/store/open-target';

const password = 'a password for this test';
const usual = { ADMIN_PASSWORD: password, ENCRYPT_FIELDS: 'additionalInfo' };

const run = async (args: string[], env: NodeJS.ProcessEnv) => {
  const running = await runLantern(['move', ...args], env);
  const code = await running.ended;
  return { code, printed: running.printed(), errors: running.errors() };
};

/** The settings that the command prints, as a shell would read them. */
const saidSettings = (printed: string) =>
  Object.fromEntries(
    [...printed.matchAll(/export (\w+)="\$\(cat '(.+)'\)"/g)].map(([, name, file]) => [
      name!,
      readFileSync(file!, 'utf8').trim(),
    ]),
  );

test('a firm moves to MongoDB with two runs of one command, and finds leads, sessions and the ledger there', async () => {
  await using folder = await tempDir();
  await using mongo = await openTarget();
  const dataDir = join(folder.path, 'data');
  const { uri } = mongo;
  const env = { DATA_DIR: dataDir, MONGODB_URI: '' };
  const before = await startBuiltServer({ dataDir, env: usual });
  const signedIn = await caller(before.url).post('/api/auth/login', { username: 'admin', password });
  const cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
  const staff = caller(before.url, { cookie });
  const uploaded = await staff.send('POST', '/api/media/upload', { body: uploadBody(png) });
  expect(uploaded.status).toBe(201);
  const first = consented({ additionalInfo: 'what was sealed before the move' });
  expect((await caller(before.url).post('/api/clients', first)).status).toBe(201);

  const beside = await run([uri], env);
  expect(beside).toMatchObject({ code: 0, printed: expect.stringContaining('Now stop the server') });
  const tooEarly = startBuiltServer({
    dataDir: join(folder.path, 'other'),
    env: { MONGODB_URI: uri, SESSION_SECRET: 's'.repeat(32) },
  });
  await expect(tooEarly).rejects.toThrow(`The move into the database ${mongo.name} has not ended`);

  const second = consented({ additionalInfo: 'what came while it was moved' });
  expect((await caller(before.url).post('/api/clients', second)).status).toBe(201);
  const list = async (url: string) => (await caller(url, { cookie }).get('/api/clients')).body;
  const leads = await list(before.url);
  expect(leads).toHaveLength(2);
  await before.end();

  const last = await run([uri], env);
  expect(last).toMatchObject({ code: 0, printed: expect.stringContaining('All is there, compared') });
  expect(last.printed).toMatch(/looked at: [1-9]\d* new/);
  const settings = saidSettings(last.printed);
  for (const secret of Object.values(settings)) expect(last.printed).not.toContain(secret);

  const after = await startBuiltServer({
    dataDir: join(folder.path, 'empty'),
    env: { ...usual, ...settings, MONGODB_URI: uri },
  });
  try {
    expect(await list(after.url)).toEqual(leads);
    const checked = await runLantern(['verify'], {
      ...settings,
      ...usual,
      MONGODB_URI: uri,
    });
    expect(await checked.ended).toBe(0);
    const image = await fetch(`${after.url}/media/${uploaded.body.id}`);
    expect(Buffer.from(await image.arrayBuffer())).toEqual(png);
  } finally {
    await after.end();
  }
  const again = await run([uri], env);
  expect(again).toMatchObject({ code: 1, errors: expect.stringMatching(/is not empty/) });
});
