import { findLeadId } from '../leads/store/lead-by-id';
import type { Deps } from './deps';

const mostShown = 20;

/** Tells whether a lead is on hold, and who opened it recently; undefined without such a lead. */
export const findLeadPrivacy = async (deps: Deps, reference: string) => {
  const { clients, leadReads } = deps.models;
  const leadId = await findLeadId(deps, reference);
  const [lead, reads, total] = await Promise.all([
    clients.findById(leadId).select({ hold: 1 }).lean(),
    leadReads.find({ leadId }).sort({ _id: -1 }).limit(mostShown).lean(),
    leadReads.countDocuments({ leadId }),
  ]);
  if (!lead) return undefined;
  const { hold } = lead;
  return {
    ...(hold && { hold: { by: hold.by, reason: hold.reason, at: hold.at.toISOString() } }),
    reads: reads.map(({ by, at }) => ({ by, at: at.toISOString() })),
    total,
  };
};
