import type { Env } from '../../server/start/env';
import { type PresentKey, presentKeys } from '../../server/start/keys/present-keys';
import { bad, type Finding, good } from './finding';

const part = 'Keys';

const aboutWrong = ({ name, place, verdict, state }: PresentKey): Finding => {
  const is =
    verdict === 'other'
      ? 'is not the key that this data was made with'
      : state === 'damaged'
        ? 'is empty or damaged, and this data needs it'
        : 'is missing, and this data needs it';
  return bad(
    part,
    `${place} ${is}.`,
    `Put it back from a backup (docs/backup.md). If it is lost for good: npx lantern keys give-up ${name}`,
  );
};

/** Checks that each key is the one the data was created with. */
export const checkKeys = async (env: Env, secrets: Parameters<typeof presentKeys>[1]): Promise<Finding[]> => {
  const keys = await presentKeys(env, secrets);
  const wrong = keys.filter(({ verdict }) => verdict === 'other' || verdict === 'missing');
  if (wrong.length > 0) return wrong.map(aboutWrong);
  const matching = keys.filter(({ verdict }) => verdict === 'matches').map(({ name }) => name);
  if (matching.length === 0)
    return [good(part, 'The store has no fingerprints yet; the next start takes them.')];
  return [good(part, `The store was made with these: ${matching.join(', ')}.`)];
};
