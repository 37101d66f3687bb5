import { storageKeys } from '../../../shared/constants';
import { readStored, writeStored } from '../../lib/use-local-storage';

type Values = Record<string, unknown>;
/** The owner's drafts by lead, each with the time of its last change: none is kept longer than a day. */
type StoredDrafts = { owner: string; drafts: Record<string, { values: Values; at: number }> };

const longest = 24 * 60 * 60 * 1000;

const readDrafts = (owner: string): StoredDrafts['drafts'] => {
  try {
    const stored = JSON.parse(readStored(storageKeys.workDrafts) ?? 'null') as StoredDrafts | null;
    if (stored?.owner !== owner) return {};
    const isFresh = ({ at }: { at: number }) => Date.now() - at < longest;
    return Object.fromEntries(Object.entries(stored.drafts).filter(([, draft]) => isFresh(draft)));
  } catch {
    return {};
  }
};

/** Returns the owner's draft for a lead from before the page closed. */
export const readWorkDraft = (owner: string, lead: string): Values | undefined =>
  readDrafts(owner)[lead]?.values;

/** Saves a draft; `null` deletes it. */
export const keepWorkDraft = (owner: string, lead: string, values: Values | null) => {
  const { [lead]: _, ...others } = readDrafts(owner);
  const drafts = values ? { ...others, [lead]: { values, at: Date.now() } } : others;
  const isEmpty = Object.keys(drafts).length === 0;
  writeStored(
    storageKeys.workDrafts,
    isEmpty ? null : JSON.stringify({ owner, drafts } satisfies StoredDrafts),
  );
};
