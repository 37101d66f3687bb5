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
 * One stream for each tab, whoever listens in it, and only while the tab is looked at: a browser opens few connections
 * to one server. It catches up when the person comes back.
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

/** Hears what happens to leads until the answer is called. `reset`: something may have been missed, look yourself. */
export const onNews = (hear: Hear): (() => void) => {
  const isRunning = stream !== undefined;
  if (hearers.size === 0) document.addEventListener('visibilitychange', follow);
  hearers.add(hear);
  follow();
  if (isRunning) hear({ changes: [], reset: true });
  return () => {
    hearers.delete(hear);
    if (hearers.size === 0) {
      document.removeEventListener('visibilitychange', follow);
      lastEventId = undefined;
    }
    follow();
  };
};
