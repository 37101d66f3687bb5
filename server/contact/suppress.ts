import { fold } from '../core/db/search';
import type { Consents } from '../proof/consents';
import { endTurns } from '../proof/number-turns';
import type { Models } from './models';
import { suppressionId } from './suppression.model';

type Options = { models: Models; consents: Consents; now: () => number };
type Wish = { address: string; about: string; by: string };

/** Stops mail to an address, for one kind of message or everything. Safe to repeat. */
export const suppress = async (
  { models, consents, now }: Options,
  { address: typed, about, by }: Wish,
): Promise<void> => {
  const address = fold(typed);
  const _id = suppressionId(address, about);
  await models.suppressions.updateOne(
    { _id },
    { $setOnInsert: { address, about, by, at: new Date(now()) } },
    { upsert: true },
  );
  await endTurns(models, await consents.personKeys.findKeys({ email: address }));
};
