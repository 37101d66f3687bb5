import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Clock } from '../../../server/db/embedded/clock';
import { Turns } from '../../../server/db/embedded/turns';

test('jobs that wait for each other get one slice each per turn of the event loop, equally often', async () => {
  const turns = new Turns();
  const slices: string[] = [];
  const job = async (name: string) => {
    const clock = new Clock({ turns });
    for (let slice = 0; slice < 3; slice++) {
      await clock.pause();
      slices.push(name);
    }
  };
  const jobs = Promise.all(['a', 'b', 'c'].map(job));
  const perTurn: string[] = [];
  while (slices.length < 9) {
    const before = slices.length;
    await nextTurn();
    perTurn.push(slices.slice(before).join(''));
  }
  await jobs;
  expect(perTurn.filter((names) => names !== '')).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c']);
});

test('a job whose caller leaves while it waits for its turn does not go on', async () => {
  let hasLeft = false;
  const clock = new Clock({ turns: new Turns(), isAbandoned: () => hasLeft });
  const paused = clock.pause();
  hasLeft = true;
  await expect(paused).rejects.toThrow('the client has closed its connection');
});
