import type { LookUp } from './endpoints/post';
import type { PrivateNetworks } from './endpoints/public-address';
import { createFeed } from './feed/feed';
import { createSharedFeed } from './feed/other-servers';
import type { Deps } from './http/context';
import { createSeal, type SealSecrets } from './seal';

/** The environment, a command or a test decides these before the start; each module adds its own. */
export interface Settings {
  /** Signs the sessions. */
  sessionSecret: string;
  /** Seals what a copy of the database must not reveal: secrets, links, data of people who are not leads. */
  encryptionKey: string;
  /** Earlier values of `encryptionKey`, which still open what they sealed. */
  formerEncryptionKeys?: readonly string[];
  /** True if the database has, or may have, other servers. */
  isShared: boolean;
  /** The site's own address. */
  publicUrl?: string | undefined;
  /** Private networks that may receive webhooks. */
  networks?: PrivateNetworks;
  /** Resolves a receiver's name, in a test. */
  lookUp?: LookUp;
}

/** Earlier versions sealed some data with the session secret, which must still open. */
export const listSecrets = ({
  encryptionKey,
  formerEncryptionKeys = [],
  sessionSecret,
}: Settings): SealSecrets => [encryptionKey, ...formerEncryptionKeys, sessionSecret];

/** The parts of this module. */
export const create = (deps: Deps, settings: Settings) => {
  const { isShared, publicUrl, networks = [], lookUp } = settings;
  return {
    publicUrl,
    // The embedded store has one server; servers on a MongoDB share their news.
    feed: isShared ? createSharedFeed(deps) : createFeed(),
    webhooks: {
      seal: createSeal(listSecrets(settings), 'webhook secrets'),
      networks,
      ...(lookUp && { lookUp }),
    },
  };
};
