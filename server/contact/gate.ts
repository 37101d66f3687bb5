import { type ContactChannel, getGrade } from '../../shared/schemas/consent';
import type { ContactAnswer } from '../../shared/schemas/contact';
import { notFound } from '../core/http/trpc';
import { findFacts, type GateNeeds, leadFields, loadFirmSettings, standingFacts } from './lead-facts';
import { type ContactFacts, decideContact } from './rules/decide-contact';
import {
  confirmableUntil,
  findConsent,
  findNumberConfirmation,
  isNumberConfirmed,
} from './rules/read-ledger';

const openGate = async (needs: GateNeeds, id: string) => {
  const { models, consents, now } = needs;
  await consents.ingestConsents(id);
  const lead = await models.clients
    .findById(id)
    .select({ ...leadFields, state: 1, zip: 1 })
    .lean();
  if (!lead) throw notFound('client');
  const [ground, [first]] = await Promise.all([loadFirmSettings(needs), findFacts(needs, [lead])]);
  const facts = first!;
  const { phoneNumber, state, zip } = lead;
  const at = now();
  const { quietMail } = ground.switches;
  const { attempts } = facts;
  const ask = (channel: ContactChannel, different: Partial<ContactFacts> = {}) =>
    decideContact({
      ...standingFacts(facts, channel, ground),
      at,
      phoneNumber,
      state,
      zip,
      quietMail,
      attempts,
      wroteAt: facts.inbound?.at.getTime(),
      ...different,
    });
  return { ask, ground, facts, phoneNumber, at };
};

/**
 * The contact gate: decides whether a lead may be reached by these channels now. Every message, button and export asks
 * it each time, so that a withdrawal is in force at once. Returns for each channel yes, or no with the strongest reason
 * and when it will be yes. The lead's facts are loaded once for all channels.
 */
export const askContactGates = async (
  needs: GateNeeds,
  id: string,
  channels: readonly ContactChannel[],
): Promise<ContactAnswer[]> => {
  const { ask, ground, facts, at } = await openGate(needs, id);
  return channels.map((channel) => {
    const answer = ask(channel);
    if (channel !== 'text' || answer.reason !== 'WITHDRAWN') return answer;
    const until = confirmableUntil(facts.ledger, ground, at);
    return { ...answer, ...(until && { confirmUntil: until.toISOString() }) };
  });
};

/** Returns the gate's answer for one channel. */
export const askContactGate = async (
  needs: GateNeeds,
  id: string,
  channel: ContactChannel,
): Promise<ContactAnswer> => (await askContactGates(needs, id, [channel]))[0]!;

/** Returns the gate's answer for a text by hand, the number it is for, and the entry of the ledger that permits it. */
export const askTextGate = async (needs: GateNeeds, id: string) => {
  const { ask, ground, facts, phoneNumber } = await openGate(needs, id);
  const answer = ask('text');
  if (!answer.allowed) return { answer, phoneNumber, ground: undefined, groundId: undefined };
  const consent = findConsent(facts.ledger, 'text', ground);
  const groundId = (consent ?? facts.inbound)?._id;
  return { answer, phoneNumber, ground: consent ? ('consent' as const) : ('inbound' as const), groundId };
};

/** The same for a text that nobody wrote by hand. */
export const askAutomatedTextGate = async (needs: GateNeeds, id: string) => {
  const { ask, ground, facts, phoneNumber } = await openGate(needs, id);
  return {
    answer: ask('autotext'),
    phoneNumber,
    groundId: findConsent(facts.ledger, 'autotext', ground)?._id,
  };
};

/**
 * Returns the gate's answer for the text that asks once whether a number is right, and the answer in our form that it
 * relies on: the rules of automated texts, except that nobody confirmed the number yet. Undefined if someone did.
 */
export const askConfirmingGate = async (needs: GateNeeds, id: string) => {
  const { ask, ground, facts, phoneNumber } = await openGate(needs, id);
  if (isNumberConfirmed(facts.ledger)) return undefined;
  const consent = findConsent(facts.ledger, 'autotext', ground);
  const isWitnessed = consent?.record?.kind === 'answer' && getGrade(consent.record) === 'witnessed';
  const answer = ask('autotext', { consented: isWitnessed, confirmed: true });
  return { answer, phoneNumber, groundId: consent?._id };
};

/**
 * Returns the gate's answer for a code that the person just asked for, and what confirmed the number: the number itself,
 * because a call is what staff say of it. At any hour, but never after a withdrawal.
 */
export const askCodeGate = async (needs: GateNeeds, id: string) => {
  const { ask, facts, phoneNumber, at } = await openGate(needs, id);
  const confirmation = findNumberConfirmation(facts.ledger, ['text', 'code']);
  const answer = ask('text', { consented: confirmation !== undefined, wroteAt: at, attempts: [] });
  return { answer, phoneNumber, groundId: confirmation?._id };
};
