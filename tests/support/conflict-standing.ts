import type { Deps } from '../../server/conflicts/deps';
import { findStanding, newestCheck, partyLead } from '../../server/conflicts/standing';
import type { ConflictStanding } from '../../shared/schemas/conflict';

/** Returns the state of a lead's newest conflict check, for the parties and texts as they are now. */
export const conflictStanding = async (needs: Deps, id: string): Promise<ConflictStanding> => {
  const lead = await partyLead(needs, id);
  return lead ? findStanding(needs, lead, await newestCheck(needs, String(lead._id))) : 'none';
};
