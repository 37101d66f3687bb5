import { fold } from '../db/search';
import type { Models } from '../models';
import { type QuietHours, quietUntil } from './quiet-hours';
import { everything, suppressionId } from './suppression.model';

/** A message that somebody is about to get. */
export type Contact = {
  to: string;
  /** `answer`: to what the person just did. `notice`: of our own accord. `staff`: to the firm's own people. */
  purpose: 'answer' | 'notice' | 'staff';
  /** The kind of message: somebody may want no more of it, and other kinds still. */
  about: string;
  /** The lead that it is about, if any. */
  lead?: string;
};

export type MayContact =
  | { answer: 'yes' }
  | { answer: 'no'; why: 'suppressed' }
  | { answer: 'later'; until: Date };

type Options = { models: Pick<Models, 'suppressions'>; now: () => number; quiet?: QuietHours | undefined };

/**
 * The one question before every message: may we, now? Whoever asked for silence has it; in the firm's quiet hours only
 * an answer is sent, because whoever just wrote to us is awake.
 */
export const mayContact = async (
  { models, now, quiet }: Options,
  { to, purpose, about }: Contact,
): Promise<MayContact> => {
  const ids = [everything, about].map((kind) => suppressionId(fold(to), kind));
  if (await models.suppressions.exists({ _id: { $in: ids } })) return { answer: 'no', why: 'suppressed' };
  const until = purpose === 'answer' ? undefined : quietUntil(quiet, now());
  return until ? { answer: 'later', until } : { answer: 'yes' };
};
