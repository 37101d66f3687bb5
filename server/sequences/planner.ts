import type { PreviewMessage, SequenceStep } from '../../shared/schemas/sequence';
import { findFacts, loadFirmSettings, standingFacts } from '../contact/lead-facts';
import { standingReason } from '../contact/rules/decide-contact';
import type { Deps } from './deps';
import { getWindow, openFor, planStep } from './plan-steps';
import type { Start } from './starts';
import { gateChannels } from './take-steps';
import { fillStep } from './words';

/** Returns a function that plans the messages of one run. Nothing but the hour may stand against a message. */
export const createPlanner = async (needs: Deps) => {
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
