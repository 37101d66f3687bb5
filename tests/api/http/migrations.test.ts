import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { createConnection, openConnection } from '../../../server/db/connect';
import { migrations } from '../../../server/migrations/list';
import { type Migration, migrate } from '../../../server/migrations/migrate';
import { createModels } from '../../../server/models';
import { prepareDatabase } from '../../../server/start/prepare-database';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';
import { testStoreUri } from '../../support/store/test-server';

const now = Date.now;

/** An empty database of the test server. */
const openDatabase = async () => {
  const connection = createConnection();
  const dbName = `test_${randomBytes(6).toString('hex')}`;
  await openConnection(connection, { uri: testStoreUri(), dbName });
  return {
    connection,
    db: connection.db!,
    async [Symbol.asyncDispose]() {
      await connection.dropDatabase();
      await connection.close();
    },
  };
};

/** The same step, which dies after some of its writes, as often as is said. */
const dying = (migration: Migration, after: number): Migration => ({
  ...migration,
  up: (db) => {
    let writes = 0;
    const counted = (name: string) =>
      new Proxy(db.collection(name), {
        get(target, key) {
          const value = Reflect.get(target, key) as unknown;
          if (typeof value !== 'function') return value;
          return (...args: unknown[]) => {
            if (/^(update|bulk|drop)/.test(String(key)) && writes++ === after) throw new Error('killed');
            return value.apply(target, args);
          };
        },
      });
    return migration.up({ collection: counted } as never);
  },
});

const userId = new Types.ObjectId();
const leadIds = [new Types.ObjectId(), new Types.ObjectId()];

/** What the version before the first migration left. */
const writeOldData = async (db: Awaited<ReturnType<typeof openDatabase>>['db']) => {
  const at = new Date(now());
  await db
    .collection('users')
    .insertOne({ _id: userId, username: 'admin', passwordHash: 'h', createdAt: at });
  await db.collection('sessions').insertOne({ tokenHash: 't', userId });
  const { ip_address: _, ...lead } = make.client({ firstName: 'José', lastName: 'Brown' });
  await db
    .collection('clients')
    .insertMany(leadIds.map((_id, index) => ({ _id, ...lead, requestKey: `k${index}`, version: 1 })));
  await db.collection('clients').createIndex({ requestKey: 1 }, { unique: true, sparse: true });
  const entry = { at, actorId: String(userId), actor: 'Rosa Delgado', entity: 'client' };
  await db.collection('audit').insertMany([
    { ...entry, entityId: String(leadIds[0]), action: 'create', changes: [], note: '' },
    {
      ...entry,
      entityId: String(leadIds[0]),
      action: 'update',
      changes: [{ field: 'email', from: 'a@x', to: 'b@x' }],
      note: '',
    },
    { ...entry, entityId: String(leadIds[0]), action: 'note', changes: [], note: 'Called her.' },
    { ...entry, entityId: 'f'.repeat(24), action: 'note', changes: [], note: 'Of a deleted lead.' },
  ]);
};

const expectNewData = async (db: Awaited<ReturnType<typeof openDatabase>>['db']) => {
  expect(await db.collection('users').findOne({})).not.toHaveProperty('passwordHash');
  expect(await db.collection('credentials').find().toArray()).toMatchObject([
    { _id: userId, passwordHash: 'h', version: 1 },
  ]);
  expect(await db.collection('sessions').findOne({})).toMatchObject({ credentialVersion: 1 });
  const [first, second] = await db.collection('clients').find().sort({ _id: 1 }).toArray();
  expect(first).toMatchObject({
    source: 'staff',
    searchText: 'jose brown\nmaria.lopez@example.com\n14155550132',
    history: [
      { action: 'create' },
      { action: 'update', changes: [{ field: 'email', from: 'a@x', to: 'b@x' }] },
      { action: 'note', note: 'Called her.' },
    ],
  });
  expect(first!.history).toHaveLength(3);
  expect(second).toMatchObject({ source: 'website', history: [] });
  expect(first).not.toHaveProperty('requestKey');
  expect((await db.collection('clients').indexes()).map(({ name }) => name)).toEqual(['_id_']);
  expect(JSON.stringify(await db.collection('audit').find().toArray())).not.toMatch(
    /b@x|Called|deleted lead/,
  );
};

test('the data of the version before is migrated, and a second start changes nothing', async () => {
  await using database = await openDatabase();
  const { db } = database;
  await writeOldData(db);
  await migrate({ db, migrations, now });
  await expectNewData(db);
  await migrate({ db, migrations, now });
  await expectNewData(db);
});

