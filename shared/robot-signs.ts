/** The reasons why a submission looks automated. */
const robotSigns = ['HONEYPOT', 'TOO_FAST', 'SAME_TEXT'] as const;
export type RobotSign = (typeof robotSigns)[number];

/**
 * The fields the consultation form sends for these signs: a field that no person sees, and the milliseconds between
 * opening the page and sending. They are not part of a lead, and undocumented so that robots cannot read about them.
 */
export const robotFields = { trap: 'homepage', filledIn: 'filledIn' } as const;
