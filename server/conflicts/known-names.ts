import { setImmediate as pause } from 'node:timers/promises';
import { getDefendants } from '../../shared/conflicts/defendants';
import type { ConflictHit, ConflictParty, NameList } from '../../shared/schemas/conflict';
import { compareNames, wordsOfName } from '../documents/compare-names';
import { leadName } from '../documents/field-values';
import type { ClientDoc } from '../leads/store/client.model';
import { valuesInLeads } from '../leads/store/lead-reads';
import type { Deps } from './deps';
import { type NameParts, partsOfName, partsOfPerson } from './names-in-texts';
import { getIds } from './parties';

/** A person or company that the firm knows, with what tells them from others of that name. */
export type Known = Pick<ConflictHit, 'name' | 'where' | 'clientId'> & {
  birthDate?: string | undefined;
  zip?: string | undefined;
  address?: string | undefined;
  /** Returns true if the name matters for a party; the other parties are on its side. */
  matters: (party: ConflictParty) => boolean;
  /** Its name as a text may contain it; undefined if texts don't matter for it. */
  parts: NameParts | undefined;
  /** True for a name on the firm's own list. */
  isListed?: boolean;
};
export type Search = {
  lead: ClientDoc;
  /** Returns true if a word may stand for one that the search is for. */
  isLike: (word: string) => boolean;
  /** Words of the lead's texts, and pairs of first names, which identify someone only together. */
  single: ReadonlySet<string>;
  pairs: readonly [string, string][];
};

const everybody = () => true;
/** The person, those they speak for, and those who sign for them: all on this side. */
const onlyThePerson = ({ from }: ConflictParty) =>
  ['lead', 'earlier name', 'represented', 'signer'].includes(from);

/** The number of names to compare before other calls get a turn. */
const atOnce = 500;

/** Returns the names with a word like one of the parties'. */
const namesLike = async (names: readonly string[], isLike: Search['isLike']): Promise<string[]> => {
  const likeNames: string[] = [];
  for (let at = 0; at < names.length; at += atOnce) {
    likeNames.push(...names.slice(at, at + atOnce).filter((name) => wordsOfName(name).some(isLike)));
    await pause();
  }
  return likeNames;
};

/** Returns true if a word is like one of the search, or is in a text. */
const isNamedIn = ({ isLike, single, pairs }: Search): Search['isLike'] => {
  const inTexts = new Set([...single, ...pairs.flat()]);
  return (word) => inTexts.has(word) || isLike(word);
};

const leadFields = { firstName: 1, lastName: 1, status: 1, dateOfBirth: 1, zip: 1 } as const;
type FoundLead = Pick<ClientDoc, '_id' | keyof typeof leadFields>;

/** Finds leads by their last names, and by first names of several words, which may contain the whole name. */
const knownLeads = async (needs: Deps, search: Search): Promise<Known[]> => {
  const { lead } = search;
  const [lastNames, firstNames] = await Promise.all([
    valuesInLeads(needs, 'keys.lastName'),
    valuesInLeads(needs, 'keys.firstName'),
  ]);
  const whole = firstNames.filter((name) => wordsOfName(name).length > 1);
  const isNamed = isNamedIn(search);
  const [last, first] = await Promise.all([namesLike(lastNames, isNamed), namesLike(whole, isNamed)]);
  const own = getIds(lead);
  const find = (filter: object) => needs.models.clients.find(filter, leadFields).lean<FoundLead[]>();
  const bySource = await Promise.all([
    find({ 'keys.lastName': { $in: last } }),
    find({ 'keys.firstName': { $in: first } }),
  ]);
  const byId = new Map(bySource.flat().map((one) => [String(one._id), one]));
  return [...byId]
    .filter(([id]) => !own.includes(id))
    .map(([clientId, { status, dateOfBirth: birthDate, zip, ...name }]) => ({
      name: leadName(name),
      where: `Lead, ${status}`,
      clientId,
      birthDate,
      zip,
      matters: everybody,
      parts: partsOfPerson(name.firstName, name.lastName),
    }));
};

