import { randomBytes } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { Response } from 'express';
import type { AgreementDoc, SignerDoc } from '../agreement.model';
import { type Change, changeAgreement, isWaiting, stateOf, stepOf, withSigner } from '../change-agreement';
import { isSame, sha256 } from '../create-agreements';
import { mailTo } from '../mails';
import { maskedMailbox } from '../pdf/document-pdf';
import type { SigningNeeds } from './commands';
import { evidenceOf, signerIn, signingOf } from './signer';

const minute = 60_000;
/** A code is good for so long, and for so many guesses; and a link for so many in all. */
const lasts = 15 * minute;
const mostGuesses = 10;
const mostGuessesInAll = 30;
const sessionLasts = 24 * 60 * minute;

const refuse = (message: string) => new TRPCError({ code: 'CONFLICT', message });

/** Who has signed can come back for the copy; who has not, only while it waits. */
const refuseEnded = (doc: AgreementDoc, now: number) => {
  const state = stateOf(doc, now);
  if (!isWaiting(state) && state !== 'signed' && state !== 'complete')
    throw refuse('This agreement has ended. Ask the firm for a new one.');
};

const change = async <Answer>(
  needs: SigningNeeds,
  token: string,
  make: (doc: AgreementDoc, signer: SignerDoc) => Change<Answer>,
): Promise<Answer> => {
  const { doc } = await signingOf(needs, token);
  return changeAgreement(needs, doc._id, (opened) => {
    const signer = signerIn(opened.doc, sha256(token));
    refuseEnded(opened.doc, needs.now());
    return make(opened.doc, signer);
  });
};

const tooManyGuesses = () =>
  refuse('There were too many wrong codes. Call the firm: it can send you a new link.');

/** Sends a new code to the signer's mailbox; the one before ends. */
export const sendCode = async (needs: SigningNeeds, token: string) => {
  await needs.limits.use('signingCode', sha256(token));
  if (!needs.agreements.canMail) throw refuse('We cannot send e-mail right now. Call the firm.');
  return change(needs, token, (doc, signer) => {
    if (!signer.consentedAt) throw refuse('Say first whether you agree to read and sign on a screen.');
    if (signer.email === '')
      throw refuse('We have no e-mail address of yours. Call the firm to sign in its office.');
    const wrongInAll = signer.code?.wrongInAll ?? 0;
    if (wrongInAll >= mostGuessesInAll) throw tooManyGuesses();
    const at = new Date(needs.now());
    const code = { round: (signer.code?.round ?? 0) + 1, at, wrong: 0, wrongInAll };
    const [mail] = mailTo(needs.now, 'agreement-code', doc, signer);
    return {
      set: { signers: withSigner(doc, { ...signer, code }) },
      steps: [stepOf(signer, 'code-sent', evidenceOf(needs))],
      events: [{ ...mail!, data: { ...mail!.data, code: code.round, until: at.getTime() + lasts } }],
      answer: {
        mailbox: maskedMailbox(signer.email),
        until: new Date(at.getTime() + lasts).toISOString(),
      },
    };
  });
};

/** A browser that is the signer from now on. */
const openSession = (needs: SigningNeeds) => {
  const secret = randomBytes(32).toString('base64url');
  return { secret, session: { hash: sha256(secret), until: new Date(needs.now() + sessionLasts) } };
};

const keep = ({ signingCookie, req }: SigningNeeds, res: Response, signer: string, secret: string) =>
  signingCookie(signer).write(req, res, secret, sessionLasts);

type Guess = { token: string; code: string };

/** Lets this browser in for the right code. Each wrong one is counted before it is answered, also of many at once. */
export const enterCode = async (
  needs: SigningNeeds,
  res: Response,
  { token, code }: Guess,
): Promise<void> => {
  const given = code.replace(/\s/g, '');
  const found = await change(needs, token, (doc, signer) => {
    const sent = signer.code;
    if (!sent || sent.at.getTime() + lasts <= needs.now())
      throw refuse('This code is too old. Have a new one sent.');
    if (sent.wrong >= mostGuesses) throw refuse('There were too many wrong codes. Have a new one sent.');
    if (sent.wrongInAll >= mostGuessesInAll) throw tooManyGuesses();
    const right = needs.agreements.codeOf(String(doc._id), String(signer._id), signer.round, sent.round);
    if (!isSame(given, right)) {
      const counted = { ...sent, wrong: sent.wrong + 1, wrongInAll: sent.wrongInAll + 1 };
      return {
        set: { signers: withSigner(doc, { ...signer, code: counted }) },
        steps: [stepOf(signer, 'code-wrong', evidenceOf(needs))],
        answer: undefined,
      };
    }
    const { secret, session } = openSession(needs);
    const { code: _, ...rest } = signer;
    return {
      set: { signers: withSigner(doc, { ...rest, session, knownBy: signer.knownBy ?? 'code' }) },
      steps: [stepOf(signer, 'code-right', evidenceOf(needs))],
      answer: { secret, signer: String(signer._id) },
    };
  });
  if (!found)
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'This code is not right. Look at it again.' });
  keep(needs, res, found.signer, found.secret);
};

/** Lets a browser in whose signer the staff know; the record says how. */
export const letIn = (
  needs: SigningNeeds,
  signer: SignerDoc,
): { signer: SignerDoc; keep: (res: Response) => void } => {
  const { secret, session } = openSession(needs);
  return {
    signer: { ...signer, session, knownBy: 'office' },
    keep: (res) => keep(needs, res, String(signer._id), secret),
  };
};
