import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { createConnection, openConnection } from '../../../server/core/db/connect';
import { migrations } from '../../../server/operations/migrations/list';
import { type Migration, migrate } from '../../../server/operations/migrations/migrate';
import { createModels } from '../../../server/operations/models';
import { prepareDatabase } from '../../../server/start/prepare-database';
import { make } from '../../support/make';
import { startApp } from '../../support/start-app';
import { testStoreUri } from '../../support/store/test-server';

const now = Date.now;

/** An empty database on the test server. */
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

/** The same migration, which dies after some of its writes the given number of times. */
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
            if (/^(update|delete|bulk|drop)/.test(String(key)) && writes++ === after)
              throw new Error('killed');
            return value.apply(target, args);
          };
        },
      });
    return migration.up({ collection: counted } as never);
  },
});

const leadId = new Types.ObjectId();
const agreementIds = [new Types.ObjectId(), new Types.ObjectId()];

/** Data as left by the last version before 1.0's first migration. */
const writeOldData = async (db: Awaited<ReturnType<typeof openDatabase>>['db']) => {
  const at = new Date(now());
  await db.collection('users').insertOne({ username: 'admin' });
  await db.collection<{ _id: string }>('migrations').insertOne({ _id: '0006-calls-by-whom' });
  const note = 'Your code to sign: 301307, valid for ten minutes.';
  await db
    .collection('clients')
    .insertOne({ _id: leadId, ...make.client(), history: [{ at, action: 'mail', note }] });
  const signer = { email: 'maria.lopez@example.com', state: 'opened', round: 1, consentedAt: at };
  await db.collection('agreements').insertMany(
    agreementIds.map((_id, index) => ({
      _id,
      leadId: String(leadId),
      events: [{ step: 'sent' }, { step: 'asked' }],
      sentAt: at,
      sentBy: 'Rosa Delgado',
      signers: [{ ...signer, tokenHash: `hash-${index}` }],
    })),
  );
  await db.collection('outbox').insertMany([
    { kind: 'cosign-heads', every: 600_000 },
    { kind: 'mail', state: 'waiting', data: { template: 'new-lead' } },
    { kind: 'mail', state: 'waiting', data: { template: 'task-overdue' } },
    { kind: 'remind-task', state: 'waiting' },
  ]);
  await db.collection<{ _id: string }>('suppressions').insertMany(
    ['task-overdue', 'lead-assigned', 'new-lead'].map((about) => ({
      _id: `${about} rosa@example.com`,
      address: 'rosa@example.com',
      about,
    })),
  );
  await db.collection('agreements').createIndex({ 'signers.tokenHash': 1 }, { unique: true, sparse: true });
};

const expectNewData = async (db: Awaited<ReturnType<typeof openDatabase>>['db']) => {
  const agreements = await db.collection('agreements').find().sort({ _id: 1 }).toArray();
  for (const [index, { signers }] of agreements.entries()) {
    expect(signers).toMatchObject([
      { state: 'opened', links: [{ hash: `hash-${index}`, to: 'staff', by: 'Rosa Delgado' }] },
    ]);
    for (const gone of ['tokenHash', 'round', 'consentedAt']) expect(signers[0]).not.toHaveProperty(gone);
  }
  expect((await db.collection('agreements').indexes()).map(({ name }) => name)).toEqual(['_id_']);
  expect(await db.collection('outbox').find().toArray()).toMatchObject([
    { kind: 'mail', data: { template: 'new-lead' } },
  ]);
  const unsubscribed = await db.collection('suppressions').find().sort({ _id: 1 }).toArray();
  expect(unsubscribed.map(({ _id, about }) => [String(_id), about])).toEqual([
    ['daily-digest rosa@example.com', 'daily-digest'],
    ['new-lead rosa@example.com', 'new-lead'],
  ]);
  const [lead] = await db.collection('clients').find().toArray();
  expect(JSON.stringify(lead)).not.toContain('301307');
  expect(lead!.agreementsSeen).toEqual(agreementIds.map((id) => ({ agreement: String(id), events: 2 })));
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
  for (let after = 0; after < 3; after++) {
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
});

test('data from before 1.0 is refused with instructions, whichever steps it had, and stays unchanged', async () => {
  for (const done of [[], ['0001-credentials', '0005-arrived-as']]) {
    await using database = await openDatabase();
    const { db } = database;
    await writeOldData(db);
    const rows = db.collection<{ _id: string }>('migrations');
    await rows.deleteMany({});
    if (done.length > 0) await rows.insertMany(done.map((_id) => ({ _id })));
    const before = await db.collection('agreements').find().toArray();
    await expect(migrate({ db, migrations, now })).rejects.toThrow(
      /version of Lantern before 1.0.*cannot read.*Start version 0.1 on it once/,
    );
    expect(await db.collection('agreements').find().toArray()).toEqual(before);
    expect(await rows.countDocuments()).toBe(done.length);
  }
});

test('if two servers start at once, one migrates and the other waits', async () => {
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
