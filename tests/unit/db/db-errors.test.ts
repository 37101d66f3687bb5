import { mongo } from 'mongoose';
import { expect, test } from 'vitest';
import { getDatabase } from '../../../server/core/db/connect';
import { isUnavailable } from '../../../server/core/db/errors';

const { MongoServerError, MongoWriteConcernError, MongoNetworkError } = mongo;

test.each([10107, 189, 11602, 11600, 91, 13435, 262, 6, 133, 112, 50, 64, 14031])(
  'code %i of MongoDB means: again in a moment',
  (code) => {
    expect(isUnavailable(new MongoServerError({ message: 'x', code }))).toBe(true);
  },
);

test('a write concern that was not met, alone or in a group of writes, means the same', () => {
  const alone = new MongoWriteConcernError({ writeConcernError: { code: 100, errmsg: 'x' }, ok: 1 } as never);
  const grouped = Object.assign(new Error('x'), {
    name: 'MongoBulkWriteError',
    code: 100,
    writeErrors: [],
    result: { getWriteConcernError: () => ({ code: 100 }) },
  });
  expect([isUnavailable(alone), isUnavailable(grouped)]).toEqual([true, true]);
});

test('a broken connection is no fault of ours, a duplicate and a programming mistake are no passing state', () => {
  expect(isUnavailable(new MongoNetworkError('closed'))).toBe(true);
  expect(isUnavailable(new MongoServerError({ message: 'x', code: 11000 }))).toBe(false);
  expect(isUnavailable(new MongoServerError({ message: 'x', code: 2 }))).toBe(false);
  expect(isUnavailable(new TypeError('x'))).toBe(false);
});

test.each([
  ['mongodb://a:b@db1,db2/lantern?replicaSet=rs0', 'lantern'],
  ['mongodb://db1/?replicaSet=rs0', undefined],
  ['mongodb://db1', undefined],
  ['mongodb+srv://a:b@db.example/my%20db', 'my db'],
])('the address %s names the database %s', (uri, name) => {
  expect(getDatabase(uri)).toBe(name);
});
