import { Types } from 'mongoose';
import { type ContactChannel, getGrade } from '../../shared/schemas/consent';
import type { ContactAnswer } from '../../shared/schemas/contact';
import type { ClientDoc } from '../leads/store/client.model';
import { leadById } from '../leads/store/lead-by-id';
import type { ConsentDoc } from '../proof/consent.model';
import {
  findFacts,
  type GateNeeds,
  type LeadFacts,
  leadFields,
  loadFirmSettings,
  standingFacts,
} from './lead-facts';
import { type ContactFacts, decideContact } from './rules/decide-contact';
import {
  confirmableUntil,
  findConsent,
  findInbound,
  findNumberConfirmation,
  type Ground,
  isNumberConfirmed,
} from './rules/read-ledger';

type Asked = {
  facts: LeadFacts;
  ground: Ground;
  lead: Pick<ContactFacts, 'phoneNumber' | 'state' | 'zip'>;
  at: number;
};

/** The gate of one lead, from facts alone; each text has its ground, which decides what else permits or stops it. */
export const createGate = ({ facts, ground, lead, at }: Asked) => {
  const { ledger } = facts;
  const inbound = findInbound(ledger, at, ground);
  const { phoneNumber } = lead;
  const ask = (channel: ContactChannel, different: Partial<ContactFacts> = {}) =>
    decideContact({
      ...standingFacts(facts, channel, ground),
      ...lead,
      at,
      quietMail: ground.switches.quietMail,
      attempts: facts.attempts,
      wroteAt: inbound?.at.getTime(),
      ...different,
    });
  /** The gate's answer, the number it is for, and the entry of the ledger that permits it. */
  const about = (answer: ContactAnswer, entry: ConsentDoc | undefined) => ({
    answer,
    phoneNumber,
    groundId: entry?._id,
  });
  return {
    ask,
    /** Until when one text may confirm a STOP. */
    confirmableUntil: () => confirmableUntil(ledger, ground, at),
    /** A text by hand, and what permits it. */
    text() {
      const answer = ask('text');
      if (!answer.allowed) return { answer, phoneNumber, ground: undefined, groundId: undefined };
      const consent = findConsent(ledger, 'text', ground);
      const permission = consent ? ('consent' as const) : ('inbound' as const);
      return { ...about(answer, consent ?? inbound), ground: permission };
    },
    /** An answer to a sender without a lead, on the ground of their own text. */
    inboundText: () => about(ask('text', { consented: inbound !== undefined }), inbound),
    /** The same for a text that nobody wrote by hand. */
    automatedText: () => about(ask('autotext'), findConsent(ledger, 'autotext', ground)),
    /**
     * The text that asks once whether a number is right, on the ground of an answer in our form: as an automated one,
     * except that nobody confirmed the number yet. Undefined if someone did.
     */
    confirmingText() {
      if (isNumberConfirmed(ledger)) return undefined;
      const consent = findConsent(ledger, 'autotext', ground);
      const isWitnessed = consent?.record?.kind === 'answer' && getGrade(consent.record) === 'witnessed';
      return about(ask('autotext', { consented: isWitnessed, confirmed: true }), consent);
    },
    /**
     * A code that the person just asked for, on the ground of what confirmed the number itself, because a call is what
     * staff say of it: at any hour, but never after a withdrawal.
     */
    code() {
      const confirmation = findNumberConfirmation(ledger, ['text', 'code']);
      return about(ask('text', { consented: confirmation !== undefined, wroteAt: at }), confirmation);
    },
  };
};

/** The fields of a lead that its gate needs. */
export const gateFields = { ...leadFields, state: 1, zip: 1, unsealed: 1 } as const;

/** Opens the gate of a lead that was just read. */
export const openGate = async (needs: GateNeeds, lead: Pick<ClientDoc, '_id' | keyof typeof gateFields>) => {
  if (lead.unsealed) await needs.consents.ingestConsents(String(lead._id));
  const [ground, [facts]] = await Promise.all([loadFirmSettings(needs), findFacts(needs, [lead])]);
  const { phoneNumber, state, zip } = lead;
  const about = { facts: facts!, ground, lead: { phoneNumber, state, zip }, at: needs.now() };
  return { facts: facts!, ground, ...createGate(about) };
};
export type Gate = Awaited<ReturnType<typeof openGate>>;

/** Opens the gate of a lead. Throws NOT_FOUND. */
export const readGate = async (needs: GateNeeds, id: string) =>
  openGate(needs, await leadById(needs, id, gateFields));

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
  const { ask, confirmableUntil } = await readGate(needs, id);
  return channels.map((channel) => {
    const answer = ask(channel);
    if (channel !== 'text' || answer.reason !== 'WITHDRAWN') return answer;
    const until = confirmableUntil();
    return { ...answer, ...(until && { confirmUntil: until.toISOString() }) };
  });
};

/** Returns the gate's answer for one channel. */
export const askContactGate = async (
  needs: GateNeeds,
  id: string,
  channel: ContactChannel,
): Promise<ContactAnswer> => (await askContactGates(needs, id, [channel]))[0]!;

/** Opens the gate of a number or an address that no lead has. */
const openUnknownGate = async (needs: GateNeeds, { phoneNumber = '', email = '' }) => {
  const nobody = { _id: new Types.ObjectId(), phoneNumber, phoneE164: phoneNumber, email };
  const [ground, [facts]] = await Promise.all([loadFirmSettings(needs), findFacts(needs, [nobody])]);
  return createGate({ facts: facts!, ground, lead: { phoneNumber }, at: needs.now() });
};

/** The gate's answer for a text to a number that no lead has: only the person's own text can permit one. */
export const askUnknownTextGate = async (needs: GateNeeds, phoneNumber: string) =>
  (await openUnknownGate(needs, { phoneNumber })).inboundText();

/** The same for an answer to an e-mail: a withdrawal or a list can forbid it. */
export const askUnknownMailGate = async (needs: GateNeeds, email: string) =>
  (await openUnknownGate(needs, { email })).ask('email');
