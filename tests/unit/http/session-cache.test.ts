import { expect, test } from 'vitest';
import { createSessionCache } from '../../../server/people/auth/session-cache';

const toSession = (role: 'admin' | 'user') => ({
  expiresAt: 1000,
  signedIn: {
    sessionId: 's',
    provenAt: 0,
    user: { id: 'u', username: 'ann', firstName: 'Ann', lastName: 'Lee', role },
  },
});

/** A cache whose reads finish when the test says so. */
const withReads = () => {
  const reads: ((answer: ReturnType<typeof toSession> | null) => void)[] = [];
  const cache = createSessionCache(() => 0);
  return { cache, reads, read: () => cache.read('key', () => new Promise((end) => reads.push(end))) };
};

test('callers who ask for a session while it is being read share that read', async () => {
  const { reads, read } = withReads();
  const answers = [read(), read(), read()];
  for (const end of reads) end(toSession('admin'));
  expect((await Promise.all(answers)).map((signedIn) => signedIn?.user.role)).toEqual([
    'admin',
    'admin',
    'admin',
  ]);
  expect(reads).toHaveLength(1);
});

test('a read that began before a change tells nobody who asks after it', async () => {
  const { cache, reads, read } = withReads();
  const before = read();
  cache.forgetUser('u');
  const after = read();
  expect(reads).toHaveLength(2);
  reads[1]!(toSession('user'));
  reads[0]!(toSession('admin'));
  expect((await after)?.user.role).toBe('user');
  await before;
  expect(cache.get('key')?.user.role).toBe('user');
});

test('a read that fails is not kept', async () => {
  const cache = createSessionCache(() => 0);
  await expect(cache.read('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.read('key', async () => toSession('user'))).toMatchObject({ sessionId: 's' });
});
