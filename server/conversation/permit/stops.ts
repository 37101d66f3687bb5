import { hour } from '../../../shared/durations';
import { openStatuses } from '../../../shared/schemas/client';
import { type CallOutcome, spokenOutcomes } from '../../../shared/schemas/desk';
import type { StopReason } from '../../../shared/schemas/sequence';
import { type Gate, openGate } from '../../contact/gate';
import { type LeadFacts, standingFacts } from '../../contact/lead-facts';
import { everything, suppressionId } from '../../contact/suppression.model';
import { fold } from '../../core/db/search';
import { readSetting } from '../../core/settings/read-setting';
import type { ClientDoc } from '../../leads/store/client.model';
import { withDeleted } from '../../leads/store/hide-deleted';
import { type Conversation, openContent, toConfirmationId } from '../content';
import type { MessageDoc } from '../message.model';
import { isYes } from '../rules/keywords';

export type StopNeeds = Pick<Conversation, 'models' | 'consents' | 'now' | 'seal'>;

/** Something that ends a run, by an ID that stays: whether it came before the run's start does not depend on a clock. */
export type Stop = { id: string; why: StopReason; at: number };

/** The kind of the automatic messages that a person can unsubscribe from. */
export const followUp = 'follow-up';

const spokeWith: readonly CallOutcome[] = [...spokenOutcomes, 'Asked not to be called'];
const ended: readonly string[] = ['signed', 'complete', 'declined', 'void', 'expired'];

/** A lead's conversation, with what its number or address sent before anyone knew whose it is. */
const readConversation = async ({ models }: StopNeeds, ids: readonly string[], keys: readonly string[]) => {
  const fields = { channel: 1, direction: 1, by: 1, at: 1, automatic: 1, reaction: 1, sealed: 1 } as const;
  const [assigned, unassigned] = await Promise.all([
    models.messages
      .find({ clientId: { $in: [...ids] } })
      .select(fields)
      .lean<MessageDoc[]>(),
    models.messages
      .find({ phoneKey: { $in: [...keys] }, direction: 'in' })
      .select(fields)
      .lean<MessageDoc[]>(),
  ]);
  return [...new Map([...assigned, ...unassigned].map((message) => [String(message._id), message])).values()];
};

export const readAgreements = async ({ models }: StopNeeds, ids: readonly string[]) =>
  models.agreements
    .find({ leadId: { $in: [...ids] } })
    .select({ version: 1, state: 1, 'events._id': 1, 'events.step': 1, 'events.at': 1, isSpecimen: 1 })
    .lean();

type Read = Pick<Gate, 'facts' | 'ground'> & {
  lead: ClientDoc;
  messages: readonly MessageDoc[];
  keys: readonly string[];
  agreements: Awaited<ReturnType<typeof readAgreements>>;
};
type Records = Read & { stops: readonly Stop[] };

/** The YES that confirmed the number is no reply, nor is one that is not in the ledger yet: it may be about to. */
const isReply = (needs: StopNeeds, ledger: LeadFacts['ledger'], message: MessageDoc): boolean => {
  if (message.direction !== 'in' || message.automatic || message.reaction) return false;
  if (message.channel !== 'text' || !isYes(openContent(needs, message).body)) return true;
  const ids = ledger.entries.map(({ _id }) => String(_id));
  return ids.includes(String(message._id)) && !ids.includes(toConfirmationId(message));
};

/** Returns everything in a lead's records that ends a run which began before it, with its time. */
const listStops = (needs: StopNeeds, { lead, facts, messages, agreements }: Read): Stop[] => {
  const { entries } = facts.ledger;
  const { at: mergedAt } = lead.history.findLast(({ action }) => action === 'merge') ?? {
    at: lead.updatedAt,
  };
  return [
    ...messages
      .filter((message) => isReply(needs, facts.ledger, message))
      .map(({ _id, at }): Stop => ({ id: String(_id), why: 'reply', at: at.getTime() })),
    ...(lead.calls ?? [])
      .filter(({ outcome }) => spokeWith.includes(outcome))
      .map(({ _id, at }): Stop => ({ id: String(_id), why: 'reached', at: at.getTime() })),
    ...lead.history
      .filter(({ actorId, changes }) => actorId !== null && changes.some(({ field }) => field === 'status'))
      .map(({ _id, at }): Stop => ({ id: String(_id), why: 'status', at: at.getTime() })),
    ...(lead.mergedIds ?? []).map((id): Stop => ({ id, why: 'merged', at: mergedAt.getTime() })),
    ...entries
      .filter(({ kind }) => kind === 'withdrawal')
      .map(({ _id, at }): Stop => ({ id: String(_id), why: 'withdrawn', at: at.getTime() })),
    ...agreements
      .filter(({ isSpecimen }) => !isSpecimen)
      .flatMap(({ events }) =>
        events
          .filter(({ step }) => step === 'signed')
          .map(({ _id, at }): Stop => ({ id: String(_id), why: 'signed', at: at.getTime() })),
      ),
  ];
};

