import { listSecrets, type Settings } from '../core/create';
import { createSeal } from '../core/seal';
import { createWordHash } from '../leads/store/words';
import type { Conversation } from './content';
import type { Deps } from './deps';
import { findInMessages } from './find-in-messages';
import { findReceivedTexts } from './received-texts';
import { refreshInbox } from './refresh-inbox';

/** The parts of this module. */
export const create = ({ models, consents, feed, interest, links, now }: Deps, settings: Settings) => {
  const secrets = listSecrets(settings);
  const conversation: Conversation = {
    models,
    consents,
    feed,
    interest,
    links,
    now,
    seal: createSeal(secrets, 'messages'),
    hashWord: createWordHash(secrets[0]),
  };
  return {
    conversation,
    inMessages: { find: findInMessages(conversation) },
    inbox: { refresh: (id: string) => refreshInbox(conversation, id) },
    receivedTexts: findReceivedTexts(conversation),
  };
};
