import { createCache } from '../core/db/cache';
import type { Consents } from '../proof/consents';
import type { Reachable } from '../proof/person-keys';
import type { Models } from './models';

export const ownList = 'own';

type Options = { models: Pick<Models, 'doNotContact'>; now: () => number };
type WithKeys = Options & { consents: Pick<Consents, 'personKeys'> };

/** Filters by the IDs that `addToList` makes, so that the index serves them: all of a list, or some of its keys. */
const anyOfList = (list: string) => ({ _id: { $gte: `${list} `, $lt: `${list}!` } });
const onList = (list: string, keys: readonly string[]) => ({
  _id: { $in: keys.map((key) => `${list} ${key}`) },
});

/** Adds keys to a list; existing ones stay. */
export const addToList = async (
  { models, now }: Options,
  list: string,
  keys: readonly string[],
): Promise<void> => {
  if (keys.length === 0) return;
  const at = new Date(now());
  await models.doNotContact.bulkWrite(
    keys.map((key) => ({
      updateOne: {
        filter: { _id: `${list} ${key}` },
        update: { $setOnInsert: { key, list, at } },
        upsert: true,
      },
    })),
    { ordered: false },
  );
};

const mostAtOnce = 1000;

/**
 * Imports a list as published: one number a line, alone or as the first of several columns. Returns how many lines were
 * numbers, and how many were not.
 */
export const importList = async (
  deps: WithKeys,
  list: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<{ read: number; skipped: number }> => {
  let keys: string[] = [];
  let [read, skipped] = [0, 0];
  for await (const line of lines) {
    const [number = ''] = line.replaceAll('"', '').split(/[,;\t]/);
    const numberKeys = await deps.consents.personKeys.phoneKey(number);
    if (numberKeys.length === 0) skipped += line.trim() === '' ? 0 : 1;
    else read++;
    keys.push(...numberKeys);
    if (keys.length < mostAtOnce) continue;
    await addToList(deps, list, keys);
    keys = [];
  }
  await addToList(deps, list, keys);
  return { read, skipped };
};

/** The longest time that another server's first entry can go unnoticed here, in milliseconds. */
const keptFor = 2000;

/** The firm's own do-not-contact list. While it is empty, a submission costs no query. */
export const createSuppressed = ({ models: { doNotContact }, consents, now }: WithKeys) => {
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
