import type { SigningFlag } from '../../../shared/schemas/agreement';
import { isFromAnotherSite } from '../../core/http/same-origin';
import { forbidden, missing } from '../../core/http/trpc';
import { hashToken, matchToken } from '../../core/links';
import type {
  AgreementDoc,
  CodePhone,
  Content,
  Evidence,
  LinkDoc,
  SignerDoc,
} from '../../documents/agreement.model';
import {
  type Change,
  changeAgreement,
  getState,
  isUnderWay,
  isWaiting,
  type Opened as ReadAgreement,
  type Step,
} from '../../documents/change-agreement';
import { findDocuments, findPerson, findWaiting, getPerson, isTurn } from '../../documents/envelope';
import type { Context, Deps } from '../deps';
import { findFlags } from './flags';
import { asPerson, continueSigning, findIdentity, findKnown } from './person';
import { Refused, refused } from './say';

export type SigningNeeds = Deps & SigningContext;

type Opened = Pick<Signing, 'doc' | 'signer' | 'link'> & { content: Content };

/** Adds to each step of a change how the link reached its signer, and its flags. */
const marked = (
  { doc, signer, link }: Pick<Signing, 'doc' | 'signer' | 'link'>,
  { set, steps }: { set: Change['set']; steps: readonly Step[] },
  flags: readonly SigningFlag[],
) => {
  const id = String(signer._id);
  const signers = (set?.signers ?? doc.signers).map((one): SignerDoc => {
    if (!one._id.equals(signer._id) || flags.length === 0) return one;
    return { ...one, flags: [...new Set([...(one.flags ?? []), ...flags])] };
  });
  return {
    set: { ...set, signers },
    steps: steps.map((step) => (step.signer === id ? { ...step, link: link.to, flags: [...flags] } : step)),
  };
};

type Refusal = (signing: { doc: AgreementDoc; signer: SignerDoc }, now: number) => void;

/**
 * Changes the document that a link opened, by a step of its signer; `refuse` throws if the document no longer allows it.
 * `phone` is the number to which the step sends a code.
 * A later document of an envelope first takes over the identification and the consent.
 */
export const changeAsSigner = async <Answer = void>(
  needs: SigningNeeds,
  signing: Signing & { phone?: CodePhone | undefined },
  refuse: Refusal,
  change: (opened: Opened) => Change<Answer>,
): Promise<Answer> => {
  const { token, doc, home, link } = signing;
  const id = String(signing.signer._id);
  const person = getPerson(home, id);
  refuseStep(needs, { doc, signer: person });
  const isIdentified = isKnown(needs, person);
  const identity = findIdentity(person);
  const isInOffice = isIdentified && identity.how === 'office';
  // The number that a code is for, until it was entered.
  const phone = signing.phone ?? (isIdentified ? identity.phone : person.code?.phone);
  const flags = await findFlags(needs, { doc, signer: person, ip: needs.ip, isInOffice, phone });

  const isHome = doc._id.equals(home._id);
  const act = (opened: ReadAgreement): Change<Answer> => {
    const evidence = getEvidence(needs);
    // Looks the link up each time, because it may have ended meanwhile.
    const own = isHome
      ? { content: opened.content, earlierSteps: [], ...findSigner(opened.doc, token) }
      : { link, ...continueSigning(opened, home, { id, isIdentified, evidence }) };
    const owner = { doc: opened.doc, ...own };
    refuse(owner, needs.now());
    const changed = change(owner);
    if (!changed.steps?.length) return changed;
    const steps = [...own.earlierSteps, ...changed.steps];
    return { content: own.content, ...changed, ...marked(owner, { set: changed.set, steps }, flags) };
  };
  return changeAgreement(needs, doc._id, act, doc);
};

const gone = () => missing('This link has ended or is not complete. Ask the firm for a new one.');

const replaced = () => missing('The firm sent a newer link. Use that one.', 'NEWER_LINK');

type LinkOwner = { signer: SignerDoc; link: LinkDoc };

/**
 * A link's signing: the document to act on, its signer, and all documents of the envelope for that person. `home` is the
 * first of them. It holds the link, the code, and the session.
 */
export type Signing = LinkOwner & {
  token: string;
  doc: AgreementDoc;
  home: AgreementDoc;
  documents: AgreementDoc[];
};

/** Returns the signer of a link. Throws NOT_FOUND if it has ended. */
export const findSigner = ({ signers }: AgreementDoc, token: string): LinkOwner => {
  for (const signer of signers) {
    const link = matchToken(signer.links, token);
    if (link) return { signer, link };
  }
  throw gone();
};

/** Returns the signer whose link with this token was replaced, while one of their documents still waits for them. */
export const findReplaced = async (
  needs: Deps,
  token: string,
): Promise<{ home: AgreementDoc; signer: SignerDoc } | undefined> => {
  const hash = hashToken(token);
  const home = await needs.models.agreements
    .findOne({ 'signers.links.endedHash': hash })
    .lean<AgreementDoc>();
  const signer = home?.signers.find(({ links }) => links.some(({ endedHash }) => endedHash === hash));
  if (!home || !signer || home.keptUntil) return undefined;
  const documents = await findDocuments(needs, home);
  const waiting = findWaiting(documents, String(signer._id), needs.now());
  return waiting.length > 0 ? { home, signer } : undefined;
};

