import type { Aggregate, Query, Schema } from 'mongoose';

/** Matches leads that are not deleted. */
export const notDeleted = { deletedAt: { $exists: false } };
/** A comparison, because the index supports it. */
export const onlyDeleted = { deletedAt: { $gt: new Date(0) } };

/** Matches leads that a user deleted, not merged ones. */
export const onlyThrownAway = { ...onlyDeleted, mergedInto: { $exists: false } };

/** Matches leads without a legal hold. */
export const notHeld = { hold: { $exists: false } };

/** Includes deleted leads: `find(...).setOptions(withDeleted)`. So does a filter that names `deletedAt`. */
export const withDeleted = { withDeleted: true };

const asks =
  /^(find|findOne|findOneAndUpdate|findOneAndDelete|updateOne|updateMany|deleteOne|deleteMany|countDocuments|distinct)$/;

type Options = { withDeleted?: boolean } | undefined;
type Write = { filter?: object };

/**
 * Hides deleted leads from every mongoose query and update, by ID or otherwise, unless they opt in. Only
 * `lead-reads.ts` bypasses mongoose, for speed.
 */
export const hideDeleted = <Doc>(schema: Schema<Doc>) => {
  schema.pre(asks, function (this: Query<unknown, unknown>) {
    if (!this.getOptions().withDeleted && !('deletedAt' in this.getFilter())) this.where(notDeleted);
  });
  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    if (!this.options.withDeleted) this.pipeline().unshift({ $match: notDeleted });
  });
  schema.pre('bulkWrite', (writes, options) => {
    if ((options as Options)?.withDeleted) return;
    for (const write of writes.flatMap((one) => Object.values(one) as Write[]))
      if (write.filter && !('deletedAt' in write.filter)) write.filter = { ...write.filter, ...notDeleted };
  });
};
