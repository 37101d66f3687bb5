/** The reasons why a submission looks automated. */
const robotSigns = ['TOO_FAST', 'SAME_TEXT'] as const;
export type RobotSign = (typeof robotSigns)[number];

/**
 * The field in which the consultation form sends the milliseconds between opening the page and sending. It is not part
 * of a lead, and undocumented so that robots cannot read about it.
 */
export const filledInField = 'filledIn';
