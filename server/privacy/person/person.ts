import type { PersonChoice } from '../../../shared/schemas/privacy';
import { fold, foldForSearch } from '../../core/db/search';
import type { Feed } from '../../core/feed/feed';
import { toE164 } from '../../leads/phone';
import type { ClientDoc } from '../../leads/store/client.model';
import { withDeleted } from '../../leads/store/hide-deleted';
import type { Deps } from '../deps';

/** What it takes to look after what is held of people. */
export type PersonDeps = Pick<
  Deps,
  'models' | 'agreements' | 'consents' | 'intake' | 'leadCount' | 'interest' | 'archive' | 'now'
> & { feed: Pick<Feed, 'announce'> };

/** Somebody of whom we hold something: by what they are found, wherever that stands. */
export type Person = {
  /** Their leads as they are stored, deleted and merged ones among them. */
  leads: ClientDoc[];
  /** The ids of these leads, and the ids that once led to them. */
  ids: string[];
  /** Folded. */
  emails: string[];
  /** As E.164. */
  phones: string[];
  /** Whole names, folded as a search folds them. */
  names: string[];
  /** Refused submissions that staff know to be theirs. */
  refused: string[];
  /** The keyed hashes under which consents, withdrawals and lists know them. */
  keys: string[];
};

type Known = Pick<PersonChoice, 'leads' | 'refused'> & { email?: string; phoneNumber?: string };

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The chosen leads, and all leads that were merged into them. */
const leadsOf = async ({ models }: PersonDeps, chosen: readonly string[]): Promise<ClientDoc[]> => {
  const leads: ClientDoc[] = [];
  for (let ids = [...chosen]; ids.length > 0; ) {
    leads.push(
      ...(await models.clients
        .find({ _id: { $in: ids } })
        .setOptions(withDeleted)
        .lean<ClientDoc[]>()),
    );
    const leadIds = leads.map(({ _id }) => String(_id));
    const taken = await models.clients
      .find({ mergedInto: { $in: leadIds }, _id: { $nin: leadIds } })
      .setOptions(withDeleted)
      .select({ _id: 1 })
      .lean();
    ids = taken.map(({ _id }) => String(_id));
  }
  return leads;
};

/** A person of what staff chose; every part of the product that holds something of people is asked with it. */
export const personOf = async (
  deps: PersonDeps,
  { leads: chosen, refused, ...typed }: Known,
): Promise<Person> => {
  const leads = await leadsOf(deps, chosen);
  const reachable = [...leads.map(({ email, phoneNumber }) => ({ email, phoneNumber })), typed];
  const keys = await Promise.all(reachable.map((one) => deps.consents.personKeys.keysOf(one)));
  return {
    leads,
    ids: unique(leads.flatMap(({ _id, mergedIds = [] }) => [String(_id), ...mergedIds]).concat(chosen)),
    emails: unique(reachable.flatMap(({ email }) => (email?.trim() ? [fold(email)] : []))),
    phones: unique(reachable.flatMap(({ phoneNumber }) => toE164(phoneNumber ?? '') ?? [])),
    names: unique(leads.map(({ firstName, lastName }) => foldForSearch(`${firstName} ${lastName}`))),
    refused: [...refused],
    keys: unique(keys.flat()),
  };
};
