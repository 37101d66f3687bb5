import type { PreviewMessage, SequenceStep } from '../../../shared/schemas/sequence';
import { findFacts, type LeadFacts, loadFirmSettings, standingFacts } from '../../contact/lead-facts';
import { standingReason } from '../../contact/rules/decide-contact';
import type { Deps } from '../deps';
import { openFor, planStep } from './plan-steps';
import type { SequenceDoc } from './sequence.model';
import { findStarts, type Start } from './starts';
import { findStop, readStops } from './stops';
import { fillStep } from './words';
import { findSequence } from './write-sequence';

type Needs = Pick<Deps, 'models' | 'consents' | 'now' | 'conversation' | 'mail' | 'texts'>;

const day = 24 * 60 * 60 * 1000;
/** The leads to which a sequence's event happened this long ago may still be glad of it. */
const currentDays = 30;
const mostPeople = 500;

const gateChannels = { text: 'autotext', email: 'email', task: 'call' } as const;

/** Returns a function that tells the steps which nothing but the hour stands against. */
const createFilter = async (needs: Needs) => {
  const ground = await loadFirmSettings(needs);
  return (facts: LeadFacts) =>
    ({ channel }: SequenceStep): boolean =>
      standingReason(standingFacts(facts, gateChannels[channel], ground)) === undefined;
};

/** Returns the messages of one run, from when it begins until it ends. */
const planRun = (
  needs: Needs,
  { steps }: Pick<SequenceDoc, 'steps'>,
  { lead, at }: Start,
  { firm, until, isPermitted }: { firm: Firm; until: number; isPermitted: (step: SequenceStep) => boolean },
): PreviewMessage[] => {
  const messages: PreviewMessage[] = [];
  let since = at;
  for (const step of steps) {
    const planned = planStep(step, lead, since);
    const hasAddress = step.channel !== 'email' || lead.email !== '';
    since = isPermitted(step) && hasAddress ? openFor(step, lead, planned, needs.mail.quiet) : planned;
    if (since >= until) break;
    if (!isPermitted(step) || !hasAddress) continue;
    const { channel } = step;
    messages.push({
      clientId: String(lead._id),
      at: new Date(since).toISOString(),
      channel,
      ...fillStep(step, lead, firm),
    });
  }
  return messages;
};

type Firm = Awaited<ReturnType<Needs['texts']['firm']>>;

/** Returns what a sequence would have sent in the last days: until each lead's own records would have ended it. */
const previewPast = async (needs: Needs, sequence: SequenceDoc, days: number): Promise<PreviewMessage[]> => {
  const now = needs.now();
  const starts = (await findStarts(needs, sequence, new Date(now - days * day))).slice(0, mostPeople);
  const [firm, filter] = [await needs.texts.firm(), await createFilter(needs)];
  const facts = await findFacts(
    needs,
    starts.map(({ lead }) => lead),
  );
  const all: PreviewMessage[] = [];
  for (const [index, start] of starts.entries()) {
    const stops = await readStops(needs.conversation, start.lead);
    const until = Math.min(now, ...stops.map(({ at }) => at).filter((at) => at > start.at));
    all.push(...planRun(needs, sequence, start, { firm, until, isPermitted: filter(facts[index]!) }));
  }
  return all;
};

/** Returns the leads that a sequence would take in now, as starts that begin now: its event happened to them lately. */
export const findPeople = async (needs: Needs, sequence: SequenceDoc): Promise<Start[]> => {
  const now = needs.now();
  const starts = await findStarts(needs, sequence, new Date(now - currentDays * day));
  const people: Start[] = [];
  for (const start of starts) {
    const { lead, at, agreement } = start;
    const earlier = (await readStops(needs.conversation, lead))
      .filter((stop) => stop.at <= at)
      .map(({ id }) => id);
    if (await findStop(needs.conversation, { lead: String(lead._id), earlier, agreement })) continue;
    people.push({ ...start, at: now });
    if (people.length === mostPeople) break;
  }
  return people;
};

const previewNow = async (needs: Needs, sequence: SequenceDoc): Promise<PreviewMessage[]> => {
  const people = await findPeople(needs, sequence);
  const [firm, filter] = [await needs.texts.firm(), await createFilter(needs)];
  const facts = await findFacts(
    needs,
    people.map(({ lead }) => lead),
  );
  return people.flatMap((start, index) =>
    planRun(needs, sequence, start, {
      firm,
      until: Number.POSITIVE_INFINITY,
      isPermitted: filter(facts[index]!),
    }),
  );
};

/** Returns what a sequence would send, in the exact words, and sends nothing. */
export const previewSequence = async (
  needs: Needs,
  { id, days }: { id: string; days?: number | undefined },
): Promise<PreviewMessage[]> => {
  const sequence = await findSequence(needs, id);
  return days === undefined ? previewNow(needs, sequence) : previewPast(needs, sequence, days);
};
