import type { Seal } from '../core/seal';
import type { PersonKeys, Reachable } from './person-keys';

const about = 'stop contacting';

/** The path of these links. */
export const stopPlace = '/api/consent/stop';

type Needs = { seal: Seal; consents: { personKeys: PersonKeys } };

/** The recipient of a link: their lead, and the keyed hashes of the number and address that it was sent for. */
type StopLink = { leadId: string; keys: string[] };

/**
 * Returns the link in a message that ends all contact with its recipient, also when their lead is gone. It is sealed, so
 * no one can make one for another person.
 */
export const stopLink = async (
  { consents: { personKeys } }: Pick<Needs, 'consents'>,
  origin: string,
  { leadId, ...reachable }: Reachable & { leadId: string },
): Promise<string> => {
  const [seal, keys] = await Promise.all([personKeys.linkSeal(), personKeys.findKeys(reachable)]);
  return `${origin}${stopPlace}/${seal.close([leadId, ...keys].join(' '), about)}`;
};

/** Returns the recipient of a link, or undefined if the link is not ours. */
export const readStopLink = async (
  { seal, consents: { personKeys } }: Needs,
  token: string,
): Promise<StopLink | undefined> => {
  // Links from before November 29, 2026 have only the lead's ID, sealed with the server's own key.
  const text = (await personKeys.linkSeal()).open(token, about) ?? seal.open(token, about);
  const [leadId, ...keys] = text?.split(' ') ?? [];
  return leadId ? { leadId, keys } : undefined;
};