/** Returns the document to act on next: the first that waits for this person and that they may sign now. */
const findCurrent = (documents: readonly AgreementDoc[], id: string, now: number): AgreementDoc => {
  const waiting = findWaiting(documents, id, now);
  return (
    waiting.find((doc) => isTurn(doc, id)) ??
    waiting[0] ??
    documents.find((doc) => isUnderWay(getState(doc, now)) || doc.state === 'complete') ??
    documents[0]!
  );
};

/**
 * Returns what a link opens. Throws NOT_FOUND if it has ended, including when the access time of complete agreements is
 * over.
 */
export const findSigning = async (needs: Deps, token: string, wanted?: string): Promise<Signing> => {
  const now = needs.now();
  const home = await needs.models.agreements
    .findOne({ 'signers.links.hash': hashToken(token) })
    .lean<AgreementDoc>();
  if (!home) throw (await findReplaced(needs, token)) ? replaced() : gone();
  if (home.keptUntil) throw gone();
  const { signer: person, link } = findSigner(home, token);
  const id = String(person._id);
  const documents = (await findDocuments(needs, home)).filter((one) => findPerson(one, id));
  const isOver = documents.every(({ state }) => !isUnderWay(state));
  const isTimeOver = documents.every(({ expiresAt }) => expiresAt.getTime() <= now);
  if (isOver && documents.some(({ state }) => state === 'complete') && isTimeOver) throw gone();
  const doc = wanted ? documents.find(({ _id }) => String(_id) === wanted) : findCurrent(documents, id, now);
  if (!doc) throw gone();
  const signer = asPerson(getPerson(doc, id), person);
  return { token, doc, signer, link, home, documents };
};

/** Throws if a step names another document than the one that is open now, as an outdated page does. */
export const refuseOtherDocument = ({ doc }: Pick<Signing, 'doc'>, document: string | undefined): void => {
  if (document !== undefined && document !== String(doc._id)) throw refused('otherDocument');
};

/** Throws unless the signer can still sign. */
export const refuseUnlessOpen = ({ doc, signer }: Pick<Signing, 'doc' | 'signer'>, now: number): void => {
  if (signer.state === 'signed') throw refused('signed');
  const state = getState(doc, now);
  if (state === 'void') throw refused('withdrawn');
  if (!isWaiting(state)) throw refused('over');
  if (!isTurn(doc, String(signer._id))) throw refused('turn');
};

/** The request's browser: its facts for the record, and whether staff are signed in there. */
export type SigningContext = Deps & Pick<Context, 'req' | 'ip' | 'session' | 'unfinished'>;

export const getEvidence = ({ req, ip }: Pick<SigningContext, 'req' | 'ip'>): Evidence => {
  const userAgent = req.get('User-Agent')?.slice(0, 500);
  return { ip, ...(userAgent && { userAgent }) };
};

const shownBy = ({ signingCookie, req }: SigningContext, signer: SignerDoc) =>
  signingCookie(String(signer._id)).read(req);

/** Returns true if this browser was confirmed as the signer's, by the code or by staff in the office. */
export const isKnown = (context: SigningContext, signer: SignerDoc): boolean => {
  const { session } = signer;
  const shown = shownBy(context, signer);
  if (!session || !shown || session.until.getTime() <= context.now()) return false;
  return matchToken([session], shown) !== undefined;
};

/** Returns true if this browser was the signer's until another one replaced it. */
export const wasKnown = (context: SigningContext, signer: SignerDoc): boolean => {
  const shown = shownBy(context, signer);
  return shown !== undefined && signer.endedSessions?.includes(hashToken(shown)) === true;
};

/** Throws for an unconfirmed browser: an agreement's content is only for its signer. */
export const refuseUnlessKnown = (context: SigningContext, signer: SignerDoc): void => {
  if (isKnown(context, signer)) return;
  throw new Refused('FORBIDDEN', 'needsCode');
};

/**
 * Returns true for a browser where staff are signed in, unless it is used for signing in the office. In a specimen,
 * staff may go through the steps.
 */
export const isOfStaff = (
  context: SigningContext,
  { doc, signer }: Pick<Signing, 'doc' | 'signer'>,
): boolean => {
  if (doc.isSpecimen || (!context.session && !context.unfinished)) return false;
  return !(isKnown(context, signer) && findKnown(signer) === 'office');
};

/** Returns true if another site's page sends this. A person who follows a link from their mailbox only reads. */
export const isForeign = ({ req, publicUrl }: SigningContext): boolean =>
  req.method !== 'GET' && req.method !== 'HEAD' && isFromAnotherSite(req, publicUrl);

/** Throws if another site's page sent the step, or if the browser is a staff member's. */
export const refuseStep = (context: SigningContext, signing: Pick<Signing, 'doc' | 'signer'>): void => {
  if (isForeign(context)) throw new Refused('FORBIDDEN', 'otherSite');
  if (isOfStaff(context, signing))
    throw forbidden(
      'Staff are signed in to this browser, so nobody can sign in it. In the office, start with “Sign on this screen”.',
      'STAFF_BROWSER',
    );
};
