import type { Seal } from '../core/seal';

const about = 'stop contacting';

/** The path of these links. */
export const stopPlace = '/api/consent/stop';

/**
 * Returns the link in a message that ends all contact with its recipient. It is sealed, so no one can make one for
 * another person.
 */
export const stopLink = ({ seal }: { seal: Seal }, origin: string, leadId: string): string =>
  `${origin}${stopPlace}/${seal.close(leadId, about)}`;

/** Returns the lead that a link is for, or undefined if the link is not ours. */
export const readStopLink = ({ seal }: { seal: Seal }, token: string): string | undefined =>
  seal.open(token, about);
