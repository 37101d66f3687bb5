import { Types } from 'mongoose';
import { listSecrets, type Settings } from '../core/create';
import { createSeal } from '../core/seal';
import { createWordHash, toWords } from '../leads/store/words';
import { type Conversation, openContent } from './content';
import type { Deps } from './deps';
import { refreshInbox } from './refresh-inbox';

/** Of a common word, no more messages are looked at. */
const mostRead = 2000;
const mostLeads = 400;

type Needs = Pick<Conversation, 'models' | 'hashWord'>;

/**
 * Returns the leads with a message, or a story and notes, that have every word of the search. The longest word is looked up, because it is the
 * rarest; words of one or two letters and everyday ones do not count.
 */
const findInMessages =
  ({ models, hashWord }: Needs) =>
  async (search: string): Promise<Types.ObjectId[]> => {
    const byLength = toWords(search).sort((one, other) => other.length - one.length);
    const [rarest, ...others] = byLength.map(hashWord);
    if (rarest === undefined) return [];
    const messages = await models.messages.aggregate<{ clientId: string }>([
      { $match: { words: rarest, clientId: { $exists: true } } },
      { $limit: mostRead },
      ...(others.length > 0 ? [{ $match: { words: { $all: others } } }] : []),
      { $project: { clientId: 1 } },
    ]);
    const named = await models.clients
      .find({ words: others.length > 0 ? { $all: [rarest, ...others] } : rarest })
      .select({ _id: 1 })
      .limit(mostLeads)
      .lean();
    const ids = [...new Set(messages.map(({ clientId }) => clientId))].slice(0, mostLeads);
    if (ids.length === 0) return named.map(({ _id }) => _id);
    // Messages stay with the lead that they were written to, also after a merge.
    const merged = await models.clients.distinct('_id', { mergedIds: { $in: ids } });
    const fromMessages = [...ids.map((id) => new Types.ObjectId(id)), ...merged];
    return [...named.map(({ _id }) => _id), ...fromMessages].slice(0, mostLeads);
  };

/** Returns the words of the messages that arrived for leads, without what they quote. */
const findReceivedTexts =
  (conversation: Pick<Conversation, 'models' | 'seal'>) =>
  async (leads: readonly string[]): Promise<{ id: string; text: string }[]> => {
    const docs = await conversation.models.messages
      .find({ clientId: { $in: [...leads] }, direction: 'in' })
      .sort({ _id: 1 })
      .select({ sealed: 1 })
      .lean();
    return docs.map((doc) => {
      const { subject, body } = openContent(conversation, doc);
      return { id: String(doc._id), text: [subject, body].filter(Boolean).join('\n\n') };
    });
  };

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
