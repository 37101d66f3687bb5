import { day } from '../../shared/durations';
import {
  isSameMessage,
  type LeftOutReason,
  type MessageWords,
  type PreviewMessage,
  type SequenceChanged,
  type SequenceStep,
} from '../../shared/schemas/sequence';
import { findFacts, loadFirmSettings, standingFacts } from '../contact/lead-facts';
import { standingReason } from '../contact/rules/decide-contact';
import type { Deps } from './deps';
import { fillStep, getWindow, openFor, planStep } from './plan-steps';
import type { SequenceDoc } from './sequence.model';
import { checkStart, startRun } from './start-run';
import { findStarts, type Start } from './starts';
import { gateChannels } from './take-steps';
import { findSequence } from './write-sequence';

/** Returns a function that plans the messages of one run. Nothing but the hour may stand against a message. */
const createPlanner = async (needs: Deps) => {
  const ground = await loadFirmSettings(needs);
  const firm = await needs.texts.firm();
  return async (
    steps: readonly SequenceStep[],
    { lead, at }: Pick<Start, 'lead' | 'at'>,
  ): Promise<PreviewMessage[]> => {
    const [facts] = await findFacts(needs, [lead]);
    const isRefused = ({ channel }: SequenceStep) =>
      (channel === 'email' && lead.email === '') ||
      standingReason(standingFacts(facts!, gateChannels[channel], ground)) !== undefined;
    const messages: PreviewMessage[] = [];
    let since = at;
    for (const step of steps) {
      const planned = planStep(step, lead, since);
      const open = openFor(step, lead, planned, needs.mail.quiet);
      const isTooLate = step.channel !== 'task' && open >= planned + getWindow(step);
      const isSent = !isRefused(step) && !isTooLate;
      since = isSent ? open : planned;
      if (!isSent) continue;
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

/** The leads to which a sequence's event happened this long ago may still be glad of it. */
const currentDays = 30;
const mostPeople = 500;

/** Returns the leads that a sequence would take in now: its event happened to them lately, and nothing stands against it. */
const findPeople = async (needs: Deps, sequence: SequenceDoc): Promise<Start[]> => {
  const since = new Date(needs.now() - currentDays * day);
  const people: Start[] = [];
  const listedKeys = new Set<string>();
  for (const start of await findStarts(needs, sequence, since)) {
    const { hindrance, person } = await checkStart(needs.conversation, sequence, start);
    // Of the leads of one person the newest gets it.
    if (hindrance || person.some((key) => listedKeys.has(key))) continue;
    for (const key of person) listedKeys.add(key);
    people.push(start);
    if (people.length === mostPeople) break;
  }
  return people;
};

/** Returns what a sequence would send from now on, in the exact words, and sends nothing. */
export const previewSequence = async (needs: Deps, id: string): Promise<PreviewMessage[]> => {
  const sequence = await findSequence(needs, id);
  const plan = await createPlanner(needs);
  const all: PreviewMessage[] = [];
  for (const { lead } of await findPeople(needs, sequence))
    all.push(...(await plan(sequence.steps, { lead, at: needs.now() })));
  return all;
};

type Person = MessageWords & { clientId: string };

/**
 * Starts a sequence now for people of its preview, and for nobody else. A person who was stopped since, or would get
 * other words than those of the preview, is left out.
 */
export const takePeople = async (
  needs: Deps,
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
  const take = async ({ clientId, ...words }: Person): Promise<LeftOutReason | 'started'> => {
    const start = startByLead.get(clientId);
    if (!start) return (await needs.models.clients.exists({ _id: clientId })) ? 'no-event' : 'gone';
    const { hindrance } = await checkStart(needs.conversation, sequence, start);
    if (hindrance) return hindrance;
    const [first] = await plan(sequence.steps, { lead: start.lead, at: now });
    if (!isSameMessage(first, words)) return 'other-words';
    return startRun(needs.conversation, sequence, start, now);
  };
  for (const person of people) {
    const why = await take(person);
    if (why === 'started') started.push(person.clientId);
    else leftOut.push({ clientId: person.clientId, why });
  }
  return { started, leftOut };
};
