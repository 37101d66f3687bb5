import { collectTexts } from '../../core/db/find-page';
import type { Holding, Person } from '../../core/holding';
import { findDeletedLeads } from '../../leads/find-deleted-leads';
import { jsonFile, type PacketFile } from '../../proof/packet/packet-files';
import type { PacketLead, PacketPart } from '../../proof/packet/packet-part';
import { imageType } from '../../site/media/image-type';
import type { Deps } from '../deps';
import { rememberErased } from './erased-text';
import { type FileKey, pictureEndings, readFile } from './files';
import type { MessageDoc } from './message.model';
import { toMessage } from './read-messages';

type Needs = Pick<Deps, 'models' | 'consents' | 'conversation'>;

/** Messages of the person's leads, and those of their number that belong to no lead. */
const getFilters = ({ ids, keys }: Pick<Person, 'ids' | 'keys'>) => [
  { clientId: { $in: ids } },
  { phoneKey: { $in: keys }, clientId: { $exists: false } },
];

/** Deletes messages, and their files before them; returns their number. */
export const deleteMessages = async (
  deps: Pick<Deps, 'models' | 'consents'>,
  filter: object,
): Promise<number> => {
  const { messages, messageFiles } = deps.models;
  const all = await messages.find(filter).select({ _id: 1, channel: 1, providerId: 1 }).lean();
  const ids = all.map(({ _id }) => String(_id));
  await rememberErased(deps, all);
  await messageFiles.deleteMany({ message: { $in: ids } });
  return (await messages.deleteMany({ $and: [filter, { _id: { $in: ids } }] })).deletedCount;
};

export const messages: Holding<Needs> = {
  async collect({ models, conversation }, person) {
    // Two queries, each with its index.
    const all = await Promise.all(
      getFilters(person).map((filter) => models.messages.find(filter).sort({ at: 1 }).lean<MessageDoc[]>()),
    );
    return all.flat().map((message) => toMessage(conversation, message));
  },
  async erase(deps, person) {
    let count = 0;
    for (const filter of getFilters(person)) count += await deleteMessages(deps, filter);
    return count;
  },
};

/** Returns the keys of all stored files of some messages. */
const findFiles = async ({ messageFiles }: Needs['models'], ids: readonly string[]): Promise<FileKey[]> => {
  const pieces = await messageFiles
    .find({ message: { $in: ids } })
    .select({ message: 1, file: 1 })
    .sort({ _id: 1 })
    .lean<FileKey[]>();
  return [...new Map(pieces.map(({ message, file }) => [`${message} ${file}`, { message, file }])).values()];
};

/** Files of messages, and e-mails as they arrived. They are erased with their messages. */
export const messageFiles: Holding<Needs> = {
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

/** Our e-mails to the leads of a person. Answers find their lead by them. */
export const sentMails: Holding<Needs> = {
  collect: async ({ models }, { ids }) =>
    (await models.sentMails.find({ clientId: { $in: ids } }).lean()).map(({ at }) => ({
      at: at.toISOString(),
    })),
  erase: async ({ models }, { ids }) =>
    (await models.sentMails.deleteMany({ clientId: { $in: ids } })).deletedCount,
};

/** Anyone can send large files, and a packet is made in memory. */
const mostPacketBytes = 200 * 1024 * 1024;

/** Returns the e-mails as they arrived, with their files in them, and the pictures of texts, until the packet is full. */
const collectFiles = async (
  { models, conversation }: Needs,
  ids: readonly string[],
): Promise<PacketFile[]> => {
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
    const ending = file === undefined ? 'eml' : (pictureEndings[imageType(bytes) ?? ''] ?? 'bin');
    files.push({ path: `${path}.${ending}`, bytes });
  }
  return leftOut.length > 0 ? [...files, jsonFile('messages/left-out.json', leftOut)] : files;
};

/** The conversation of a lead with its files, in its packet. */
export const messagesInPacket = async (needs: Needs, { ids }: PacketLead): Promise<PacketPart> => {
  const { models, conversation } = needs;
  const all = await models.messages
    .find({ clientId: { $in: ids } })
    .sort({ at: 1, _id: 1 })
    .lean<MessageDoc[]>();
  return {
    files: [
      ...all.map((one) => jsonFile(`messages/${one._id}.json`, toMessage(conversation, one))),
      ...(await collectFiles(
        needs,
        all.map(({ _id }) => String(_id)),
      )),
    ],
  };
};

/** Deletes the messages of leads that were removed permanently, and not merged into another. */
export const dropGoneMessages = async (deps: Pick<Deps, 'models' | 'consents'>): Promise<void> => {
  const { models } = deps;
  const ids = await Promise.all([
    collectTexts(models.messages, 'clientId'),
    collectTexts(models.sentMails, 'clientId'),
  ]);
  const gone = { clientId: { $in: await findDeletedLeads(models, [...new Set(ids.flat())]) } };
  if (gone.clientId.$in.length === 0) return;
  await deleteMessages(deps, gone);
  await models.sentMails.deleteMany(gone);
};
