import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBuiltServer } from '../support/built-server';
import { caller } from '../support/caller';
import { eventually } from '../support/eventually';
import { runLantern } from '../support/store/embedded-store';

const password = 'seeded-by-a-test-77';

test('a seeded folder starts, with an agreement that waits and one that is complete, and nothing is mailed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lantern-seed-'));
  const seeding = await runLantern(['seed', '--clients', '40'], {
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: password,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'help@lantern.example',
  });
  await seeding.ended;
  expect(seeding.printed()).toContain('one that is complete');
  const server = await startBuiltServer({ dataDir });
  try {
    // A busy machine responds 503 at first.
    let cookie = '';
    await eventually(async () => {
      const { status, headers } = await caller(server.url).post('/api/auth/login', {
        username: 'admin',
        password,
      });
      cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
      return status;
    }).toBe(200);
    const admin = caller(server.url, { cookie });
    const agreements = (await admin.get('/api/agreements')).body as { id: string; state: string }[];
    expect(agreements.map(({ state }) => state).sort()).toEqual(['complete', 'sent']);
    for (const { id } of agreements) expect((await admin.get(`/api/agreements/${id}/file`)).status).toBe(200);
    const { rows } = (await admin.query('outbox.page', { limit: 100 })).body.result.data;
    expect(rows.filter(({ kind }: { kind: string }) => kind === 'mail')).toEqual([]);
  } finally {
    await server.end();
    await rm(dataDir, { recursive: true });
  }
});
