import { createCache } from '../core/db/cache';
import type { Consents } from '../proof/consents';
import type { Reachable } from '../proof/person-keys';
import { anyOfList, onList, ownList } from './do-not-contact';
import type { Models } from './models';

/** The longest time that another server's first entry can go unnoticed here, in milliseconds. */
const keptFor = 2000;

type Options = { models: Models; consents: Pick<Consents, 'personKeys'>; now: () => number };

/** The firm's own do-not-contact list. While it is empty, a submission costs no query. */
export const createSuppressed = ({ models: { doNotContact }, consents, now }: Options) => {
  const someone = createCache(keptFor, () => doNotContact.exists(anyOfList(ownList)), now);

  return {
    /** Call when an entry was added on this server. */
    forget: someone.forget,

    /** Returns the field by which a person is on the list; undefined for anyone else. */
    async find({ email, phoneNumber, phoneE164 }: Reachable): Promise<'phoneNumber' | 'email' | undefined> {
      if (!(await someone.get())) return undefined;
      const isListed = async (person: Reachable) =>
        (await doNotContact.exists(onList(ownList, await consents.personKeys.findKeys(person)))) !== null;
      if (await isListed({ phoneNumber, phoneE164 })) return 'phoneNumber';
      return (await isListed({ email })) ? 'email' : undefined;
    },
  };
};

export type Suppressed = ReturnType<typeof createSuppressed>;
