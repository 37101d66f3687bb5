import type { ContactChannel } from '../../../shared/schemas/consent';
import type { ContactAnswer } from '../../../shared/schemas/contact';
import { notFound } from '../../http/trpc';
import type { Models } from '../../models';
import type { ConsentDoc } from '../consent.model';
import type { Consents } from '../consents';
import { readConsents } from '../read-consents';
import { decideContact } from './rules/decide-contact';

type Options = { models: Models; consents: Consents; now: () => number };

/** Whether the newest word about a channel is that the person wants to be left alone. */
export const isWithdrawn = (entries: readonly ConsentDoc[], channel: ContactChannel): boolean => {
  const about = entries.filter(({ kind, record, channel: kept }) => {
    // Of somebody who was erased nothing but the withdrawal is left, and holds.
    if (kind === 'withdrawal') {
      const only = record?.kind === 'withdrawal' ? record.channel : kept;
      return !only || only === channel;
    }
    return record?.kind === 'answer' && record.granted;
  });
  return about.at(-1)?.kind === 'withdrawal';
};

/** Whether the person agreed to texts and calls by machine, for this very number. */
export const isConsented = (entries: readonly ConsentDoc[], phoneKeys: readonly string[]): boolean =>
  entries.some(
    ({ record, keys }) =>
      record?.kind === 'answer' && record.granted && phoneKeys.some((key) => keys.includes(key)),
  );

const contactFields = { email: 1, phoneNumber: 1, phoneE164: 1, phoneMark: 1, state: 1, calls: 1 } as const;

/**
 * The contact gate: may this lead be reached by this channel now? Every message, button and export asks it, each time
 * anew, so that a withdrawal is in force at once. Yes, or no with the strongest reason and from when it will be yes.
 */
export const askContactGate = async (
  { models, consents, now }: Options,
  id: string,
  channel: ContactChannel,
): Promise<ContactAnswer> => {
  const lead = await models.clients.findById(id).select(contactFields).lean();
  if (!lead) throw notFound('client');
  await consents.takeOver(id);
  const { email, phoneNumber, phoneE164, state } = lead;
  const [keys, phoneKeys] = await Promise.all([
    consents.personKeys.keysOf({ email, phoneNumber }),
    consents.personKeys.phoneKey(phoneNumber),
  ]);
  const [sameNumber, listed, entries] = await Promise.all([
    phoneE164 ? models.clients.find({ phoneE164 }).select(contactFields).lean() : [lead],
    models.doNotContact.exists({ key: { $in: keys } }),
    readConsents({ models, personKeys: consents.personKeys }, { keys }),
  ]);
  const marks = sameNumber.flatMap(({ phoneMark }) => phoneMark ?? []);
  // What the desk logged, of every lead with this number.
  const attempts = sameNumber.flatMap(({ calls = [] }) => calls.map(({ at }) => at.getTime()));
  return decideContact({
    channel,
    at: now(),
    phoneNumber,
    state,
    suppressed: listed !== null,
    withdrawn: isWithdrawn(entries, channel) || (channel !== 'email' && marks.includes('Do not call')),
    wrongNumber: marks.includes('Wrong number'),
    consented: isConsented(entries, phoneKeys),
    attempts,
  });
};
