import type { Certificate } from '../../shared/schemas/consent';
import { collectTexts } from '../core/db/find-page';
import type { Holding, Person } from '../core/holding';
import { findDeletedLeads } from '../leads/find-deleted-leads';
import { findCertificate } from '../proof/certificate';
import type { ConsentDoc } from '../proof/consent.model';
import { jsonFile, type PacketFile, type PacketLead, type PacketPart } from '../proof/packet/packet-files';
import { messageLedgerPath } from '../proof/packet/verify-messages';
import { imageType } from '../site/media/image-type';
import { findContent, toSaid } from './content';
import type { Deps } from './deps';
import { enterErasedMessages, enterMessages } from './enter-messages';
import { rememberErased } from './erased-text';
import { dropPendingFiles, type FileKey, pictureEndings, readFile } from './files';
import type { MessageDoc } from './message.model';
import { toMessage } from './read-messages';

/** Messages of the person's leads, and those of their number that belong to no lead. */
const getFilters = ({ ids, keys }: Pick<Person, 'ids' | 'keys'>) => [
  { clientId: { $in: ids } },
  { phoneKey: { $in: keys }, clientId: { $exists: false } },
];

/** Deletes messages, and their files before them; returns their number. */
export const deleteMessages = async (conversation: Deps['conversation'], filter: object): Promise<number> => {
  const { messages, messageFiles } = conversation.models;
  const all = await messages.find(filter).select({ _id: 1, channel: 1, providerId: 1, phoneKey: 1 }).lean();
  const ids = all.map(({ _id }) => String(_id));
  await enterErasedMessages(conversation, all);
  await rememberErased(conversation, all);
  await messageFiles.deleteMany({ message: { $in: ids } });
  return (await messages.deleteMany({ $and: [filter, { _id: { $in: ids } }] })).deletedCount;
};

export const messages: Holding<Deps> = {
  async collect({ models, conversation }, person) {
    // Two queries, each with its index.
    const all = await Promise.all(
      getFilters(person).map((filter) => models.messages.find(filter).sort({ at: 1 }).lean<MessageDoc[]>()),
    );
    return all.flat().map((message) => toMessage(conversation, message));
  },
  async erase({ conversation }, person) {
    let count = 0;
    for (const filter of getFilters(person)) count += await deleteMessages(conversation, filter);
    return count;
  },
};

/** Returns the keys of all stored files of some messages. */
const findFiles = async ({ messageFiles }: Deps['models'], ids: readonly string[]): Promise<FileKey[]> => {
  const pieces = await messageFiles
    .find({ message: { $in: ids } })
    .select({ message: 1, file: 1 })
    .sort({ _id: 1 })
    .lean<FileKey[]>();
  return [...new Map(pieces.map(({ message, file }) => [`${message} ${file}`, { message, file }])).values()];
};

/** Files of messages, and e-mails as they arrived. They are erased with their messages. */
export const messageFiles: Holding<Deps> = {
  async collect({ models, conversation }, person) {
    const ids = await Promise.all(
      getFilters(person).map((filter) => models.messages.find(filter).select({ _id: 1 }).lean()),
    );
    const keys = await findFiles(
      models,
      ids.flat().map(({ _id }) => String(_id)),
    );
    const all = await Promise.all(
      keys.map(async (key) => {
        const bytes = await readFile(conversation, key);
        const { message: id, file } = key;
        if (!bytes) return [];
        if (file === undefined) return [{ id, original: bytes.toString('latin1') }];
        return [{ id, file, base64: bytes.toString('base64') }];
      }),
    );
    return all.flat();
  },
  erase: async () => 0,
};

/** Our e-mails to a person. Answers find their lead by them. */
export const sentMails: Holding<Deps> = {
  async collect({ models }, person) {
    const all = await Promise.all(getFilters(person).map((filter) => models.sentMails.find(filter).lean()));
    return all.flat().map(({ at }) => ({ at: at.toISOString() }));
  },
  async erase({ models }, person) {
    let count = 0;
    for (const filter of getFilters(person))
      count += (await models.sentMails.deleteMany(filter)).deletedCount;
    return count;
  },
};

/** Anyone can send large files, and a packet is made in memory. */
const mostPacketBytes = 200 * 1024 * 1024;

/**
 * Returns the e-mails as they arrived, with their files in them, the files of ours, and the pictures of texts, until the
 * packet is full.
 */
