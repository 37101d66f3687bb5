import type { ContactReason } from '../../shared/schemas/contact';
import { fold } from '../core/db/search';
import type { Consents } from '../proof/consents';
import { askContactGate } from './gate';
import type { Models } from './models';
import { type QuietHours, quietUntil } from './quiet-hours';
import { everything, suppressionId } from './suppression.model';

/** A message that somebody is about to get. */
export type Contact = {
  to: string;
  /** `answer`: to what somebody just did. `notice`: of our own accord. `staff`: news to the firm's own people. */
  purpose: 'answer' | 'notice' | 'staff';
  /** The kind of message: somebody may want no more of it, and other kinds still. */
  about: string;
  /** The lead whose person gets it; none where it goes to the firm's own people. */
  lead?: string | undefined;
};

export type MayContact =
  | { answer: 'yes' }
  /** `suppressed`: on the list of who wants no mail; else the contact gate's reason. */
  | { answer: 'no'; why: 'suppressed' | ContactReason }
  | { answer: 'later'; until: Date };

type Options = { models: Models; consents: Consents; now: () => number; quiet?: QuietHours | undefined };

/**
 * The one question before every message: may we, now? A person who asked for silence gets no message of any kind; for a
 * lead's person the contact gate decides. In quiet hours, the person's and the firm's, only an answer may go out,
 * because a person who just wrote to us is awake.
 */
export const mayContact = async (
  options: Options,
  { to, purpose, about, lead }: Contact,
): Promise<MayContact> => {
  const { models, now, quiet } = options;
  // Of an erased person the list knows the hash of the address only.
  const names = [fold(to), ...(await options.consents.personKeys.keysOf({ email: to }))];
  const ids = [everything, about].flatMap((kind) => names.map((name) => suppressionId(name, kind)));
  if (await models.suppressions.exists({ _id: { $in: ids } })) return { answer: 'no', why: 'suppressed' };
  const gate = lead ? await askContactGate(options, lead, 'email') : undefined;
  if (gate?.reason && !gate.from) return { answer: 'no', why: gate.reason };
  if (purpose === 'answer') return { answer: 'yes' };
  const until = gate?.from ? new Date(gate.from) : quietUntil(quiet, now());
  return until ? { answer: 'later', until } : { answer: 'yes' };
};
