import type { Reachable } from '../proof/person-keys';
import { type Refusal, refuse } from '../vendors/answers/refusal';
import type { Deps } from './deps';

/** Returns the reason to refuse a person on the firm's own do-not-contact list; undefined for anyone else. */
export const judgeSuppressed = async (
  { suppressed, consents }: Pick<Deps, 'suppressed' | 'consents'>,
  person: Reachable,
): Promise<Refusal | undefined> => {
  const field = await suppressed.find(consents.personKeys, person);
  if (!field) return undefined;
  const message = 'This person asked us not to contact them. Send us no more leads of this person.';
  return refuse('SUPPRESSED', { field, message });
};
