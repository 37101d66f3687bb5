import type { AgreementDoc, SignerDoc } from './agreement.model';
import { getState, isWaiting } from './change-agreement';
import type { Deps } from './deps';

type Document = Pick<AgreementDoc, 'state' | 'expiresAt' | 'signers' | 'order'>;

/** Returns the documents of an agreement's envelope, in order. An agreement sent alone is its own only one. */
export const findDocuments = async (
  { models }: Pick<Deps, 'models'>,
  doc: AgreementDoc,
): Promise<AgreementDoc[]> => {
  if (!doc.envelope) return [doc];
  const others = await models.agreements
    .find({ 'envelope.id': doc.envelope.id, _id: { $ne: doc._id } })
    .lean<AgreementDoc[]>();
  return [doc, ...others].sort((one, other) => one.envelope!.place - other.envelope!.place);
};

export const isComplete = ({ state }: Pick<AgreementDoc, 'state'>): boolean => state === 'complete';

/** A person has the same ID in all documents of an envelope. */
export const findPerson = ({ signers }: Pick<AgreementDoc, 'signers'>, id: string): SignerDoc | undefined =>
  signers.find(({ _id }) => String(_id) === id);

/** Returns a signer that the document is known to have. */
export const getPerson = (doc: Pick<AgreementDoc, 'signers'>, id: string): SignerDoc => {
  const person = findPerson(doc, id);
  if (!person) throw new Error('The document does not have this signer.');
  return person;
};

/** Someone who signs; `home` is the first document that they sign, which holds their links, codes, and session. */
type Person = { id: string; signer: SignerDoc; home: AgreementDoc };

/** Returns everyone who signs one of the documents, each person once. */
export const findPeople = (documents: readonly AgreementDoc[]): Person[] => {
  const all = documents.flatMap((home) =>
    home.signers.map((signer): Person => ({ id: String(signer._id), signer, home })),
  );
  return all.filter(({ id }, place) => all.findIndex((one) => one.id === id) === place);
};

/** Returns the documents that still wait for this person's signature. */
export const findWaiting = <Doc extends Document>(
  documents: readonly Doc[],
  id: string,
  now: number,
): Doc[] =>
  documents.filter((doc) => {
    const signer = findPerson(doc, id);
    return signer !== undefined && signer.state !== 'signed' && isWaiting(getState(doc, now));
  });

/** Returns true if everyone who signs a document before this person has signed it. */
export const isTurn = ({ order, signers }: Pick<Document, 'order' | 'signers'>, id: string): boolean => {
  const place = signers.findIndex(({ _id }) => String(_id) === id);
  return order !== 'in-turn' || signers.slice(0, place).every(({ state }) => state === 'signed');
};

/** Returns true if a person can sign every document that still waits for them. */
export const isInvited = (documents: readonly Document[], id: string, now: number): boolean => {
  const waiting = findWaiting(documents, id, now);
  return waiting.length > 0 && waiting.every((doc) => isTurn(doc, id));
};

/** Returns the titles of documents in one line. */
export const joinTitles = (documents: readonly Pick<AgreementDoc, 'title' | 'language'>[]): string =>
  new Intl.ListFormat(documents[0]?.language === 'es' ? 'es' : 'en-US', { type: 'conjunction' }).format(
    documents.map(({ title }) => title),
  );
