import { setImmediate as pause } from 'node:timers/promises';
import type { ConflictHit, ConflictParty, NameList } from '../../shared/schemas/conflict';
import type { ClientDoc } from '../clients/store/client.model';
import { valuesInLeads } from '../clients/store/lead-reads';
import type { Deps } from '../http/context';
import { compareNames, likeAnyOf, type MatchReason, matchReasons, wordsOfName } from './compare-names';
import { type PartyLead, personName } from './parties';

type Needs = Pick<Deps, 'models'>;

/** Somebody whom the firm knows, and what of them tells them from others with their name. */
type Known = Pick<ConflictHit, 'name' | 'where' | 'clientId'> & {
  birthDate?: string | undefined;
  zip?: string | undefined;
  address?: string | undefined;
  /** Of which parties it says something; the rest stand on the same side of it. */
  matters: (party: ConflictParty) => boolean;
};
type Search = { isLike: (word: string) => boolean; lead: PartyLead };

const everybody = () => true;
const onlyThePerson = ({ from }: ConflictParty) => from === 'lead';

/** So many names are compared before other calls have their turn. */
const atOnce = 500;

/** Of many names those with a word like one of the parties'. */
const namesLike = async (names: readonly string[], { isLike }: Search): Promise<string[]> => {
  const found: string[] = [];
  for (let at = 0; at < names.length; at += atOnce) {
    found.push(...names.slice(at, at + atOnce).filter((name) => wordsOfName(name).some(isLike)));
    await pause();
  }
  return found;
};

const leadFields = { firstName: 1, lastName: 1, status: 1, dateOfBirth: 1, zip: 1 } as const;
type FoundLead = Pick<ClientDoc, '_id' | keyof typeof leadFields>;

/** Leads by their last names, and by first names of several words, where the whole name may stand. */
const knownLeads = async (needs: Needs, search: Search): Promise<Known[]> => {
  const { lead } = search;
  const [lastNames, firstNames] = await Promise.all([
    valuesInLeads(needs, 'keys.lastName'),
    valuesInLeads(needs, 'keys.firstName'),
  ]);
  const whole = firstNames.filter((name) => wordsOfName(name).length > 1);
  const [last, first] = await Promise.all([namesLike(lastNames, search), namesLike(whole, search)]);
  const own = [String(lead._id), ...(lead.mergedIds ?? [])];
  const find = (filter: object) => needs.models.clients.find(filter).select(leadFields).lean<FoundLead[]>();
  const found = await Promise.all([
    find({ 'keys.lastName': { $in: last } }),
    find({ 'keys.firstName': { $in: first } }),
  ]);
  const byId = new Map(found.flat().map((one) => [String(one._id), one]));
  return [...byId]
    .filter(([id]) => !own.includes(id))
    .map(([clientId, { status, dateOfBirth: birthDate, zip, ...name }]) => ({
      name: personName(name),
      where: `Lead, ${status}`,
      clientId,
      birthDate,
      zip,
      matters: everybody,
    }));
};

/** Whom other leads' checks named: a person who asks us for help may be the other side there. */
const knownParties = async ({ models }: Needs, search: Search): Promise<Known[]> => {
  const words: string[] = await models.conflictChecks.distinct('words');
  const like = await namesLike(words, search);
  const checks = await models.conflictChecks
    .find({ words: { $in: like }, clientId: { $ne: String(search.lead._id) } })
    .select({ clientId: 1, parties: 1 })
    .lean();
  return checks.flatMap(({ clientId, parties }) =>
    parties
      .filter(({ from }) => from === 'staff' || from === 'answer')
      .map(({ name }) => ({ name, where: 'Party in another lead', clientId, matters: onlyThePerson })),
  );
};

/** Who signed, or was to sign, an agreement of another lead, such as a spouse or a parent. */
const knownSigners = async ({ models }: Needs, search: Search): Promise<Known[]> => {
  const names: string[] = await models.agreements.distinct('signers.name');
  const like = await namesLike(names, search);
  const agreements = await models.agreements
    .find({ 'signers.name': { $in: like }, leadId: { $ne: String(search.lead._id) } })
    .select({ leadId: 1, signers: 1 })
    .lean();
  return agreements.flatMap(({ leadId, signers }) =>
    signers.map(({ name }) => ({
      name,
      where: 'Signer of an agreement',
      clientId: leadId,
      matters: everybody,
    })),
  );
};

const places: Record<NameList, Pick<Known, 'where' | 'matters'>> = {
  clients: { where: 'Firm list: represented now', matters: everybody },
  former: { where: 'Firm list: represented before', matters: everybody },
  // Whoever is against both is no conflict.
  adverse: { where: 'Firm list: adverse', matters: onlyThePerson },
};

const knownNames = async ({ models }: Needs, search: Search): Promise<Known[]> => {
  const words: string[] = await models.conflictNames.distinct('words');
  const like = await namesLike(words, search);
  const names = await models.conflictNames.find({ words: { $in: like } }).lean();
  return names.map(({ name, list, birthDate, address }) => ({ name, birthDate, address, ...places[list] }));
};

const reasonWords: Record<MatchReason, string> = {
  same: 'Same name',
  'other order': 'Same name in another order',
  nickname: 'Nickname',
  'near spelling': 'Nearly the same spelling',
  'sounds alike': 'Sounds alike',
  initial: 'Matching initial',
};
const isStrong = (reason: MatchReason) => reason === 'same' || reason === 'other order';

type Ranked = { rank: number; hit: ConflictHit };

const hitOf = (party: ConflictParty, known: Known, lead: PartyLead): Ranked[] => {
  const reason = known.matters(party) ? compareNames(party.name, known.name) : undefined;
  if (!reason) return [];
  const isPerson = onlyThePerson(party);
  const born = isPerson && known.birthDate && lead.dateOfBirth;
  const isSameDay = born && known.birthDate === lead.dateOfBirth;
  // A name that is only like another, and another birth date: somebody else.
  if (born && !isSameDay && !isStrong(reason)) return [];
  const isSameZip =
    isPerson && lead.zip && (known.zip === lead.zip || known.address?.includes(lead.zip.slice(0, 5)));
  const why = [
    reasonWords[reason],
    ...(born ? [isSameDay ? 'same birth date' : 'another birth date'] : []),
    ...(isSameZip ? ['same ZIP code'] : []),
  ].join(', ');
  const { name, where, clientId } = known;
  const rank = matchReasons.indexOf(reason) * 2 - Number(Boolean(isSameDay)) + Number(born && !isSameDay);
  return [{ rank, hit: { name, why, where, party: party.name, ...(clientId && { clientId }) } }];
};

export const mostHits = 100;

/** Everybody whom the firm knows under a name like that of a party, the likeliest first. */
export const findHits = async (
  needs: Needs,
  lead: PartyLead,
  parties: readonly ConflictParty[],
): Promise<{ hits: ConflictHit[]; more: number }> => {
  const words = [...new Set(parties.flatMap(({ name }) => wordsOfName(name)))];
  const search: Search = { isLike: likeAnyOf(words), lead };
  const sources = [knownLeads, knownParties, knownNames, knownSigners];
  const known = (await Promise.all(sources.map((source) => source(needs, search)))).flat();
  const found = known.flatMap((one) => parties.flatMap((party) => hitOf(party, one, lead)));
  const hits = found.toSorted((one, other) => one.rank - other.rank).map(({ hit }) => hit);
  return { hits: hits.slice(0, mostHits), more: Math.max(0, hits.length - mostHits) };
};
