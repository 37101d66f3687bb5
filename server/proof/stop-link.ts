import type { Seal } from '../core/seal';

const about = 'stop contacting';

/** The address under which such links stand. */
export const stopPlace = '/api/consent/stop';

/** The link in a message by which its person ends all contact; sealed, so that nobody can make one for somebody else. */
export const stopLink = ({ seal }: { seal: Seal }, origin: string, leadId: string): string =>
  `${origin}${stopPlace}/${seal.close(leadId, about)}`;

/** The lead that such a link speaks of; undefined where it is not one of ours. */
export const readStopLink = ({ seal }: { seal: Seal }, token: string): string | undefined =>
  seal.open(token, about);
