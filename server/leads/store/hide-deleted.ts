import type { Aggregate, Query, Schema } from 'mongoose';

/** Matches leads that are not deleted. */
export const notDeleted = { deletedAt: { $exists: false } };
/** A comparison, because it finds its place in the index. */
export const onlyDeleted = { deletedAt: { $gt: new Date(0) } };

/** Deleted by somebody, and not taken in by another lead. */
export const onlyThrownAway = { ...onlyDeleted, mergedInto: { $exists: false } };

/** No lead that somebody has to keep. */
export const notHeld = { hold: { $exists: false } };

/** Asks for deleted leads as well: `find(...).setOptions(withDeleted)`. A filter that names `deletedAt` does, too. */
export const withDeleted = { withDeleted: true };

const asks =
  /^(find|findOne|findOneAndUpdate|findOneAndDelete|updateOne|updateMany|deleteOne|deleteMany|countDocuments|distinct)$/;

type Options = { withDeleted?: boolean } | undefined;
type Write = { filter?: object };

/**
 * The one seam: no query and no update through mongoose meets a deleted lead, by id or by anything else, unless it says
 * so. Only `lead-reads.ts`, beside this file, goes past mongoose, for speed.
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
