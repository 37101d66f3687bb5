import type { Types } from 'mongoose';
import type { Models } from '../models';
import { withDeleted } from '../store/hide-deleted';
import { countedFields, goneId, toCountedLead } from './counted-lead';

/** Keeps the counted facts of vendors' leads that are about to be removed for good. Safe to repeat. */
export const keepCounted = async (
  { clients, deletedLeadTallies }: Models,
  ids: readonly (string | Types.ObjectId)[],
): Promise<void> => {
  const leads = await clients
    .find({ _id: { $in: ids }, source: 'vendor' })
    .setOptions(withDeleted)
    .select(countedFields)
    .lean();
  for (const lead of leads) {
    const counted = toCountedLead(lead);
    await deletedLeadTallies.updateOne(
      { _id: goneId(lead._id) },
      { $set: { vendorId: lead.vendorId, ...counted, deleted: !counted.merged } },
      { upsert: true },
    );
  }
};
