import { createHash } from 'node:crypto';
import { getDefendants } from '../../shared/conflicts/defendants';
import { builtInRule } from '../../shared/rules/built-in-rules';
import type { RuleQuestion } from '../../shared/rules/rule';
import type { ConflictParty } from '../../shared/schemas/conflict';
import { wordsOfName } from '../documents/compare-names';
import { leadName } from '../documents/field-values';
import type { ClientDoc } from '../leads/store/client.model';
import type { Models } from './models';

/** Recognizes a question whose answer is the name of a person or a company, by its words or by a vendor's ID for it. */
const asksForName =
  /\b(who|which|whose|name|doctor|hospital|clinic|lawyer|attorney|firm|driver|owner|employer|company|manufacturer|landlord|spouse|husband|wife|witness|defendant|insurer|party)\b/i;
const isDescription = /\b(when|injury|illness|symptom|drug|product|describe|why|how)\b/i;
/** A longer answer is a story. */
const longestName = 80;

export const wordsOfId = (id: string) => id.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]/g, ' ');

const namesInAnswers = (
  { answers = {} }: Pick<ClientDoc, 'answers'>,
  questions: readonly RuleQuestion[],
): string[] => {
  const labels = new Map(questions.map(({ id, label }) => [id, label]));
  return Object.entries(answers).flatMap(([id, answer]) => {
    const label = labels.get(id) ?? wordsOfId(id);
    const isName = typeof answer === 'string' && answer.length <= longestName && /\p{L}{2}/u.test(answer);
    return isName && asksForName.test(label) && !isDescription.test(label) ? [answer.trim()] : [];
  });
};

/** Returns each name once, as first written. */
const once = (parties: readonly ConflictParty[]): ConflictParty[] =>
  [
    ...new Map(parties.toReversed().map((party) => [wordsOfName(party.name).join(' '), party])).values(),
  ].toReversed();

/** Returns the questions of a case type: the firm's, or else the built-in ones. */
export const findQuestions = async ({ rules }: Pick<Models, 'rules'>, caseType: string) =>
  (await rules.findById(caseType, { questions: 1 }).lean())?.questions ?? builtInRule(caseType).questions;

/** Returns a lead's earlier names, newest first; a new name does not settle the check of the old one. */
const earlierNames = (lead: ClientDoc): string[] => {
  let name = { firstName: lead.firstName, lastName: lead.lastName };
  const names: string[] = [];
  for (const { changes = [] } of lead.history.toReversed()) {
    const own = changes.filter(({ field }) => field === 'firstName' || field === 'lastName');
    if (own.length === 0) continue;
    name = { ...name, ...Object.fromEntries(own.map(({ field, from }) => [field, from])) };
    names.push(leadName(name));
  }
  return names;
};

/** Returns a lead's own ID and those that lead to it. */
export const getIds = ({ _id, mergedIds = [] }: ClientDoc): string[] => [String(_id), ...mergedIds];

/** Returns the names of the signers and of the people they sign for. */
const namesOfSigners = (signers: readonly { name: string; for?: string }[]): string[] =>
  signers.flatMap((signer) => [signer.name, signer.for ?? '']).filter(Boolean);

/** Returns the names in a lead's agreements. */
const findSigners = async (
  { agreements }: Pick<Models, 'agreements'>,
  lead: ClientDoc,
): Promise<string[]> => {
  const agreementDocs = await agreements
    .find({ leadId: { $in: getIds(lead) } })
    .select({ 'signers.name': 1, 'signers.for': 1, isSpecimen: 1 })
    .sort({ _id: 1 })
    .lean();
  return agreementDocs.flatMap(({ signers, isSpecimen }) => (isSpecimen ? [] : namesOfSigners(signers)));
};

/** Names from an earlier run or a sending: those that staff added, and the signers. */
type Brought = { others: readonly string[]; signers: readonly string[] };

/**
 * Returns every name that a check searches for: the person under each name, the person they speak for, the signers, the
 * defendants of the case type, and the names in answers or added by staff.
 */
export const findParties = async (
  { models }: { models: Pick<Models, 'rules' | 'agreements'> },
  lead: ClientDoc,
  { others, signers }: Brought,
): Promise<ConflictParty[]> =>
  once([
    { name: leadName(lead), from: 'lead' },
    ...earlierNames(lead).map((name) => ({ name, from: 'earlier name' as const })),
    ...(lead.speaksFor ? [{ name: lead.speaksFor.name, from: 'represented' as const }] : []),
    ...[...signers, ...(await findSigners(models, lead))].map((name) => ({ name, from: 'signer' as const })),
    ...others.map((name) => ({ name, from: 'staff' as const })),
    ...namesInAnswers(lead, await findQuestions(models, lead.caseType)).map((name) => ({
      name,
      from: 'answer' as const,
    })),
    ...getDefendants(lead.caseType).map((name) => ({ name, from: 'case type' as const })),
  ]);

/** Returns the parties of an earlier run that the next one keeps. */
export const broughtBy = (parties: readonly ConflictParty[]): Brought => {
  const named = (source: ConflictParty['from']) =>
    parties.filter(({ from }) => from === source).map(({ name }) => name);
  return { others: named('staff'), signers: named('signer') };
};

/**
 * Returns a hash of the parties. It includes the case type's ID only, so that an update of our own data does not
 * require new checks.
 */
export const hashOfParties = (parties: readonly ConflictParty[], caseType: string): string => {
  const named = parties
    .filter(({ from }) => from !== 'case type')
    .map(({ name, from }) => `${from}: ${wordsOfName(name).join(' ')}`);
  return createHash('sha256')
    .update(JSON.stringify([caseType, ...named.sort()]))
    .digest('hex');
};
