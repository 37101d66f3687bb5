import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createArrivals } from '../../server/leads/arrivals/arrivals';
import { bundledScript } from '../support/bundled-script';
import { sized } from '../support/size';
import { startApp } from '../support/start-app';
import { testStoreUri } from '../support/store/test-server';

const kills = sized(10);

test(`after each of ${kills} kills between and within stored pages, a new server counts as a full count`, async () => {
  await using app = await startApp();
  const script = await bundledScript('tests/support/arrivals-worker.ts');
  let stored = 0;
  for (let kill = 1; kill <= kills; kill++) {
    const worker = spawn(process.execPath, [script, testStoreUri(), app.dbName], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const gone = once(worker, 'exit');
    await once(worker.stdout, 'data');
    await wait(Math.random() * 150);
    worker.kill('SIGKILL');
    await gone;

    const leads = await app.models.clients.find().select({ status: 1, caseType: 1 }).lean();
    const book = await createArrivals(app.models, Date.now).look();
    const counts = new Map<string, number>();
    for (const { status, caseType } of leads) {
      const view = `${status} ${caseType}`;
      counts.set(view, (counts.get(view) ?? 0) + 1);
    }
    const counted = new Map<string, number>();
    book.each((page, row) => {
      const view = `${page.text('status', row)} ${page.text('caseType', row)}`;
      counted.set(view, (counted.get(view) ?? 0) + 1);
    });
    expect(Object.fromEntries(counted), `after kill ${kill}`).toEqual(Object.fromEntries(counts));
    stored = await app.models.arrivalPages.estimatedDocumentCount();
  }
  expect(stored, 'pages were stored').toBeGreaterThan(2);
});
