import { anyOfList, onList, ownList } from '../consents/contact/do-not-contact';
import type { PersonKeys, Reachable } from '../consents/person-keys';
import type { Models } from '../models';
import { Rejected } from '../vendors/answers/rejected';

/** How long another server's first entry may go unnoticed here, in milliseconds. */
const keptFor = 2000;

type Options = { models: Models; now: () => number };

const suppressed = () =>
  new Rejected('SUPPRESSED', [
    { field: '', message: 'This person asked us not to contact them. Send us no more leads of this person.' },
  ]);

/** The firm's own list of people whom nobody contacts. While it is empty a post costs no question. */
export const createSuppressed = ({ models: { doNotContact }, now }: Options) => {
  let kept: { isEmpty: Promise<boolean>; until: number } | undefined;

  const isEmpty = (): Promise<boolean> => {
    if (kept && kept.until > now()) return kept.isEmpty;
    const asked = doNotContact.exists(anyOfList(ownList)).then((found) => found === null);
    kept = { isEmpty: asked, until: now() + keptFor };
    asked.catch(() => {
      kept = undefined;
    });
    return asked;
  };

  return {
    /** To be called when somebody was put on the list here. */
    forget() {
      kept = undefined;
    },

    /** Throws Rejected for somebody on the list. */
    async refuse(personKeys: PersonKeys, person: Reachable): Promise<void> {
      if (await isEmpty()) return;
      const keys = await personKeys.keysOf(person);
      if (await doNotContact.exists(onList(ownList, keys))) throw suppressed();
    },
  };
};
