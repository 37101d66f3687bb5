import { expect, test, vi } from 'vitest';
import { Clock } from '../../../server/db/embedded/clock';
import { DataFile } from '../../../server/db/embedded/disk/data-file';
import { compileFilter } from '../../../server/db/embedded/match/filter';
import { find } from '../../../server/db/embedded/query/query';
import { Store } from '../../../server/db/embedded/storage/store';
import { Turns } from '../../../server/db/embedded/turns';
import { encode, Int32, ObjectId } from '../../../server/db/embedded/values/values';
import { tempDir } from '../../support/store/embedded-store';

const filled = async (dir: string) => {
  const store = await Store.open(dir);
  const people = store.ensure('test.people');
  store.addIndexes(people, [{ key: { email: new Int32(1) }, name: 'email_1' }]);
  const emails = Array.from({ length: 3000 }, (_, at) => `${at}@example.com`);
  for (const email of emails) people.insert(encode({ _id: new ObjectId(), email }));
  await store.committed();
  return { store, people, emails };
};

test('two hundred values are looked up by four statements, not by one for each', async () => {
  await using folder = await tempDir();
  const { store, people, emails } = await filled(folder.path);
  const filter = compileFilter({ email: { $in: emails.slice(700, 900) } });
  const read = vi.spyOn(DataFile.prototype, 'all');
  const query = { filter, sort: [], skip: 0, limit: 0 };
  const matches = [...(await find(people, query, new Clock({ turns: new Turns() })))].filter(Boolean);
  expect(matches).toHaveLength(200);
  expect(read).toHaveBeenCalledTimes(4);
  read.mockRestore();
  await store.close();
});

test('SQLite sees no plain limit, which it would plan for again on every run', async () => {
  await using folder = await tempDir();
  const { store, people } = await filled(folder.path);
  const { db } = Reflect.get(people, 'data') as unknown as { db: { prepare: (sql: string) => unknown } };
  const prepare = vi.spyOn(db, 'prepare');
  people.indexes[1]!.keys.first('', 'ÿ');
  await find(
    people,
    { filter: compileFilter({ email: '5@example.com' }), sort: [], skip: 0, limit: 0 },
    new Clock({ turns: new Turns() }),
  );
  const limited = prepare.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('LIMIT'));
  expect(limited.length).toBeGreaterThan(0);
  expect(limited.filter((sql) => /(LIMIT|OFFSET) \?/.test(sql))).toEqual([]);
  await store.close();
});
