import { Types } from 'mongoose';
import type { ConflictParty } from '../../shared/schemas/conflict';
import { carryingEntry, logCarried } from '../audit/carried-entries';
import { historyEntry } from '../clients/store/history';
import { traced } from '../clients/store/traced';
import { nameOf, type Staff } from '../ground/caller';
import type { Deps } from '../http/context';
import { notFound } from '../http/trpc';
import { wordsOfName } from './compare-names';
import type { ConflictCheckDoc } from './conflict-check.model';
import { findHits } from './find-hits';
import { hashOfParties, othersIn, partiesOf } from './parties';
import { newestCheck, partyLead } from './standing';

type Needs = Pick<Deps, 'models' | 'now' | 'feed'>;

/** The words by which other leads' checks find whom this lead names. */
const searchedWords = (parties: readonly ConflictParty[]): string[] => [
  ...new Set(
    parties
      .filter(({ from }) => from === 'staff' || from === 'answer')
      .flatMap(({ name }) => wordsOfName(name)),
  ),
];

/** Looks for everybody whom a lead names; the check is clear where nobody is found, and open for a decision otherwise. */
export const runCheck = async (
  needs: Needs,
  caller: Staff,
  { id, others }: { id: string; others?: string[] | undefined },
): Promise<ConflictCheckDoc> => {
  const { models, now, feed } = needs;
  const lead = await partyLead(needs, id);
  if (!lead) throw notFound('client');
  const clientId = String(lead._id);
  const before = await newestCheck(needs, clientId);
  const parties = await partiesOf(needs, lead, others ?? othersIn(before?.parties ?? []));
  const { hits, more } = await findHits(needs, lead, parties);
  const check: ConflictCheckDoc = {
    _id: new Types.ObjectId(),
    clientId,
    state: hits.length === 0 ? 'clear' : 'open',
    hits,
    more,
    parties,
    partiesHash: hashOfParties(parties, lead.caseType),
    words: searchedWords(parties),
    ranBy: nameOf(caller),
    ranById: caller.user.id,
    at: new Date(now()),
  };
  const { audits } = carryingEntry(
    { now, caller },
    { action: 'conflict-check', entity: 'client', entityId: clientId, note: check.state },
  );
  await models.conflictChecks.create({ ...check, audits: [audits] });
  await models.conflictChecks.updateMany({ clientId, _id: { $lt: check._id } }, { $set: { words: [] } });
  const entry = historyEntry(caller, now, {
    action: 'conflict-check',
    changes: [{ field: 'conflict', from: '', to: check.state }],
  });
  await models.clients.updateOne({ _id: clientId }, traced({ entries: [entry] }));
  await logCarried(models, 'conflictChecks');
  feed.announce(clientId, 'changed');
  return check;
};