/** For an adverse name: a defendant of the lead's own case type is on the other side here as well. */
const partsAgainst = ({ lead }: Search, name: string): NameParts | undefined =>
  getDefendants(lead.caseType).some((one) => compareNames(one, name) !== undefined)
    ? undefined
    : partsOfName(name);

/** Returns parties that other leads' checks named; a person who asks us for help may be the other side there. */
const knownParties = async ({ models }: Deps, search: Search): Promise<Known[]> => {
  const words: string[] = await models.conflictChecks.distinct('words');
  const like = await namesLike(words, isNamedIn(search));
  const checks = await models.conflictChecks
    .find({ words: { $in: like }, clientId: { $nin: getIds(search.lead) } }, { clientId: 1, parties: 1 })
    .lean();
  return checks.flatMap(({ clientId, parties }) =>
    parties
      .filter(({ from }) => from === 'staff' || from === 'answer' || from === 'represented')
      .map(({ name, from }) => ({
        name,
        where: from === 'represented' ? 'Represented in another lead' : 'Party in another lead',
        clientId,
        matters: from === 'represented' ? everybody : onlyThePerson,
        parts: from === 'answer' && wordsOfName(name).length < 2 ? undefined : partsAgainst(search, name),
      })),
  );
};

/** Returns the signers of other leads' agreements, such as a spouse or a parent, and the people they sign for. */
const knownSigners = async ({ models }: Deps, search: Search): Promise<Known[]> => {
  const byField = await Promise.all(
    (['signers.name', 'signers.for'] as const).map(async (field) => {
      const names: string[] = await models.agreements.distinct(field);
      const like = await namesLike(names, isNamedIn(search));
      return models.agreements
        .find({ [field]: { $in: like }, leadId: { $nin: getIds(search.lead) } })
        .select({ leadId: 1, signers: 1, isSpecimen: 1 })
        .lean();
    }),
  );
  const byId = new Map(byField.flat().map((one) => [String(one._id), one]));
  return [...byId.values()]
    .filter(({ isSpecimen }) => !isSpecimen)
    .flatMap(({ leadId, signers }) =>
      signers
        .flatMap((signer) => [
          { name: signer.name, where: 'Signer of an agreement' },
          { name: signer.for ?? '', where: 'Represented in an agreement' },
        ])
        .map(({ name, where }) => ({
          name,
          where,
          clientId: leadId,
          matters: everybody,
          parts: partsOfName(name),
        })),
    )
    .filter(({ name }) => name !== '');
};

const places: Record<NameList, Pick<Known, 'where' | 'matters'>> = {
  clients: { where: 'Firm list: represented now', matters: everybody },
  former: { where: 'Firm list: represented before', matters: everybody },
  // A company adverse to both is no conflict.
  adverse: { where: 'Firm list: adverse', matters: onlyThePerson },
};

const knownNames = async ({ models }: Deps, search: Search): Promise<Known[]> => {
  const words: string[] = await models.conflictNames.distinct('words');
  const isThere = new Set(words);
  const { single, isLike } = search;
  const like = await namesLike(words, (word) => single.has(word) || isLike(word));
  const pairs = search.pairs.filter((pair) => pair.every((word) => isThere.has(word)));
  const byName = await Promise.all([
    models.conflictNames.find({ words: { $in: like } }).lean(),
    ...pairs.map((pair) => models.conflictNames.find({ words: { $all: pair } }).lean()),
  ]);
  const byId = new Map(byName.flat().map((one) => [String(one._id), one]));
  return [...byId.values()].map(({ name, list, birthDate, address }) => ({
    name,
    birthDate,
    address,
    ...places[list],
    isListed: true,
    parts: list === 'adverse' ? partsAgainst(search, name) : partsOfName(name),
  }));
};

/** Returns everyone the firm knows with a name like one of the search. */
export const findKnown = async (needs: Deps, search: Search): Promise<Known[]> => {
  const sources = [knownLeads, knownParties, knownNames, knownSigners];
  return (await Promise.all(sources.map((source) => source(needs, search)))).flat();
};
