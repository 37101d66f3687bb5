import { TRPCError } from '@trpc/server';
import { isFromAnotherSite } from '../../core/http/same-origin';
import { ToldAs } from '../../core/http/trpc';
import type { AgreementDoc, LinkDoc, SignerDoc } from '../agreement.model';
import { getState, isWaiting } from '../change-agreement';
import type { Evidence } from '../content';
import { isSame, sha256 } from '../create-agreements';
import type { Context, Deps } from '../deps';
import { linkWith } from '../links';

const gone = () =>
  new TRPCError({
    code: 'NOT_FOUND',
    message: 'This link has ended or is not complete. Ask the firm for a new one.',
  });

const ended = (message: string) => new TRPCError({ code: 'CONFLICT', message });

export type Signing = { doc: AgreementDoc; signer: SignerDoc; link: LinkDoc };

/** The signer that a link belongs to; throws NOT_FOUND where it has ended. */
export const findSigner = (doc: AgreementDoc, tokenHash: string): Signing => {
  for (const signer of doc.signers) {
    const link = linkWith(signer, tokenHash);
    if (link) return { doc, signer, link };
  }
  throw gone();
};

/** The agreement and the signer that a link belongs to; throws NOT_FOUND, also once a complete one's time is over. */
export const findSigning = async (
  { models, now }: Pick<Deps, 'models' | 'now'>,
  token: string,
): Promise<Signing> => {
  const hash = sha256(token);
  const doc = await models.agreements.findOne({ 'signers.links.hash': hash }).lean<AgreementDoc>();
  if (!doc || doc.keptUntil) throw gone();
  if (doc.state === 'complete' && doc.expiresAt.getTime() <= now()) throw gone();
  return findSigner(doc, hash);
};

/** Refuses what can only be done while the signer can still sign. */
export const refuseUnlessOpen = ({ doc, signer }: Pick<Signing, 'doc' | 'signer'>, now: number): void => {
  if (signer.state === 'signed') throw ended('You have signed already.');
  const state = getState(doc, now);
  if (state === 'void')
    throw ended('The firm has taken this agreement back. Nothing more can be done with it.');
  if (!isWaiting(state)) throw ended('This agreement has ended. Ask the firm for a new one.');
};

/** The request's browser: its facts for the record, and whether staff are signed in there. */
export type SigningContext = Pick<Deps, 'signingCookie' | 'now' | 'publicUrl'> &
  Pick<Context, 'req' | 'ip' | 'session' | 'unfinished'>;

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
  return isSame(sha256(shown), session.hash);
};

/** Returns true if this browser was the signer's until another one replaced it. */
export const wasKnown = (context: SigningContext, signer: SignerDoc): boolean => {
  const shown = shownBy(context, signer);
  return shown !== undefined && signer.endedSessions?.includes(sha256(shown)) === true;
};

/** Throws for an unconfirmed browser: an agreement's content is only for its signer. */
export const refuseUnlessKnown = (context: SigningContext, signer: SignerDoc): void => {
  if (isKnown(context, signer)) return;
  throw new TRPCError({ code: 'FORBIDDEN', message: 'Enter the code from our e-mail first.' });
};

/** Returns how the signer of a confirmed browser was identified. Sessions of earlier versions did not say. */
export const findKnown = ({ session, knownBy }: SignerDoc): 'code' | 'office' =>
  session?.how ?? knownBy ?? 'code';

/**
 * A browser in which staff are signed in, and which is not that of the office ceremony of this signer. A specimen is
 * theirs to walk through.
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

/** Refuses a step that another site's page makes a browser take, and one in a browser of the staff. */
export const refuseStep = (context: SigningContext, signing: Pick<Signing, 'doc' | 'signer'>): void => {
  if (isForeign(context))
    throw new TRPCError({ code: 'FORBIDDEN', message: 'This request came from another site.' });
  if (isOfStaff(context, signing))
    throw new TRPCError({
      code: 'FORBIDDEN',
      message:
        'Staff are signed in to this browser, so nobody can sign in it. In the office, start with “Sign on this screen”.',
      cause: new ToldAs('STAFF_BROWSER'),
    });
};
