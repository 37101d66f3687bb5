import type { Connection } from 'mongoose';
import type { Models as Earlier } from '../leads/models';
import { credentialModel } from './auth/credential.model';
import { deviceModel } from './auth/devices/device.model';
import { limitCountModel } from './auth/limits/limit-count.model';
import { usedChallengeModel } from './auth/passkeys/used-challenge.model';
import { sessionModel } from './auth/session.model';
import { linkModel } from './users/links/link.model';

/** The collections of this module. */
export const models = (db: Connection) => ({
  credentials: credentialModel(db),
  devices: deviceModel(db),
  limitCounts: limitCountModel(db),
  links: linkModel(db),
  sessions: sessionModel(db),
  usedChallenges: usedChallengeModel(db),
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, Own {}
