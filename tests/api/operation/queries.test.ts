import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appRouter } from '../../../server/router';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';
import { tempDir } from '../../support/store/embedded-store';
import { explainQueries } from '../../support/store/explain';
import { mayScan } from '../../support/store/known-scans';
import { asProduct, notedQueries, noteQueries } from '../../support/store/queries';
import { testStoreUri } from '../../support/store/test-server';

type Procedure = { _def: { type: string } };
const procedures = Object.entries(appRouter._def.procedures) as unknown as [string, Procedure][];
const reads = procedures.flatMap(([name, { _def }]) => (_def.type === 'query' ? [name] : []));

test('an index serves each query of every read, of a lead that comes in and of the timed work', async () => {
  await using folder = await tempDir();
  const file = join(folder.path, 'queries');
  await using app = await startApp();
  noteQueries(app.connection, file);
  const { body: lead } = await app.anyone.post('/api/clients', make.client());
  const admin = await app.signInAsAdmin();
  await admin.mutate('desk.next', { skip: [] });
  for (const name of reads)
    for (const input of [{}, { id: lead.id }, { page: 1, limit: 25 }]) await admin.query(name, input);
  await admin.query('clients.page', { page: 1, limit: 25, search: 'brakes truck' });
  await asProduct(app.outbox.start);
  await app.outbox.run();
  const served = await explainQueries(testStoreUri(), notedQueries(file));
  expect(served.length).toBeGreaterThan(100);
  const scans = served.filter(({ query, index }) => index === undefined && !mayScan(query));
  expect(scans.map(({ query }) => JSON.stringify(query))).toEqual([]);
});