const collectFiles = async (
  { models, conversation }: Deps,
  all: readonly MessageDoc[],
): Promise<PacketFile[]> => {
  const ids = all.map(({ _id }) => String(_id));
  const getEnding = ({ message, file = 0 }: FileKey): string => {
    const doc = all.find(({ _id }) => String(_id) === message);
    const name = doc && findContent(conversation, doc)?.files?.[file]?.name;
    return /\.([a-z0-9]{1,8})$/i.exec(name ?? '')?.[1]?.toLowerCase() ?? 'bin';
  };
  const files: PacketFile[] = [];
  const leftOut: string[] = [];
  let size = 0;
  for (const { message, file } of await findFiles(models, ids)) {
    const path = `messages/${message}${file === undefined ? '' : `-${file + 1}`}`;
    const bytes = size < mostPacketBytes ? await readFile(conversation, { message, file }) : undefined;
    if (!bytes) {
      leftOut.push(path);
      continue;
    }
    size += bytes.length;
    const picture = pictureEndings[imageType(bytes) ?? ''];
    const ending = file === undefined ? 'eml' : (picture ?? getEnding({ message, file }));
    files.push({ path: `${path}.${ending}`, bytes });
  }
  return leftOut.length > 0 ? [...files, jsonFile('messages/left-out.json', leftOut)] : files;
};

/** Returns what the hashes of a message's entry cover, with the salt. */
const getProof = (conversation: Deps['conversation'], message: MessageDoc) => {
  const content = findContent(conversation, message);
  return content?.salt ? { proof: { salt: content.salt, said: toSaid(message, content) } } : {};
};

/**
 * Returns the entries of some messages, of all others of the same numbers and addresses, and of those that the leads have
 * now, each with its proof: a message that was taken out leaves a gap.
 */
const collectEntries = async (
  { models, conversation }: Deps,
  ids: readonly string[],
  all: readonly MessageDoc[],
): Promise<PacketFile[]> => {
  const { consents } = conversation;
  await consents.sealAll();
  const leads = await models.clients
    .find({ _id: { $in: ids } })
    .select({ email: 1, phoneNumber: 1 })
    .lean();
  const keys = await Promise.all(leads.map((lead) => consents.personKeys.findKeys(lead)));
  const turns = await models.numberTurns
    .find({ _id: { $in: [...keys.flat(), ...all.map(({ phoneKey }) => phoneKey)] } })
    .lean();
  const series = turns.flatMap((turn) => turn.series ?? []);
  const entries = await models.consents.find({ series: { $in: series } }).lean<ConsentDoc[]>();
  const erased = entries.map(({ _id }) => `erasure-${_id}`);
  const docs = [...entries, ...(await models.consents.find({ _id: { $in: erased } }).lean<ConsentDoc[]>())];
  const certificates: Certificate[] = [];
  for (const doc of docs) {
    const certificate = await findCertificate(models, doc);
    if (certificate) certificates.push(certificate);
  }
  const named = new Set(entries.flatMap(({ record }) => (record?.kind === 'message' ? record.message : [])));
  const there = await models.messages
    .find({ _id: { $in: [...named] }, clientId: { $nin: ids } })
    .select({ _id: 1 })
    .lean();
  const elsewhere = there.map(({ _id }) => String(_id));
  return all.length + docs.length > 0 ? [jsonFile(messageLedgerPath, { certificates, elsewhere })] : [];
};

/** The conversation of a lead with its files, in its packet. */
export const messagesInPacket = async (needs: Deps, { ids }: PacketLead): Promise<PacketPart> => {
  const { models, conversation } = needs;
  const own = { clientId: { $in: ids } };
  await enterMessages(conversation, { filter: own });
  const all = await models.messages.find(own).sort({ at: 1, _id: 1 }).lean<MessageDoc[]>();
  return {
    files: [
      ...all.map((one) =>
        jsonFile(`messages/${one._id}.json`, {
          ...toMessage(conversation, one),
          ...getProof(conversation, one),
        }),
      ),
      ...(await collectEntries(needs, ids, all)),
      ...(await collectFiles(needs, all)),
    ],
  };
};

/**
 * Deletes the messages of leads that were removed permanently, and not merged into another, and files of messages that
 * were never written.
 */
export const dropGoneMessages = async ({ models, conversation }: Deps): Promise<void> => {
  await dropPendingFiles(conversation);
  const ids = await Promise.all([
    collectTexts(models.messages, 'clientId'),
    collectTexts(models.sentMails, 'clientId'),
  ]);
  const gone = { clientId: { $in: await findDeletedLeads(models, [...new Set(ids.flat())]) } };
  if (gone.clientId.$in.length === 0) return;
  await deleteMessages(conversation, gone);
  await models.sentMails.deleteMany(gone);
};
