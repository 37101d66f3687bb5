import { contactChannels } from '../../../shared/schemas/consent';
import type { ContactReason } from '../../../shared/schemas/contact';
import type { ClientDoc } from '../../clients/store/client.model';
import type { Deps } from '../../http/context';
import type { ConsentDoc } from '../consent.model';
import { readConsents } from '../read-consents';
import { isConsented, isWithdrawn } from './gate';
import { standingReason } from './rules/decide-contact';

type Lead = Pick<ClientDoc, 'email' | 'phoneNumber' | 'phoneE164'>;

/**
 * What the contact gate says of many leads at once, channel by channel: `yes`, or why not at whatever hour. Quiet hours
 * and tries are left out, because they will be others when the file is read.
 */
export const standingOf = async (
  { models, consents }: Pick<Deps, 'models' | 'consents'>,
  leads: readonly Lead[],
): Promise<('yes' | ContactReason)[][]> => {
  const { personKeys } = consents;
  const keys = await Promise.all(leads.map((lead) => personKeys.keysOf(lead)));
  const phoneKeys = await Promise.all(leads.map((lead) => personKeys.phoneKey(lead.phoneNumber)));
  const all = [...new Set(keys.flat())];
  const numbers = [...new Set(leads.flatMap(({ phoneE164 }) => phoneE164 ?? []))];
  const [listed, entries, marked] = await Promise.all([
    models.doNotContact.distinct('key', { key: { $in: all } }) as Promise<string[]>,
    readConsents({ models, personKeys }, { keys: all }),
    models.clients
      .find({ phoneE164: { $in: numbers }, phoneMark: { $exists: true } })
      .select({ phoneE164: 1, phoneMark: 1 })
      .lean(),
  ]);
  const suppressed = new Set(listed);
  const about = new Map<string, ConsentDoc[]>();
  for (const entry of entries)
    for (const key of entry.keys) about.set(key, [...(about.get(key) ?? []), entry]);
  return leads.map(({ phoneE164 }, place) => {
    // An entry that both keys lead to counts once, and the order of time is kept.
    const own = [...new Set(keys[place]!.flatMap((key) => about.get(key) ?? []))];
    own.sort((one, other) => one.at.getTime() - other.at.getTime() || (one._id < other._id ? -1 : 1));
    const told = marked
      .filter((one) => phoneE164 && one.phoneE164 === phoneE164)
      .map(({ phoneMark }) => phoneMark);
    return contactChannels.map(
      (channel) =>
        standingReason({
          channel,
          suppressed: keys[place]!.some((key) => suppressed.has(key)),
          withdrawn: isWithdrawn(own, channel) || (channel !== 'email' && told.includes('Do not call')),
          wrongNumber: told.includes('Wrong number'),
          consented: isConsented(own, phoneKeys[place]!),
        }) ?? 'yes',
    );
  });
};
