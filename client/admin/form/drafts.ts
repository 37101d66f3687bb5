type Draft = { values: Record<string, unknown>; base: unknown };

/**
 * What was typed and not saved when a form had to close by itself: a session that ended, the browser's
 * Back. It lives in memory only and belongs to one person, because it holds other people's data.
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

/** Forms whose values are on their way, also while they wait for a connection: opened again, they begin empty. */
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

/** The record that the typing began with: an edit that is taken up again must still meet a newer one. */
export const getBase = <Row>(key: string, record: Row): Row => {
  const draft = drafts.get(key);
  return draft ? (draft.base as Row) : record;
};
