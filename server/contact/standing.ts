import { contactChannels } from '../../shared/schemas/consent';
import type { ContactReason } from '../../shared/schemas/contact';
import { findFacts, type GateNeeds, type Lead, openFoundation, standingFacts } from './lead-facts';
import { standingReason } from './rules/decide-contact';

/**
 * What the contact gate says of many leads at once, channel by channel: `yes`, or why not at whatever hour. Quiet hours
 * and tries are left out, because they will be others when the file is read.
 */
export const findStanding = async (
  needs: GateNeeds,
  leads: readonly Lead[],
): Promise<('yes' | ContactReason)[][]> => {
  const [ground, facts] = await Promise.all([openFoundation(needs), findFacts(needs, leads)]);
  return facts.map((one) =>
    contactChannels.map((channel) => standingReason(standingFacts(one, channel, ground)) ?? 'yes'),
  );
};
