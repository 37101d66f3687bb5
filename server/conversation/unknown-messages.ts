/** Messages of senders without a lead, and replies of staff to them. */
export const ofSenders = { direction: 'in', clientId: { $exists: false } } as const;
export const toSenders = {
  direction: 'out',
  clientId: { $exists: false },
  by: { $exists: true },
} as const;

/** Nobody decided yet who sent it. */
export const waiting = { ...ofSenders, decidedAt: { $exists: false } } as const;
