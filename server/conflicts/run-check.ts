import { Types } from 'mongoose';
import { messages } from '../../shared/messages';
import { can } from '../../shared/permissions';
import { onlyDefined } from '../../shared/records';
import type { ConflictParty, ConflictState } from '../../shared/schemas/conflict';
import { auditEntry, logCarried } from '../core/audit/write-audit';
import { type Caller, getName, getUserId } from '../core/caller';
import { forbidden } from '../core/http/trpc';
import { compareNames, wordsOfName } from '../documents/compare-names';
import type { ConflictQuestion } from '../documents/create-agreements';
import { historyEntry } from '../leads/store/history';
import { leadById } from '../leads/store/lead-by-id';
import { addEntry } from '../leads/trace-lead';
import type { ConflictCheckDoc, StoredHit } from './conflict-check.model';
import type { Deps } from './deps';
import { findHits } from './find-hits';
import { collectTexts, hashOfTexts } from './lead-texts';
import { broughtBy, findParties, hashOfParties } from './parties';
import { changedSince, newestCheck } from './standing';

/** Returns the words by which other leads' checks find the parties of this lead. */
const searchedWords = (parties: readonly ConflictParty[]): string[] => [
  ...new Set(
    parties
      .filter(({ from }) => from === 'staff' || from === 'answer')
      .flatMap(({ name }) => wordsOfName(name)),
  ),
];

/** Only a lead's being signed distinguishes one match from the next; other statuses don't matter to the check. */
const getPlace = ({ where }: StoredHit) => (/^Lead, (?!Signed)/.test(where) ? 'Lead' : where);

const toKey = (hit: StoredHit): string =>
  JSON.stringify([hit.name, getPlace(hit), hit.clientId, hit.party, hit.found?.key, hit.found?.hash]);

type Outcome = Pick<ConflictCheckDoc, 'state'> &
  Partial<Pick<ConflictCheckDoc, 'decidedBy' | 'decidedById' | 'decidedAt' | 'note'>>;

/**
 * Returns the result of a run: clear if there are no matches. A decision stays valid while later runs find only what it
 * covered; a refusal stays until someone decides otherwise.
 */
const getOutcome = (
  before: ConflictCheckDoc | null,
  { hits, more }: Pick<ConflictCheckDoc, 'hits' | 'more'>,
): Outcome => {
  const { state = 'open', decidedAt, decidedBy, decidedById, note } = before ?? {};
  const decided = decidedAt && onlyDefined({ state, decidedAt, decidedBy, decidedById, note });
  if (decided && state === 'refused') return decided;
  if (hits.length === 0) return { state: 'clear' };
  const earlierKeys = new Set(before?.hits.map(toKey));
  const isSame = more === 0 && before?.more === 0 && hits.every((hit) => earlierKeys.has(toKey(hit)));
  return decided && isSame ? decided : { state: 'open' };
};

const isSameName = (one: string, other: string) =>
  wordsOfName(one).join(' ') === wordsOfName(other).join(' ');

/** Returns true if a check found a match for a name, as a party or in a text. */
const isHit = ({ hits, more }: ConflictCheckDoc, name: string): boolean =>
  more > 0 || hits.some(({ party }) => isSameName(party, name) || compareNames(party, name) !== undefined);

type Run = {
  id: string;
  others?: string[] | undefined;
  /** The signers of an agreement about to be sent. */
  signers?: readonly string[] | undefined;
};

type Removed = { before: ConflictCheckDoc | null; others: readonly string[] };

/**
 * Returns the added names that a run leaves out. A user who may not decide checks cannot remove a name with matches.
 */
const findRemoved = (caller: Caller, { before, others }: Removed): string[] => {
  const previous = broughtBy(before?.parties ?? []).others;
  const removed = previous.filter((name) => !others.some((one) => isSameName(one, name)));
  const mayDecide = caller.kind === 'staff' && can(caller.user.role, 'conflicts.decide');
  if (before && !mayDecide && removed.some((name) => isHit(before, name)))
    throw forbidden(messages.conflict.removeHit);
  return removed;
};

/** Searches for everyone a lead names. The check is clear without matches, and otherwise waits for a decision. */
export const runCheck = async (
  needs: Deps,
  caller: Caller,
  { id, signers = [], ...run }: Run,
): Promise<ConflictCheckDoc> => {
  const { models, now } = needs;
  const lead = await leadById(needs, id);
  const clientId = String(lead._id);
  const before = await newestCheck(needs, clientId);
  const brought = broughtBy(before?.parties ?? []);
  const others = run.others ?? brought.others;
  const removed = findRemoved(caller, { before, others });
  const parties = await findParties(needs, lead, {
    others,
    signers: [...brought.signers, ...signers],
  });
  const texts = await collectTexts(needs, lead);
  const result = await findHits(needs, lead, parties, texts);
  const check: ConflictCheckDoc = {
    _id: new Types.ObjectId(),
    clientId,
    ...getOutcome(before, result),
    ...result,
    parties,
    partiesHash: hashOfParties(parties, lead.caseType),
    textsHash: hashOfTexts(texts),
    words: searchedWords(parties),
    ranBy: getName(caller),
    ranById: getUserId(caller) ?? '',
    // Later than the check before it, also on a server whose clock is behind: the newest counts.
    at: new Date(Math.max(now(), (before?.at.getTime() ?? 0) + 1)),
  };
  const about = {
    action: 'conflict-check',
    entity: 'client',
    entityId: clientId,
    note: check.state,
  } as const;
  await models.conflictChecks.create({ ...check, audits: [auditEntry({ now, caller }, about)] });
  const earlier = { clientId, at: { $lte: check.at }, _id: { $ne: check._id } };
  await models.conflictChecks.updateMany(earlier, { $set: { words: [] } });
  const changes = [
    ...removed.map((name) => ({ field: 'name', from: name, to: '' })),
    { field: 'conflict', from: '', to: check.state },
  ];
  await addEntry(needs, clientId, historyEntry(caller, now, { action: 'conflict-check', changes }));
  await logCarried(models, 'conflictChecks');
  return check;
};

/**
 * Decides whether conflicts of interest allow sending a lead an agreement: `clear` and `waived` do. The check runs if
 * there is none, or if the newest one has not seen all parties, texts and signers.
 */
export const askAgain = async (
  needs: Deps,
  leadId: string,
  { caller, signers, always }: ConflictQuestion,
): Promise<ConflictState> => {
  const lead = await leadById(needs, leadId);
  const id = String(lead._id);
  const check = await newestCheck(needs, id);
  const isNew = (name: string) => !check?.parties.some((party) => compareNames(party.name, name) === 'same');
  const fresh = signers.filter(isNew);
  const isCurrent = check && !always && fresh.length === 0 && !(await changedSince(needs, lead, check));
  return (isCurrent ? check : await runCheck(needs, caller, { id, signers: fresh })).state;
};
