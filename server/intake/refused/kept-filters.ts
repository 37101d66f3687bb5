/** Submissions from callers without a key, which may be removed if there are too many. */
export const evictable = { vendorId: null, kind: { $ne: 'quarantined' as const } };

/** Submissions that look automated and wait for staff. */
export const waiting = { kind: 'quarantined' as const, decidedAt: { $exists: false } };

/** Returns the filter for submissions from before a time that wait for no one. */
export const doneBefore = (at: Date) => ({
  at: { $lt: at },
  $or: [{ kind: { $ne: 'quarantined' as const } }, { decidedAt: { $exists: true } }],
});
