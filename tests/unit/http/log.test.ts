import { expect, test } from 'vitest';
import { createLog, describeFailure } from '../../../server/core/http/log';
import { eventually } from '../../support/eventually';

/** The lines that these events produce, and the number of writes. */
const written = async (...events: Record<string, unknown>[]) => {
  const writes: string[] = [];
  const log = createLog((lines) => writes.push(lines));
  for (const event of events) log(event);
  await eventually(() => writes).not.toEqual([]);
  return { text: writes.join(''), writes: writes.length };
};

const getLines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('lines are written together, one line of JSON an event, with its level and time', async () => {
  const request = {
    id: '6b9e9d6e-3d0c-4a44-8a0a-4c7c8f6f2b11',
    method: 'GET',
    path: '/api/clients/665f1f77bcf86cd799439011',
    status: 200,
    ms: 4,
  };
  const { text, writes } = await written(request, { ...request, status: 503 }, { work: 'daily-digest' });
  expect(writes).toBe(1);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
  expect(getLines(text)).toEqual([
    { level: 'info', time, ...request },
    { level: 'error', time, ...request, status: 503 },
    { level: 'error', time, work: 'daily-digest' },
  ]);
});

test('a field that nobody allowed stands in no line', async () => {
  const { text } = await written({
    status: 200,
    email: 'maria@example.com',
    body: { firstName: 'Maria' },
    err: new Error('dup key: maria@example.com'),
    msg: 'Maria called',
  });
  expect(getLines(text)).toEqual([{ level: 'info', time: expect.any(String), status: 200 }]);
});

test('a field holds nothing but what its name says', async () => {
  const { text } = await written(
    { id: '415-555-0132' },
    { method: 'maria' },
    { path: '/clients?email=maria@example.com' },
    { path: '/maria lopez\n{"level":"info"}' },
    { status: '200 Maria' },
    { ms: '4155550132' },
    { work: 'mail to maria@example.com' },
    { error: 'E11000 dup key: "Maria"' },
    { at: '(maria@example.com)' },
    { at: { email: 'maria@example.com' } },
  );
  const values = getLines(text).map(({ level: _, time: __, ...own }) => Object.values(own));
  expect(values).toEqual(Array(10).fill(['[redacted]']));
});

test('a failure is described by its kind and place, never by its message', () => {
  expect(describeFailure(new TypeError('maria@example.com is taken'))).toEqual({
    error: 'TypeError',
    at: expect.stringMatching(/^[\w.<>]+$/),
  });
});
