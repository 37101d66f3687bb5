import { phoneSpellings } from '../../../shared/phone';
import type { PersonChoice, PersonFound, PersonQuery } from '../../../shared/schemas/privacy';
import { fold } from '../../core/db/search';
import { asRecord } from '../../core/db/to-record';
import { refusedAbout } from '../../intake/refused/holding';
import { toE164 } from '../../leads/phone';
import type { ClientDoc } from '../../leads/store/client.model';
import { withDeleted } from '../../leads/store/hide-deleted';
import { findConsents } from '../consents-holding';
import type { Deps } from '../deps';
import { loadPerson } from './person';

/** Finds data under an e-mail address or a phone number, so that staff can pick what belongs to this person. */
export const findPerson = async (deps: Deps, { email, phoneNumber }: PersonQuery): Promise<PersonFound> => {
  const phone = toE164(phoneNumber);
  const by = [
    ...(email.trim() ? [{ 'keys.email': fold(email) }] : []),
    ...(phone
      ? [{ phoneE164: { $in: phoneSpellings(phone) } }]
      : phoneNumber.trim()
        ? [{ phoneNumber: phoneNumber.trim() }]
        : []),
  ];
  const leads = await deps.models.clients
    .find({ $or: by })
    .setOptions(withDeleted)
    .sort({ _id: -1 })
    .limit(500)
    .lean<ClientDoc[]>();
  const ids = leads.map(({ _id }) => String(_id));
  const person = await loadPerson(deps, { leads: ids, refused: [], email, phoneNumber });
  const [refused, consents] = await Promise.all([refusedAbout(deps, person), findConsents(deps, person)]);
  return {
    leads: leads.map((lead) => ({
      ...asRecord(lead, ['firstName', 'lastName', 'email', 'phoneNumber', 'createdAt', 'status']),
      isDeleted: lead.deletedAt !== undefined,
      isHeld: lead.hold !== undefined,
    })),
    refused: refused.map(({ doc }) => asRecord(doc, ['at', 'reason'])),
    consents: consents.length,
  };
};

type Named = { email?: string | undefined; phone?: string | undefined };

/** Selects everything under an address or a number, without a person reviewing it first. */
export const chooseAll = async (
  deps: Deps,
  { email = '', phone: phoneNumber = '' }: Named,
): Promise<PersonChoice> => {
  const { leads, refused } = await findPerson(deps, { email, phoneNumber });
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return { email, phoneNumber, leads: ids(leads), refused: ids(refused) };
};
