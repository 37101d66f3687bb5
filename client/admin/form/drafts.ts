type Draft = { values: Record<string, unknown>; base: unknown };

/**
 * Unsaved input of forms that closed by themselves, such as when a session ended or on Back. It stays in memory and
 * belongs to one person, because it contains other people's data.
 */
let owner = '';
const drafts = new Map<string, Draft>();

export const draftsBelongTo = (username: string) => {
  if (username !== owner) drafts.clear();
  owner = username;
};

export const keepDraft = (key: string, draft: Draft) => drafts.set(key, draft);
export const dropDraft = (key: string) => drafts.delete(key);
export const buildDraft = (key: string) => drafts.get(key)?.values;

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
export const getBase = <Row>(key: string, record: Row): Row => {
  const draft = drafts.get(key);
  return draft ? (draft.base as Row) : record;
};
