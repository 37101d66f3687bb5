import { contactChannels } from '../../shared/schemas/consent';
import type { ContactReason } from '../../shared/schemas/contact';
import {
  findFacts,
  type GateNeeds,
  type Lead,
  loadFirmSettings,
  loadMarkedDesk,
  standingFacts,
} from './lead-facts';
import { standingReason } from './rules/decide-contact';

/**
 * Returns a function for the gate's answers for many leads and every channel: `yes`, or the reason why not. Ignores quiet
 * hours and tries, which will differ when the file is read.
 */
export const createStanding = async (needs: GateNeeds) => {
  const [ground, readDesk] = await Promise.all([loadFirmSettings(needs), loadMarkedDesk(needs)]);
  return async (leads: readonly Lead[]): Promise<('yes' | ContactReason)[][]> =>
    (await findFacts(needs, leads, readDesk)).map((facts) =>
      contactChannels.map((channel) => standingReason(standingFacts(facts, channel, ground)) ?? 'yes'),
    );
};
