import { openModels } from '../core/record/collection';
import type { Models as Earlier } from '../leads/models';
import { credentials } from './auth/credential.model';
import { devices } from './auth/devices/device.model';
import { limitCounts } from './auth/limits/limit-count.model';
import { usedChallenges } from './auth/passkeys/used-challenge.model';
import { sessions } from './auth/session.model';
import { links } from './users/links/link.model';

/** The collections of this module. */
export const models = openModels({
  credentials,
  devices,
  limitCounts,
  links,
  sessions,
  usedChallenges,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
