import { phoneSpellings } from '../../../shared/phone';
import type { PersonChoice } from '../../../shared/schemas/privacy';
import { findOwnSenders } from '../../conversation/own-senders';
import { fold, foldForSearch } from '../../core/db/search';
import type { Person } from '../../core/holding';
import { toE164 } from '../../leads/phone';
import type { ClientDoc } from '../../leads/store/client.model';
import { withDeleted } from '../../leads/store/hide-deleted';
import type { Deps } from '../deps';

/** A person with their leads as they are stored. */
type PersonOfLeads = Omit<Person, 'leads'> & { leads: ClientDoc[] };

type PersonQuery = Pick<PersonChoice, 'leads' | 'refused'> & { email?: string; phoneNumber?: string };

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The chosen leads, and all leads that were merged into them. */
const findLeads = async ({ models }: Deps, chosen: readonly string[]): Promise<ClientDoc[]> => {
  const leads: ClientDoc[] = [];
  for (let ids = [...chosen]; ids.length > 0; ) {
    leads.push(
      ...(await models.clients
        .find({ _id: { $in: ids } })
        .setOptions(withDeleted)
        .lean<ClientDoc[]>()),
    );
    const leadIds = leads.map(({ _id }) => String(_id));
    const merged = await models.clients
      .find({ mergedInto: { $in: leadIds }, _id: { $nin: leadIds } }, { _id: 1 })
      .setOptions(withDeleted)
      .lean();
    ids = merged.map(({ _id }) => String(_id));
  }
  return leads;
};

/** Builds a person from the staff's choice; every part with personal data gets it. */
export const loadPerson = async (
  deps: Deps,
  { leads: chosen, refused, ...typed }: PersonQuery,
): Promise<PersonOfLeads> => {
  const leads = await findLeads(deps, chosen);
  const ids = unique(leads.flatMap(({ _id, mergedIds = [] }) => [String(_id), ...mergedIds]).concat(chosen));
  const reachable = [
    ...leads.flatMap(({ email, phoneNumber, secondPhone }) => [
      { email, phoneNumber },
      { phoneNumber: secondPhone },
    ]),
    ...(await findOwnSenders(deps, ids)),
    typed,
  ];
  const keys = await Promise.all(reachable.map((one) => deps.consents.personKeys.findKeys(one)));
  return {
    leads,
    ids,
    emails: unique(reachable.flatMap(({ email }) => (email?.trim() ? [fold(email)] : []))),
    phones: unique(
      reachable.flatMap(({ phoneNumber }) => phoneSpellings(toE164(phoneNumber ?? '') ?? '').filter(Boolean)),
    ),
    names: unique(leads.map(({ firstName, lastName }) => foldForSearch(`${firstName} ${lastName}`))),
    refused: [...refused],
    keys: unique(keys.flat()),
  };
};
