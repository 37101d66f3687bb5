import { contactChannels } from '../../shared/schemas/consent';
import type { ContactReason } from '../../shared/schemas/contact';
import { findFacts, type GateNeeds, type Lead, loadFirmSettings, standingFacts } from './lead-facts';
import { standingReason } from './rules/decide-contact';

/**
 * Returns the gate's answer for many leads and every channel: `yes`, or the reason why not. Ignores quiet hours and
 * tries, which will differ when the file is read.
 */
export const findStanding = async (
  needs: GateNeeds,
  leads: readonly Lead[],
): Promise<('yes' | ContactReason)[][]> => {
  const [ground, facts] = await Promise.all([loadFirmSettings(needs), findFacts(needs, leads)]);
  return facts.map((one) =>
    contactChannels.map((channel) => standingReason(standingFacts(one, channel, ground)) ?? 'yes'),
  );
};