test('a step that is cut off after any of its writes is done again, and ends the same', async () => {
  for (let after = 0; after < 8; after++) {
    await using database = await openDatabase();
    const { db } = database;
    await writeOldData(db);
    for (const migration of migrations) {
      const upTo = migrations.slice(0, migrations.indexOf(migration));
      await migrate({ db, migrations: [...upTo, dying(migration, after)], now }).catch((error: Error) =>
        expect(error.message).toBe('killed'),
      );
      await migrate({ db, migrations: [...upTo, migration], now });
    }
    await expectNewData(db);
  }
}, 60_000);

test('vendors’ leads of the version before learn how they came, and which of them staff took in', async () => {
  await using database = await openDatabase();
  const { db } = database;
  const lead = { ...make.client(), source: 'vendor', status: 'New', createdAt: new Date(now()), history: [] };
  await db.collection('clients').insertMany(leadIds.map((_id) => ({ _id, ...lead })));
  const taken = { vendorId: 'f'.repeat(24), leadId: String(leadIds[1]) };
  await db.collection('refusedposts').insertMany([taken, { vendorId: 'f'.repeat(24) }]);
  await migrate({ db, migrations, now });
  expect(await db.collection('clients').find().sort({ _id: 1 }).toArray()).toMatchObject([
    { arrivedAs: { caseType: '1' } },
    { arrivedAs: { caseType: '1', takenIn: true } },
  ]);
});

test('calls of the version before learn who made them, by the timeline', async () => {
  await using database = await openDatabase();
  const { db } = database;
  const at = new Date('2026-03-04T15:00:00Z');
  const later = new Date('2026-03-04T16:00:00Z');
  const lead = { ...make.client(), source: 'staff', status: 'New', createdAt: at };
  const call = (moment: Date) => ({ _id: new Types.ObjectId(), at: moment, by: 'Sam', outcome: 'Reached' });
  await db.collection('clients').insertMany([
    {
      ...lead,
      calls: [call(at), call(later)],
      history: [
        { at, actorId: 'a-note', action: 'note' },
        { at: new Date(at.getTime() + 1), actorId: 'one', action: 'call' },
        { at: later, actorId: 'two', action: 'call' },
      ],
    },
    { ...lead, calls: [call(at)], history: [] },
    { ...lead, calls: [], history: [] },
  ]);
  await migrate({ db, migrations, now });
  const leads = await db.collection('clients').find().sort({ _id: 1 }).project({ calls: 1 }).toArray();
  expect(leads.map(({ calls }) => calls.map(({ byId }: { byId: string | null }) => byId))).toEqual([
    ['one', 'two'],
    [null],
    [],
  ]);
});

test('of two servers that start at once one works and the other waits', async () => {
  await using database = await openDatabase();
  await database.db.collection('clients').insertOne({ of: 'an older version' });
  let runs = 0;
  const slow: Migration = {
    id: '0001-slow',
    up: async () => {
      runs++;
      await new Promise((resolve) => setTimeout(resolve, 300));
    },
  };
  const started = Array.from({ length: 2 }, () => migrate({ db: database.db, migrations: [slow], now }));
  await Promise.all(started);
  expect(runs).toBe(1);
});

test('a database without any collection has nothing to migrate, whichever of two servers begins with it', async () => {
  await using database = await openDatabase();
  const { db } = database;
  const up = () => Promise.reject(new Error('there is nothing here'));
  const refusing = migrations.map(({ id }) => ({ id, up }));
  await Promise.all([1, 2].map(() => migrate({ db, migrations: refusing, now })));
  const done = await db.collection<{ _id: string }>('migrations').find().sort({ _id: 1 }).toArray();
  expect(done.map(({ _id }) => _id)).toEqual(migrations.map(({ id }) => id));
});

test('a lease whose holder died is taken over', async () => {
  await using database = await openDatabase();
  const { db } = database;
  const until = new Date(now() - 1000);
  await db.collection<{ _id: string }>('migrations').insertOne({ _id: 'lease', by: 'gone', until } as never);
  await migrate({ db, migrations, now });
  expect(await db.collection('migrations').countDocuments()).toBe(migrations.length);
});

test('an older version refuses newer data with a sentence', async () => {
  await using app = await startApp();
  const db = app.connection.db!;
  await db.collection<{ _id: string }>('migrations').insertOne({ _id: '9999-from-the-future' });
  const started = prepareDatabase({ ...app, now });
  await expect(started).rejects.toThrow(/written by a newer version of Lantern/);
});

test('an index whose options changed is replaced', async () => {
  await using app = await startApp();
  const { sessions } = app.models;
  await sessions.collection.dropIndex('expiresAt_1');
  await sessions.collection.createIndex({ expiresAt: 1 });
  await createModels(app.connection).createIndexes();
  const indexes = await sessions.collection.indexes();
  expect(indexes.find(({ name }) => name === 'expiresAt_1')).toMatchObject({ expireAfterSeconds: 0 });
});
