import type {
  LeftOutReason,
  PreviewMessage,
  SequenceChanged,
  SequenceStep,
} from '../../../shared/schemas/sequence';
import { findFacts, loadFirmSettings, standingFacts } from '../../contact/lead-facts';
import { standingReason } from '../../contact/rules/decide-contact';
import type { Deps } from '../deps';
import { openFor, planStep } from './plan-steps';
import type { SequenceDoc } from './sequence.model';
import { checkStart, startRun } from './start-run';
import { findStarts, type Start } from './starts';
import { readStops } from './stops';
import { fillStep } from './words';
import { findSequence } from './write-sequence';

export type Needs = Pick<Deps, 'models' | 'consents' | 'now' | 'conversation' | 'mail' | 'texts'>;

const day = 24 * 60 * 60 * 1000;
/** The leads to which a sequence's event happened this long ago may still be glad of it. */
const currentDays = 30;
export const mostPeople = 500;

const gateChannels = { text: 'autotext', email: 'email', task: 'call' } as const;

/**
 * Returns a function that plans the messages of one run, from when it begins until it ends. Nothing but the hour may stand
 * against a message.
 */
export const createPlanner = async (needs: Needs) => {
  const ground = await loadFirmSettings(needs);
  const firm = await needs.texts.firm();
  return async (
    steps: readonly SequenceStep[],
    { lead, at }: Pick<Start, 'lead' | 'at'>,
    until = Number.POSITIVE_INFINITY,
  ): Promise<PreviewMessage[]> => {
    const [facts] = await findFacts(needs, [lead]);
    const isPermitted = ({ channel }: SequenceStep) =>
      (channel !== 'email' || lead.email !== '') &&
      standingReason(standingFacts(facts!, gateChannels[channel], ground)) === undefined;
    const messages: PreviewMessage[] = [];
    let since = at;
    for (const step of steps) {
      const planned = planStep(step, lead, since);
      since = isPermitted(step) ? openFor(step, lead, planned, needs.mail.quiet) : planned;
      if (since >= until) break;
      if (!isPermitted(step)) continue;
      messages.push({
        clientId: String(lead._id),
        at: new Date(since).toISOString(),
        channel: step.channel,
        ...fillStep(step, lead, firm),
      });
    }
    return messages;
  };
};

/** Returns what a sequence would have sent in the last days: until each lead's own records would have ended it. */
const previewPast = async (needs: Needs, sequence: SequenceDoc, days: number): Promise<PreviewMessage[]> => {
  const now = needs.now();
  const starts = (await findStarts(needs, sequence, new Date(now - days * day))).slice(0, mostPeople);
  const plan = await createPlanner(needs);
  const all: PreviewMessage[] = [];
  for (const start of starts) {
    const stops = await readStops(needs.conversation, start.lead);
    const until = Math.min(now, ...stops.map(({ at }) => at).filter((at) => at > start.at));
    all.push(...(await plan(sequence.steps, start, until)));
  }
  return all;
};

/** Returns the leads that a sequence would take in now: its event happened to them lately, and nothing stands against it. */
export const findPeople = async (needs: Needs, sequence: SequenceDoc): Promise<Start[]> => {
  const since = new Date(needs.now() - currentDays * day);
  const people: Start[] = [];
  for (const start of await findStarts(needs, sequence, since)) {
    const { hindrance } = await checkStart(needs.conversation, sequence, start);
    if (!hindrance) people.push(start);
    if (people.length === mostPeople) break;
  }
  return people;
};

const previewNow = async (needs: Needs, sequence: SequenceDoc): Promise<PreviewMessage[]> => {
  const plan = await createPlanner(needs);
  const all: PreviewMessage[] = [];
  for (const { lead } of await findPeople(needs, sequence))
    all.push(...(await plan(sequence.steps, { lead, at: needs.now() })));
  return all;
};

/** Returns what a sequence would send, in the exact words, and sends nothing. */
export const previewSequence = async (
  needs: Needs,
  { id, days }: { id: string; days?: number | undefined },
): Promise<PreviewMessage[]> => {
  const sequence = await findSequence(needs, id);
  return days === undefined ? previewNow(needs, sequence) : previewPast(needs, sequence, days);
};

type Person = { clientId: string; text: string };

/**
 * Starts a sequence now for people of its preview, and for nobody else. A person who was stopped since, or would get
 * other words than those of the preview, is left out.
 */
export const takePeople = async (
  needs: Needs,
  id: string,
  people: readonly Person[],
): Promise<Required<Pick<SequenceChanged, 'started' | 'leftOut'>>> => {
  const sequence = await findSequence(needs, id);
  const now = needs.now();
  const plan = await createPlanner(needs);
  const starts = await findStarts(needs, sequence, new Date(now - currentDays * day));
  const startByLead = new Map(starts.map((start) => [String(start.lead._id), start]));
  const started: string[] = [];
  const leftOut: { clientId: string; why: LeftOutReason }[] = [];
  const take = async ({ clientId, text }: Person): Promise<LeftOutReason | 'started'> => {
    const start = startByLead.get(clientId);
    if (!start) return (await needs.models.clients.exists({ _id: clientId })) ? 'no-event' : 'gone';
    const { hindrance } = await checkStart(needs.conversation, sequence, start);
    if (hindrance) return hindrance;
    const [first] = await plan(sequence.steps, { lead: start.lead, at: now });
    if (first?.text !== text) return 'other-words';
    return startRun(needs.conversation, sequence, start, now);
  };
  for (const person of people) {
    const why = await take(person);
    if (why === 'started') started.push(person.clientId);
    else leftOut.push({ clientId: person.clientId, why });
  }
  return { started, leftOut };
};
