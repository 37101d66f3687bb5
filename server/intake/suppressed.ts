import { anyOfList, onList, ownList } from '../contact/do-not-contact';
import { createCache } from '../core/db/cache';
import type { Models } from '../models';
import type { PersonKeys, Reachable } from '../proof/person-keys';
import { Rejected } from './vendors/answers/rejected';

/** How long another server's first entry may go unnoticed here, in milliseconds. */
const keptFor = 2000;

type Options = { models: Models; now: () => number };

const suppressed = () =>
  new Rejected('SUPPRESSED', [
    { field: '', message: 'This person asked us not to contact them. Send us no more leads of this person.' },
  ]);

/** The firm's own list of people whom nobody contacts. While it is empty a submission costs no question. */
export const createSuppressed = ({ models: { doNotContact }, now }: Options) => {
  const someone = createCache(keptFor, () => doNotContact.exists(anyOfList(ownList)), now);

  return {
    /** To be called when somebody was put on the list here. */
    forget: someone.forget,

    /** Throws Rejected for somebody on the list. */
    async refuse(personKeys: PersonKeys, person: Reachable): Promise<void> {
      if (!(await someone.get())) return;
      const keys = await personKeys.keysOf(person);
      if (await doNotContact.exists(onList(ownList, keys))) throw suppressed();
    },
  };
};
