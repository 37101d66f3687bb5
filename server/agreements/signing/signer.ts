import { TRPCError } from '@trpc/server';
import type { Request } from 'express';
import type { Deps, HttpDeps } from '../../http/context';
import type { AgreementDoc, SignerDoc } from '../agreement.model';
import { isWaiting, stateOf } from '../change-agreement';
import type { Evidence } from '../content';
import { isSame, sha256 } from '../create-agreements';

const gone = () =>
  new TRPCError({
    code: 'NOT_FOUND',
    message: 'This link has ended or is not complete. Ask the firm for a new one.',
  });

const ended = (message: string) => new TRPCError({ code: 'CONFLICT', message });

export type Signing = { doc: AgreementDoc; signer: SignerDoc };

export const signerIn = (doc: AgreementDoc, tokenHash: string): SignerDoc => {
  const signer = doc.signers.find((one) => one.tokenHash === tokenHash);
  if (!signer) throw gone();
  return signer;
};

/** The agreement and the signer that a link belongs to; throws NOT_FOUND, also once a complete one's time is over. */
export const signingOf = async (
  { models, now }: Pick<Deps, 'models' | 'now'>,
  token: string,
): Promise<Signing> => {
  const tokenHash = sha256(token);
  const doc = await models.agreements.findOne({ 'signers.tokenHash': tokenHash }).lean<AgreementDoc>();
  if (!doc || doc.keptUntil) throw gone();
  if (doc.state === 'complete' && doc.expiresAt.getTime() <= now()) throw gone();
  return { doc, signer: signerIn(doc, tokenHash) };
};

/** Refuses what can only be done while the signer can still sign. */
export const refuseUnlessOpen = ({ doc, signer }: Signing, now: number): void => {
  if (signer.state === 'signed') throw ended('You have signed already.');
  const state = stateOf(doc, now);
  if (state === 'void')
    throw ended('The firm has taken this agreement back. Nothing more can be done with it.');
  if (!isWaiting(state)) throw ended('This agreement has ended. Ask the firm for a new one.');
};

/** Who asks from a browser: what the record says of it. */
export type SigningContext = Pick<HttpDeps, 'signingCookie' | 'now'> & { req: Request; ip: string };

export const evidenceOf = ({ req, ip }: Pick<SigningContext, 'req' | 'ip'>): Evidence => {
  const userAgent = req.get('User-Agent')?.slice(0, 500);
  return { ip, ...(userAgent && { userAgent }) };
};

/** Whether this browser was let in as the signer: by the code, or by the staff in the office. */
export const isKnown = ({ signingCookie, req, now }: SigningContext, signer: SignerDoc): boolean => {
  const { session } = signer;
  const shown = signingCookie(String(signer._id)).read(req);
  if (!session || !shown || session.until.getTime() <= now()) return false;
  return isSame(sha256(shown), session.hash);
};

/** Refuses a browser that was not let in: what an agreement says is for its signer only. */
export const refuseUnlessKnown = (context: SigningContext, signer: SignerDoc): void => {
  if (isKnown(context, signer)) return;
  throw new TRPCError({ code: 'FORBIDDEN', message: 'Enter the code from our e-mail first.' });
};
