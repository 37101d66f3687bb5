import type { mongo } from 'mongoose';
import { aboutMessage } from '../../conversation/content';
import { aboutPiece } from '../../conversation/files';
import { createSeal, type Seal, type SealSecrets } from '../../core/seal';
import { withDeleted } from '../../leads/store/hide-deleted';
import { wordsAreDue } from '../../leads/store/words';
import { tokenId } from '../../mail/oauth/token-source';
import type { Models } from '../../operations/models';
import { aboutCode, aboutLink } from '../../signing/links';
import { aboutAccount } from '../../texting/setup/text-account.model';

type Doc = mongo.Document;

/** A place with values sealed under ENCRYPTION_KEY. */
type Place = {
  /** Its name for people. */
  what: string;
  purpose: string;
  collection: (models: Models) => mongo.Collection<Doc>;
  filter: object;
  /** The binding of the text at this index of `texts`. */
  about: (doc: Doc, at: number) => string;
  texts: (doc: Doc) => string[];
  /** The fields with the texts replaced. */
  fields: (doc: Doc, texts: string[]) => Doc;
};

/** The collection under a model, which reads and writes what is stored. */
const rawRows = ({ collection }: { collection: unknown }) => collection as mongo.Collection<Doc>;

const toBytes = (value: unknown): Buffer =>
  Buffer.isBuffer(value) ? value : Buffer.from((value as { buffer: Uint8Array }).buffer);

const toId = ({ _id }: Doc) => String(_id);

/** Secrets that sign outgoing messages: the current one, and the previous one while it is valid. */
const signingSecrets: Place = {
  what: 'secrets of webhooks',
  purpose: 'webhook secrets',
  collection: (models) => rawRows(models.webhooks),
  filter: {},
  about: toId,
  texts: ({ secrets = [] }) => secrets.map(({ sealed }: Doc) => sealed),
  fields: ({ secrets }, texts) => ({
    secrets: secrets.map((one: Doc, at: number) => ({ ...one, sealed: texts[at] })),
  }),
};

/** A field with one sealed value, as text or bytes. */
const oneField = (
  name:
    | 'agreements'
    | 'agreementFiles'
    | 'scans'
    | 'erasures'
    | 'consents'
    | 'messageFiles'
    | 'messages'
    | 'refusedSubmissions'
    | 'secrets'
    | 'textAccounts',
  place: Pick<Place, 'what' | 'purpose' | 'about' | 'filter'> & {
    field: string;
    encoding?: 'utf8' | 'base64url';
  },
): Place => {
  const { field, encoding, ...rest } = place;
  return {
    ...rest,
    collection: (models) => rawRows(models[name]),
    texts: (doc) => (encoding ? [toBytes(doc[field]).toString(encoding)] : [doc[field]]),
    fields: (_, [text = '']) => ({ [field]: encoding ? Buffer.from(text, encoding) : text }),
  };
};

const agreements = 'signed agreements and agreements on their way';
const links = 'links to sign, in mails that were not sent yet';

/** A sealed text in the data of a queued mail. */
const inMail = (key: string, place: Pick<Place, 'what' | 'purpose' | 'about'>): Place => ({
  ...place,
  collection: (models) => rawRows(models.outbox),
  filter: { kind: 'mail', [`data.${key}`]: { $exists: true } },
  texts: ({ data }) => [data[key]],
  fields: (_, [text]) => ({ [`data.${key}`]: text }),
});

/** A sealed text in each item of an agreement's list, such as `signers.code.sealed`. */
const inItems = (
  [list, part, key]: readonly [string, string, string],
  { what, about }: { what: string; about: (item: Doc) => string },
): Place => {
  const getItems = (doc: Doc): Doc[] => (doc[list] ?? []).filter((item: Doc) => item[part]?.[key]);
  return {
    what,
    purpose: 'agreements',
    collection: (models) => rawRows(models.agreements),
    filter: { [`${list}.${part}.${key}`]: { $exists: true } },
    about: (doc, at) => about(getItems(doc)[at]!),
    texts: (doc) => getItems(doc).map((item) => item[part][key]),
    fields: (doc, texts) => {
      for (const [at, item] of getItems(doc).entries()) item[part][key] = texts[at];
      return { [list]: doc[list] };
    },
  };
};

