import { api } from '../../lib/trpc';

type Change = { id: string; what: 'new' | 'changed' | 'removed' };
export type News = { changes: readonly Change[]; reset?: boolean };
type Hear = (news: News) => void;

const hearers = new Set<Hear>();
let lastEventId: string | undefined;
let stream: { unsubscribe: () => void } | undefined;

const tell = (news: News) => {
  for (const hear of hearers) hear(news);
};

/**
 * Keeps one stream per tab for all listeners, only while the tab is visible, because browsers limit connections per
 * server. It catches up when the tab is visible again.
 */
const follow = () => {
  if (hearers.size === 0 || document.hidden) {
    stream?.unsubscribe();
    stream = undefined;
    return;
  }
  stream ??= api.clients.news.subscribe(
    { lastEventId },
    {
      onData: ({ id: position, data }) => {
        lastEventId = position;
        tell(data);
      },
    },
  );
};

/**
 * Subscribes to changes of leads and returns the unsubscribe function. With `reset`, some changes may be missing:
 * refetch.
 */
export const onNews = (hear: Hear): (() => void) => {
  // Of a stream that has told nothing yet, the first news is a reset for everyone who listens by then.
  const isLate = lastEventId !== undefined;
  if (hearers.size === 0) document.addEventListener('visibilitychange', follow);
  hearers.add(hear);
  follow();
  if (isLate) hear({ changes: [], reset: true });
  return () => {
    hearers.delete(hear);
    if (hearers.size === 0) {
      document.removeEventListener('visibilitychange', follow);
      lastEventId = undefined;
    }
    follow();
  };
};
