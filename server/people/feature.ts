import { toNames, withIds } from '../core/names';
import { authRouter } from './auth/auth.router';
import { passkeysRouter } from './auth/passkeys/passkeys.router';
import { secondFactorRouter } from './auth/second-factor/second-factor.router';
import { signInsRouter } from './auth/sign-ins/sign-ins.router';
import { create } from './create';
import type { Deps } from './deps';
import { models } from './models';
import { linksRouter } from './users/links/links.router';
import { usersRouter } from './users/users.router';

/** Everything that this module adds to the product (`features.ts`). */
export const peopleFeature = {
  models,
  create,
  procedures: {
    auth: authRouter,
    links: linksRouter,
    passkeys: passkeysRouter,
    secondFactor: secondFactorRouter,
    signIns: signInsRouter,
    users: usersRouter,
  },
  tags: {
    'Sign-in': 'Sessions of staff.',
    Users: 'The people of the staff.',
  },
  names: {
    user: async ({ models }: Deps, ids: readonly string[]) =>
      toNames(await models.users.find(withIds(ids), { firstName: 1, lastName: 1 }).lean()),
  },
  personalData: {
    credentials: 'of staff',
    devices: 'of staff',
    limitCounts: 'hashes, for an hour at most',
    links: 'of staff',
    sessions: 'of staff',
    usedChallenges: 'hashes',
  },
};
