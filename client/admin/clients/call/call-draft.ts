import { storageKeys } from '../../../../shared/constants';
import { readStored, writeStored } from '../../../lib/use-local-storage';

type Draft = { key: string; values: Record<string, unknown> };
/** Whose it is, and the moment of its first letter: it is not kept for longer than a day, and shown to nobody else. */
type StoredDraft = Draft & { owner: string; begun: number };

const longest = 24 * 60 * 60 * 1000;

export const forgetCallDraft = () => writeStored(storageKeys.callDraft, null);

const readOwnDraft = (owner: string): StoredDraft | undefined => {
  try {
    const stored = JSON.parse(readStored(storageKeys.callDraft) ?? 'null') as StoredDraft | null;
    const age = Date.now() - (stored?.begun ?? 0);
    return stored?.owner === owner && age >= 0 && age < longest ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** A call that was being taken down when the page went away: by a reload, a crash, or the end of the session. */
export const readCallDraft = (owner: string): Draft | undefined => {
  const stored = readOwnDraft(owner);
  if (!stored) forgetCallDraft();
  return stored;
};

export const keepCallDraft = (owner: string, draft: Draft) => {
  const begun = readOwnDraft(owner)?.begun ?? Date.now();
  writeStored(storageKeys.callDraft, JSON.stringify({ ...draft, owner, begun } satisfies StoredDraft));
};
