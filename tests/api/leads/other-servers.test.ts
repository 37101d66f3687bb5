import { test } from 'vitest';
import type { Change } from '../../../server/core/feed/feed';
import { createSharedFeed } from '../../../server/core/feed/other-servers';
import { eventually } from '../../support/eventually';
import { startApp } from '../../support/start-app';

/** The news that one tab of a server receives. */
const listenTo = (feed: ReturnType<typeof createSharedFeed>) => {
  const heard: string[] = [];
  const leaving = new AbortController();
  const done = (async () => {
    for await (const { changes } of feed.follow(undefined, leaving.signal))
      heard.push(...changes.map(({ id }: Change) => id));
  })();
  const leave = () => {
    leaving.abort();
    return done;
  };
  return { heard, leave };
};

test('the tabs of one server hear of the leads of another, each once, whatever its clock says', async () => {
  await using app = await startApp();
  const hour = 60 * 60 * 1000;
  const [here, there] = [0, hour].map((ahead) =>
    createSharedFeed({ models: app.models, now: () => Date.now() + ahead }),
  ) as [ReturnType<typeof createSharedFeed>, ReturnType<typeof createSharedFeed>];
  const [mine, theirs] = [listenTo(here), listenTo(there)];
  await eventually(() => here.hasListeners() && there.hasListeners()).toBe(true);
  there.announce('from there', 'new');
  here.announce('from here', 'new');
  await eventually(() => [mine.heard.toSorted(), theirs.heard.toSorted()]).toEqual([
    ['from here', 'from there'],
    ['from here', 'from there'],
  ]);
  await Promise.all([mine.leave(), theirs.leave()]);
  here.close();
  there.close();
});

test('a number that a dead server took and never used does not silence what follows', async () => {
  await using app = await startApp();
  let time = Date.now();
  const feed = createSharedFeed({ models: app.models, now: () => time });
  const tab = listenTo(feed);
  await eventually(() => feed.hasListeners()).toBe(true);
  await app.models.counters.updateOne({ _id: 'announcements' }, { $inc: { value: 1 } }, { upsert: true });
  const other = createSharedFeed({ models: app.models, now: Date.now });
  other.announce('one', 'new');
  await eventually(() => tab.heard).toEqual(['one']);
  time += 10_000;
  other.announce('two', 'new');
  await eventually(() => tab.heard).toEqual(['one', 'two']);
  await tab.leave();
  feed.close();
  other.close();
});
