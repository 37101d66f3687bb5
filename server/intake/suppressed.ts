import type { Reachable } from '../proof/person-keys';
import type { Deps } from './deps';
import { Rejected } from './vendors/answers/rejected';

/** Throws Rejected for a person on the firm's own do-not-contact list. */
export const refuseSuppressed = async (
  { suppressed, consents }: Pick<Deps, 'suppressed' | 'consents'>,
  person: Reachable,
): Promise<void> => {
  if (!(await suppressed.has(consents.personKeys, person))) return;
  const message = 'This person asked us not to contact them. Send us no more leads of this person.';
  throw new Rejected('SUPPRESSED', [{ field: '', message }]);
};
