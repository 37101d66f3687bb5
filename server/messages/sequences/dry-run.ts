import type { DryRun, NothingReason, PreviewMessage } from '../../../shared/schemas/sequence';
import { readSetting } from '../../core/settings/read-setting';
import type { ClientDoc } from '../../leads/store/client.model';
import { notSample } from '../../leads/store/sample';
import { createPlanner, type Needs } from './planner';
import type { SequenceDoc } from './sequence.model';
import { isEarlier } from './start-run';
import { findStarts, isFor, mostStarts, type Start } from './starts';
import { readStops } from './stops';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const firstPage = 100;

/** Returns a function that tells from a lead's records why a run that began with an event had ended at a time. */
const createEndFinder = async (
  { conversation, models, now }: Needs,
  { startsOn, handwrittenHours }: Pick<SequenceDoc, 'startsOn'> & { handwrittenHours: number },
  { lead, at: start }: Start,
) => {
  const stops = (await readStops(conversation, lead)).filter((stop) => !isEarlier(stop, start, startsOn));
  const ids = [String(lead._id), ...(lead.mergedIds ?? [])];
  const sent = await models.messages
    .find({ clientId: { $in: ids }, direction: 'out', by: { $exists: true } })
    .select({ at: 1, by: 1 })
    .lean();
  const written = sent.flatMap(({ by, at }) => (by ? [at.getTime()] : []));
  return (at: number): NothingReason | undefined => {
    const first = stops.filter((stop) => stop.at <= at).sort((one, other) => one.at - other.at)[0];
    if (first) return first.why;
    if (lead.hold) return 'hold';
    if (written.some((time) => time <= at && time > at - handwrittenHours * hour)) return 'handwritten';
    return at > now() ? 'not-due' : undefined;
  };
};

/** The messages that a sequence would have sent, and the leads that would have gotten none. */
type Past = { messages: DryRun['messages']; others: DryRun['others'] };

/** Returns what a sequence would have sent in the last days: until each lead's own records would have ended it. */
const runPast = async (
  needs: Needs,
  sequence: SequenceDoc,
  { days, most = mostStarts }: { days: number; most?: number },
): Promise<Past> => {
  const since = new Date(needs.now() - days * day);
  const starts = (await findStarts(needs, sequence, since)).slice(0, most);
  const plan = await createPlanner(needs);
  const { handwrittenHours } = await readSetting(needs, 'followUp');
  const ending = { startsOn: sequence.startsOn, handwrittenHours };
  const past: Past = { messages: [], others: [] };
  for (const start of starts) {
    const findEnd = await createEndFinder(needs, ending, start);
    const { messages, why = 'not-due' } = await plan(sequence.steps, start, findEnd);
    past.messages.push(...messages);
    if (messages.length === 0) past.others.push({ clientId: String(start.lead._id), why });
  }
  return past;
};

export const previewPast = async (...input: Parameters<typeof runPast>): Promise<PreviewMessage[]> =>
  (await runPast(...input)).messages;

/** Returns the leads of the last days to which the event of a sequence did not happen, or that it is not for. */
const findStrangers = async (
  { models, now }: Needs,
  sequence: SequenceDoc,
  days: number,
): Promise<{ clientId: string; why: NothingReason }[]> =>
  (
    await models.clients
      .find({ ...notSample, createdAt: { $gte: new Date(now() - days * day) } })
      .sort({ createdAt: -1, _id: -1 })
      .limit(mostStarts)
      .select({ caseType: 1, source: 1, language: 1 })
      .lean<ClientDoc[]>()
  ).map((lead) => ({ clientId: String(lead._id), why: isFor(sequence, lead) ? 'no-event' : 'other-leads' }));

const countBy = <Name extends string>(names: readonly Name[]): Partial<Record<Name, number>> => {
  const counts: Partial<Record<Name, number>> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** Returns a dry run on the leads of the last days: counts, and the first page of messages and of leads without any. */
export const dryRun = async (needs: Needs, sequence: SequenceDoc, days: number): Promise<DryRun> => {
  const { messages, others } = await runPast(needs, sequence, { days });
  const people = new Set(messages.map(({ clientId }) => clientId));
  const countedIds = new Set([...people, ...others.map(({ clientId }) => clientId)]);
  const strangers = await findStrangers(needs, sequence, days);
  const nothing = [...others, ...strangers.filter(({ clientId }) => !countedIds.has(clientId))];
  return {
    people: people.size,
    sent: messages.length,
    nothing: nothing.length,
    messages: messages.slice(0, firstPage),
    others: nothing.slice(0, firstPage),
    reasons: countBy(nothing.map(({ why }) => why)),
  };
};