export const sealedPlaces: readonly Place[] = [
  {
    what: 'second factors of people who sign in with an authenticator app',
    purpose: 'second factor',
    collection: (models) => rawRows(models.credentials),
    filter: { 'totp.secret': { $exists: true } },
    about: toId,
    texts: ({ totp }) => [totp.secret],
    fields: (_, [text]) => ({ 'totp.secret': text }),
  },
  signingSecrets,
  inMail('sealed', {
    what: 'links in mails about accounts that were not sent yet',
    purpose: 'mail links',
    about: ({ data }) => `account ${data.to}`,
  }),
  inMail('link', { what: links, purpose: 'agreements', about: ({ data }) => aboutLink(data.signer) }),
  inItems(['outbox', 'data', 'link'], { what: links, about: ({ data }) => aboutLink(data.signer) }),
  inItems(['signers', 'code', 'sealed'], {
    what: 'codes to sign that nobody entered yet',
    about: ({ _id, code }) => aboutCode(_id, code.round),
  }),
  oneField('refusedSubmissions', {
    what: 'refused submissions, and those that wait for staff',
    purpose: 'kept posts',
    filter: { sealed: { $exists: true } },
    about: toId,
    field: 'sealed',
    encoding: 'base64url',
  }),
  oneField('erasures', {
    what: 'people who wait to be erased',
    purpose: 'erased people',
    filter: { about: { $exists: true } },
    about: toId,
    field: 'about',
  }),
  oneField('consents', {
    what: 'consents of erased people',
    purpose: 'erased people',
    filter: { archived: { $exists: true } },
    about: toId,
    field: 'archived',
  }),
  oneField('agreements', {
    what: agreements,
    purpose: 'agreements',
    filter: { sealed: { $exists: true } },
    about: ({ _id }) => `agreement ${_id}`,
    field: 'sealed',
    encoding: 'utf8',
  }),
  oneField('agreementFiles', {
    what: agreements,
    purpose: 'agreements',
    filter: {},
    about: toId,
    field: 'sealed',
    encoding: 'utf8',
  }),
  oneField('scans', {
    what: 'scans of signed paper',
    purpose: 'agreements',
    filter: {},
    about: ({ _id }) => `scan ${_id}`,
    field: 'sealed',
    encoding: 'utf8',
  }),
  {
    ...oneField('messages', {
      what: 'texts and e-mails of conversations',
      purpose: 'messages',
      filter: {},
      about: ({ _id }) => aboutMessage(_id),
      field: 'sealed',
    }),
    // The hashes of its words are made with the key, too.
    fields: (_, [text]) => ({ sealed: text, wordsDue: true }),
  },
  oneField('messageFiles', {
    what: 'pieces of files of messages',
    purpose: 'messages',
    filter: {},
    about: ({ _id }) => aboutPiece(_id),
    field: 'sealed',
  }),
  oneField('textAccounts', {
    what: 'the account for texts',
    purpose: 'messages',
    filter: { sealed: { $exists: true } },
    about: () => aboutAccount,
    field: 'sealed',
  }),
  oneField('secrets', {
    what: 'the refresh token of the mail server',
    purpose: 'mail tokens',
    filter: { _id: tokenId },
    about: toId,
    field: 'value',
  }),
  oneField('secrets', {
    what: "the firm's own seal on agreements",
    purpose: 'agreements',
    filter: { _id: 'agreement-seal' },
    about: toId,
    field: 'value',
  }),
];

const readPlace = (place: Place, models: Models) =>
  place.collection(models).find(place.filter).sort({ _id: -1 }).batchSize(20);

/** Returns true if the store has anything that needs the key. */
export const hasSealed = async (models: Models): Promise<boolean> => {
  for (const place of sealedPlaces) if (await place.collection(models).findOne(place.filter)) return true;
  return false;
};

/** Counts the values of each place that none of these keys opens. */
export const countClosed = async (models: Models, keys: SealSecrets): Promise<Map<string, number>> => {
  const counts = new Map<string, number>();
  for (const place of sealedPlaces) {
    const seal = createSeal(keys, place.purpose);
    for await (const doc of readPlace(place, models)) {
      const isClosed = place
        .texts(doc)
        .some((text, at) => seal.open(text, place.about(doc, at)) === undefined);
      if (isClosed) counts.set(place.what, (counts.get(place.what) ?? 0) + 1);
    }
  }
  return counts;
};

const turned = (place: Place, doc: Doc, from: Seal, to: Seal): string[] | undefined => {
  let isChanged = false;
  const texts = place.texts(doc).map((text, at) => {
    const about = place.about(doc, at);
    if (to.open(text, about) !== undefined) return text;
    const plain = from.open(text, about);
    if (plain === undefined) return text;
    isChanged = true;
    return to.close(plain, about);
  });
  return isChanged ? texts : undefined;
};

/** Reseals with the key `to` what one of the other keys opens; it may be interrupted anywhere and repeated. */
export const resealAll = async (models: Models, from: SealSecrets, to: string): Promise<number> => {
  let count = 0;
  for (const place of sealedPlaces) {
    const [reading, writing] = [createSeal(from, place.purpose), createSeal([to], place.purpose)];
    for await (const doc of readPlace(place, models)) {
      const texts = turned(place, doc, reading, writing);
      if (!texts) continue;
      await place.collection(models).updateOne({ _id: doc._id }, { $set: place.fields(doc, texts) });
      count++;
    }
  }
  // The hashes of the words of leads are made with the key, too.
  await models.clients
    .updateMany({ words: { $exists: true } }, { $set: wordsAreDue() })
    .setOptions(withDeleted);
  return count;
};
