/** The values with which a form began. A save sends their version, so that it is refused if someone else saved in between. */
export type Began = { version?: number | undefined; values: Record<string, unknown>; record?: unknown };

type Draft = { values: Record<string, unknown>; began?: Began };

/**
 * Unsaved input of forms that closed by themselves, such as when a session ended or on Back. It stays in memory and
 * belongs to one person, because it contains other people's data.
 */
let owner = '';
const drafts = new Map<string, Draft>();

/** Where the drafts are while the page reloads; read and removed by the next one. */
const storageName = 'drafts';

const isFile = (value: unknown) => [value].flat().some((one) => one instanceof Blob);

const withoutFiles = (draft: Draft): Draft => ({
  ...draft,
  values: Object.fromEntries(Object.entries(draft.values).filter(([, value]) => !isFile(value))),
});

/** Keeps the drafts over the reload that follows, without their files. */
export const carryDrafts = () => {
  const all = [...drafts].map(([key, draft]) => [key, withoutFiles(draft)]);
  sessionStorage.setItem(storageName, JSON.stringify({ owner, drafts: all }));
};

const takeCarried = (username: string) => {
  const stored = sessionStorage.getItem(storageName);
  sessionStorage.removeItem(storageName);
  if (!stored) return;
  const carried = JSON.parse(stored) as { owner: string; drafts: [string, Draft][] };
  if (carried.owner !== username) return;
  for (const [key, draft] of carried.drafts) drafts.set(key, draft);
};

export const draftsBelongTo = (username: string) => {
  if (username === owner) return;
  drafts.clear();
  owner = username;
  takeCarried(username);
};

export const keepDraft = (key: string, draft: Draft) => drafts.set(key, draft);
export const dropDraft = (key: string) => drafts.delete(key);
export const findDraft = (key: string) => drafts.get(key);

/** Forms that are being saved, even while offline: they open empty. */
const onTheirWay = new Set<string>();
export const isOnItsWay = (key: string) => onTheirWay.has(key);
export const whileOnItsWay = async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
  onTheirWay.add(key);
  try {
    return await work();
  } finally {
    onTheirWay.delete(key);
  }
};

/** Returns the record that the draft started from, so that continuing it still conflicts with a newer version. */
export const getBase = <Row>(key: string, record: Row): Row =>
  (drafts.get(key)?.began?.record as Row) ?? record;
