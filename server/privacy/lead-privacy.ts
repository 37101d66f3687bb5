import { leadIdOf } from '../leads/merge/lead-id';
import type { Deps } from './deps';

const mostShown = 20;

/** Whether somebody holds a lead, and who opened it lately; undefined where there is no such lead. */
export const leadPrivacyOf = async (deps: Pick<Deps, 'models'>, asked: string) => {
  const { clients, leadReads } = deps.models;
  const leadId = await leadIdOf(deps, asked);
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
