import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { groupReads } from '../../../server/core/db/group-reads';

const { ObjectId } = mongoose.mongo;

test('callers with the same question at the same moment share a query, and later ones get their own', async () => {
  const ask = groupReads();
  let stored = 'before';
  let questions = 0;
  const read = async () => {
    questions++;
    return [stored];
  };
  const [one, other] = [ask({ status: 'New' }, read), ask({ status: 'New' }, read)];
  // The query runs after both calls arrived, so each sees everything stored by then.
  stored = 'now';
  expect(await Promise.all([one, other])).toEqual([['now'], ['now']]);
  expect(questions).toBe(1);
  stored = 'later';
  expect(await ask({ status: 'New' }, read)).toEqual(['later']);
  expect(questions).toBe(2);
});

test('questions that differ by a byte or by their order are not the same', async () => {
  const ask = groupReads();
  const ids = ['6b02dc62500cda23c8daf8aa', '6b02dc62500cda23c8daf8ab', '6b02dc62500cda23c8daf8ff'];
  const questions = [
    ...ids.map((id) => ({ filter: { _id: new ObjectId(id) } })),
    { sort: { a: 1, b: 1 } },
    { sort: { b: 1, a: 1 } },
    { filter: { a: null } },
    { filter: { a: 1 } },
    { filter: { a: '1' } },
  ];
  const answers = await Promise.all(questions.map((question, at) => ask(question, async () => at)));
  expect(answers).toEqual(questions.map((_, at) => at));
});

test('all callers who share a query get its error, and the next one queries again', async () => {
  const ask = groupReads();
  const fail = () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([ask({}, fail), ask({}, fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask({}, async () => 'back')).toBe('back');
});
