/** Posts of callers without a key that may go when there are too many. */
export const evictable = { vendorId: null, kind: { $ne: 'quarantined' as const } };

/** Submissions that look automated and wait for staff. */
export const waiting = { kind: 'quarantined' as const, decidedAt: { $exists: false } };

/** Kept before a time, and waiting for nobody. */
export const doneBefore = (at: Date) => ({
  at: { $lt: at },
  $or: [{ kind: { $ne: 'quarantined' as const } }, { decidedAt: { $exists: true } }],
});
