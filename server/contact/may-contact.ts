import type { ContactReason } from '../../shared/schemas/contact';
import { fold } from '../core/db/search';
import type { Deps } from './deps';
import { askContactGate } from './gate';
import { type QuietHours, quietUntil } from './quiet-hours';
import { everything, suppressionId } from './suppression.model';

/** A message about to be sent. */
export type Contact = {
  to: string;
  /**
   * `answer`: a reply to something the person just did. `notice`: sent on our own initiative. `staff`: news for the
   * firm's own people.
   */
  purpose: 'answer' | 'notice' | 'staff';
  /** The kind of message. A person can unsubscribe from one kind and still get others. */
  about: string;
  /** The lead of its recipient; undefined for the firm's own people. */
  lead?: string | undefined;
};

type MayContact =
  | { answer: 'yes' }
  /** `suppressed`: unsubscribed; otherwise the contact gate's reason. */
  | { answer: 'no'; why: 'suppressed' | ContactReason }
  | { answer: 'later'; until: Date };

type Needs = Deps & { mail: { quiet?: QuietHours | undefined } };

/**
 * Decides before every message whether we may send it now. A person who unsubscribed gets no message of any kind, and
 * for a lead the contact gate decides. During quiet hours, the person's and the firm's, only an answer goes out,
 * because a person who just wrote to us is awake.
 */
export const mayContact = async (
  needs: Needs,
  { to, purpose, about, lead }: Contact,
): Promise<MayContact> => {
  const { models, consents, now, mail } = needs;
  // For an erased person, the list has only the hash of the address.
  const names = [fold(to), ...(await consents.personKeys.findKeys({ email: to }))];
  const ids = [everything, about].flatMap((kind) => names.map((name) => suppressionId(name, kind)));
  if (await models.suppressions.exists({ _id: { $in: ids } })) return { answer: 'no', why: 'suppressed' };
  const gate = lead ? await askContactGate(needs, lead, 'email') : undefined;
  if (gate?.reason && !gate.from) return { answer: 'no', why: gate.reason };
  if (purpose === 'answer') return { answer: 'yes' };
  const until = gate?.from ? new Date(gate.from) : quietUntil(mail.quiet, now());
  return until ? { answer: 'later', until } : { answer: 'yes' };
};
