/** Why a submission looks like a robot's. */
export const robotSigns = ['HONEYPOT', 'TOO_FAST', 'SAME_TEXT'] as const;
export type RobotSign = (typeof robotSigns)[number];

/**
 * What the consultation form sends for these signs: a field that no person sees, and the milliseconds from the opening
 * of the page to the sending. No part of a lead, and in no document: a robot need not read of it.
 */
export const robotFields = { trap: 'homepage', filledIn: 'filledIn' } as const;