/** Returns what stands against any run for a lead now, whenever it began. */
const findStanding = async (
  needs: StopNeeds,
  { lead, facts, ground, messages }: Read,
  about: string | undefined,
): Promise<StopReason | undefined> => {
  if (lead.hold) return 'hold';
  const isStopped = (['text', 'email', 'call'] as const).some((channel) => {
    const { suppressed, withdrawn } = standingFacts(facts, channel, ground);
    return suppressed || withdrawn;
  });
  if (isStopped) return 'withdrawn';
  if (lead.signed || lead.status === 'Signed') return about ? undefined : 'signed';
  if (lead.returnedAt || !openStatuses.includes(lead.status)) return 'status';
  const { handwrittenHours } = await readSetting(needs, 'followUp');
  const since = needs.now() - handwrittenHours * hour;
  if (messages.some(({ direction, by, at }) => direction === 'out' && by && at.getTime() > since))
    return 'handwritten';
  const names = lead.email
    ? [fold(lead.email), ...(await needs.consents.personKeys.findKeys({ email: lead.email }))]
    : [];
  const ids = names.flatMap((name) => [everything, followUp].map((kind) => suppressionId(name, kind)));
  return (await needs.models.suppressions.exists({ _id: { $in: ids } })) ? 'withdrawn' : undefined;
};

export const findGone = async ({ models }: StopNeeds, id: string): Promise<StopReason> =>
  (await models.clients.exists({ _id: id, mergedInto: { $exists: true } }).setOptions(withDeleted))
    ? 'merged'
    : 'gone';

/** Returns the records of a lead that decide about its runs; its gate was just opened. */
export const readRecords = async (
  needs: StopNeeds,
  lead: ClientDoc,
  { facts, ground }: Pick<Gate, 'facts' | 'ground'>,
): Promise<Records> => {
  const { ownIds } = facts.ledger;
  const keys = await needs.consents.personKeys.findKeys(lead);
  const [messages, agreements] = await Promise.all([
    readConversation(needs, ownIds, keys),
    readAgreements(needs, ownIds),
  ]);
  const read = { lead, facts, ground, keys, messages, agreements };
  return { ...read, stops: listStops(needs, read) };
};

/** Returns everything that ended or would have ended a run for a lead, with its time. */
export const readStops = async (needs: StopNeeds, lead: ClientDoc): Promise<readonly Stop[]> =>
  (await readRecords(needs, lead, await openGate(needs, lead))).stops;

/** Returns the records of a lead that decide about its runs as they are now, or why there can be no run. */
export const readForRun = async (needs: StopNeeds, id: string): Promise<Records | StopReason> => {
  const lead = await needs.models.clients.findById(id).lean<ClientDoc>();
  return lead ? readRecords(needs, lead, await openGate(needs, lead)) : findGone(needs, id);
};

/** The part of a run that decides what ends it. `earlier` has the IDs of stops from before it began. */
export type Running = { lead: string; earlier: readonly string[]; agreement?: string | undefined };

/** Returns the event that ended a run, such as a reply. */
const findEvent = (
  { stops, agreements }: Records,
  { earlier, agreement }: Omit<Running, 'lead'>,
): StopReason | undefined => {
  const stop = stops.find((one) => !earlier.includes(one.id));
  if (stop || !agreement) return stop?.why;
  const state = agreements.find(({ _id }) => String(_id) === agreement)?.state;
  return !state || ended.includes(state) ? 'signed' : undefined;
};

/** Returns why a run for these records must send nothing more, or undefined. */
export const findStopAmong = async (
  needs: StopNeeds,
  records: Records,
  running: Omit<Running, 'lead'>,
): Promise<StopReason | undefined> =>
  findEvent(records, running) ?? findStanding(needs, records, running.agreement);

/**
 * Returns why a run has ended for good: an event, or a merge. A legal hold, the trash or a message by hand may be over before
 * its next step, so it counts only when that step is due.
 */
export const findLastingStop = async (
  needs: StopNeeds,
  { lead, ...running }: Running,
): Promise<StopReason | undefined> => {
  const records = await readForRun(needs, lead);
  if (typeof records !== 'string') return findEvent(records, running);
  return records === 'merged' ? records : undefined;
};
