import { Types } from 'mongoose';
import { phoneSpellings } from '../../shared/phone';
import { loadFirmSettings } from '../contact/lead-facts';
import { getWithdrawal } from '../contact/rules/read-ledger';
import { system } from '../core/caller';
import { ignoreDuplicate } from '../core/db/errors';
import type { ClientDoc } from '../leads/store/client.model';
import { historyEntry, traced } from '../leads/store/history';
import { findLeadId } from '../leads/store/lead-by-id';
import { readConsents } from '../proof/read-consents';
import { withdraw } from '../proof/withdraw';
import type { Texts } from './texts';

type Found = Pick<ClientDoc, '_id' | 'language'>;

/**
 * Returns the leads with a number, and the current one: of several the one with the newest message, or else the newest;
 * of none the lead to which staff assigned the number's earlier texts. If times are equal, the higher ID is the newer
 * one, so that a repeat finds the same lead.
 */
export const findLeads = async ({ models }: Texts, phoneKey: string, phone: string) => {
  const leads = await models.clients
    .find({ phoneE164: { $in: phoneSpellings(phone) } })
    .sort({ createdAt: -1, _id: -1 })
    .select({ language: 1 })
    .lean<Found[]>();
  const ids = leads.map(({ _id }) => String(_id));
  const last = await models.messages
    .findOne({ phoneKey, clientId: ids.length > 0 ? { $in: ids } : { $exists: true } })
    .sort({ at: -1 })
    .select({ clientId: 1 })
    .lean();
  const assigned =
    ids.length === 0 && last?.clientId
      ? await models.clients
          .findById(await findLeadId({ models }, last.clientId))
          .select({ language: 1 })
          .lean<Found>()
      : null;
  const current =
    leads.find(({ _id }) => String(_id) === last?.clientId) ?? leads[0] ?? assigned ?? undefined;
  return { leads, current };
};

/** Records a withdrawal for a number, from texts or from everything, and shows it in the timeline of its leads. Safe to repeat. */
export const withdrawNumber = async (
  texts: Texts,
  {
    phone,
    id,
    leads,
    channel,
    source,
    message,
  }: {
    phone: string;
    id: string;
    leads: readonly { _id: Types.ObjectId }[];
    channel: 'text' | undefined;
    source: string;
    message?: string;
  },
): Promise<void> => {
  const { models, feed, now } = texts;
  const clientId = leads[0] && String(leads[0]._id);
  await withdraw(texts, { id, caller: system, clientId, channel, source, message, phoneNumber: phone }).catch(
    ignoreDuplicate,
  );
  for (const { _id } of leads) {
    const entry = {
      ...historyEntry(system, now, {
        action: 'withdraw',
        note: [channel, source].filter(Boolean).join(', '),
      }),
      _id: new Types.ObjectId(id),
    };
    await models.clients.updateOne({ _id, 'history._id': { $ne: entry._id } }, traced({ entries: [entry] }));
    feed.announce(String(_id), 'changed');
  }
};

/** Returns true if texts to a number were already stopped before a time. */
export const isStopped = async (texts: Texts, phone: string, before: Date): Promise<boolean> => {
  const phoneKeys = await texts.consents.personKeys.phoneKey(phone);
  const entries = await readConsents(texts, { keys: phoneKeys });
  const ledger = {
    entries: entries.filter(({ at }) => at < before),
    ownIds: entries.flatMap(({ clientId }) => clientId ?? []),
    phoneKeys,
    claimsSince: new Map(),
  };
  return getWithdrawal(ledger, 'text', await loadFirmSettings(texts)) !== undefined;
};
