import { phoneSpellings } from '../../shared/phone';
import { type CallOutcome, spokenOutcomes } from '../../shared/schemas/desk';
import { fold } from '../core/db/search';
import type { Deps } from './deps';
import type { Models } from './models';
import type { ClientDoc } from './store/client.model';
import type { CallDoc, InboxDoc } from './store/desk-fields';

/** True for a call that answers what the person wrote. */
export const isAnswer = ({ outcome }: Pick<CallDoc, 'outcome'>): boolean => spokenOutcomes.includes(outcome);

/** Returns a lead's place in the inbox after a call; undefined if the call changes nothing. It mends no failed message. */
export const answeredByCall = (
  inbox: InboxDoc | undefined,
  outcome: CallOutcome,
  at: Date,
): InboxDoc | undefined =>
  inbox?.since && !inbox.failed && isAnswer({ outcome }) ? { settledAt: at } : undefined;

type Person = Pick<ClientDoc, '_id' | 'email'> & { phoneE164?: string | undefined };

/** Returns the other leads of a person, by number or address, that wait in the inbox, or did. */
export const findRowsOfPerson = async (
  { models: { clients } }: { models: Pick<Models, 'clients'> },
  { _id, phoneE164, email }: Person,
): Promise<string[]> => {
  const others = { _id: { $ne: _id }, inbox: { $exists: true } };
  // Two queries, each with its index.
  const results = await Promise.all([
    phoneE164 ? clients.distinct('_id', { ...others, phoneE164: { $in: phoneSpellings(phoneE164) } }) : [],
    email ? clients.distinct('_id', { ...others, 'keys.email': fold(email) }) : [],
  ]);
  return [...new Set(results.flat().map(String))];
};

/** Lets a call answer what the person wrote to their other leads, too. */
export const answerElsewhere = async (
  deps: Pick<Deps, 'models' | 'feed'>,
  lead: Person,
  call: CallDoc,
): Promise<void> => {
  if (!isAnswer(call)) return;
  for (const id of await findRowsOfPerson(deps, lead)) {
    const { modifiedCount } = await deps.models.clients.updateOne(
      { _id: id, 'inbox.since': { $lt: call.at }, 'inbox.failed': { $exists: false } },
      { $set: { inbox: { settledAt: call.at } }, $inc: { deskVersion: 1 } },
    );
    if (modifiedCount > 0) deps.feed.announce(id, 'changed');
  }
};

/**
 * Returns the row of a merged lead: the newer of both. It waits from the merge on, so nothing that was said to the other
 * lead before hides it. Undefined if the lead keeps what it has.
 */
export const mergeInbox = (
  winner: InboxDoc | undefined,
  loser: InboxDoc | undefined,
  at: Date,
): InboxDoc | undefined => {
  const rows = [winner, loser]
    .flatMap((one) => (one?.since && one.showAt ? [{ ...one, since: one.since, showAt: one.showAt }] : []))
    .toSorted((one, other) => other.since.getTime() - one.since.getTime());
  const [row] = rows;
  const settled = [winner, loser].flatMap((one) => one?.settledAt?.getTime() ?? []);
  if (!row && !loser) return undefined;
  return {
    // A *Later* for one of them does not hide what waits for the other.
    ...(row
      ? { ...row, since: at, showAt: new Date(Math.max(+at, Math.min(...rows.map(({ showAt }) => +showAt)))) }
      : winner),
    ...(settled.length > 0 && { settledAt: new Date(Math.max(...settled)) }),
  };
};
