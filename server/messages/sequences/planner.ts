import type { DryRunMessage, NothingReason, SequenceStep } from '../../../shared/schemas/sequence';
import { findFacts, type LeadFacts, loadFirmSettings, standingFacts } from '../../contact/lead-facts';
import { standingReason } from '../../contact/rules/decide-contact';
import type { Deps } from '../deps';
import { getWindow, openFor, planStep } from './plan-steps';
import type { Start } from './starts';
import { fillStep } from './words';

export type Needs = Pick<Deps, 'models' | 'consents' | 'now' | 'conversation' | 'mail' | 'texts'>;

const gateChannels = { text: 'autotext', email: 'email', task: 'call' } as const;

/** A run's messages, and why there are no more of them. */
type Plan = { messages: DryRunMessage[]; why?: NothingReason | undefined };

/** Returns the facts without the withdrawals and holds that came after a start: in a dry run they end the run when they come. */
const before = (facts: LeadFacts, start: number): LeadFacts => ({
  ...facts,
  held: false,
  toldNotToCall:
    facts.toldNotToCall && facts.toldNotToCall.getTime() <= start ? facts.toldNotToCall : undefined,
  ledger: {
    ...facts.ledger,
    entries: facts.ledger.entries.filter(({ kind, at }) => kind !== 'withdrawal' || at.getTime() <= start),
  },
});

/**
 * Returns a function that plans the messages of one run. Nothing but the hour may stand against a message. With `findEnd`
 * it plans a run of the past, which ends at the first step for which that returns a reason.
 */
export const createPlanner = async (needs: Needs) => {
  const ground = await loadFirmSettings(needs);
  const firm = await needs.texts.firm();
  return async (
    steps: readonly SequenceStep[],
    { lead, at }: Pick<Start, 'lead' | 'at'>,
    findEnd?: (at: number) => NothingReason | undefined,
  ): Promise<Plan> => {
    const [leadFacts] = await findFacts(needs, [lead]);
    const facts = findEnd ? before(leadFacts!, at) : leadFacts!;
    const findRefusal = ({ channel }: SequenceStep): NothingReason | undefined =>
      channel === 'email' && lead.email === ''
        ? 'NO_ADDRESS'
        : standingReason(standingFacts(facts, gateChannels[channel], ground));
    const messages: DryRunMessage[] = [];
    let refusal: NothingReason | undefined;
    let since = at;
    for (const [place, step] of steps.entries()) {
      const planned = planStep(step, lead, since);
      const open = openFor(step, lead, planned, needs.mail.quiet);
      const isTooLate = step.channel !== 'task' && open >= planned + getWindow(step);
      const refused = findRefusal(step) ?? (isTooLate ? 'QUIET_HOURS' : undefined);
      since = refused ? planned : open;
      const end = findEnd?.(since);
      if (end) return { messages, why: end };
      refusal ??= refused;
      if (refused) continue;
      messages.push({
        clientId: String(lead._id),
        step: place,
        at: new Date(since).toISOString(),
        channel: step.channel,
        ...fillStep(step, lead, firm),
      });
    }
    return { messages, why: refusal };
  };
};
