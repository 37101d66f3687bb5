import type { Response } from 'express';
import { minute } from '../../../shared/durations';
import { recordId } from '../../../shared/schemas/id';
import { z } from '../../../shared/zod';
import { hashToken, isSame, makeToken } from '../../core/links';
import { event, type Handler } from '../../core/outbox/work';
import type { AgreementDoc, SignerDoc } from '../../documents/agreement.model';
import { changeAgreement, getState, isUnderWay, toStep, withSigner } from '../../documents/change-agreement';
import type { Deps } from '../deps';
import { endOfCode, openCode, sealCode, wipedCode } from '../links';
import { mailTo, mayMail } from '../mails';
import { beginAgain, type Identity, identifiedAs } from './person';
import { Refused, refused } from './say';
import {
  changeAsSigner,
  findSigner,
  findSigning,
  getEvidence,
  type Signing,
  type SigningNeeds,
} from './signer';
import { findCodePhone, textedCode } from './texted-code';

/** The limits of a code in guesses, and of all codes of a link. */
const mostGuesses = 10;
const mostGuessesInAll = 30;
const sessionLasts = 24 * 60 * minute;
/** The most replaced browsers that still learn that they were replaced. */
const mostEnded = 10;

export const wipeCodeWork = {
  kind: 'wipe-signing-code',
  data: z.object({ agreement: recordId, signer: recordId, code: z.int() }),
};

/** Returns the signing with the first document as the one to change, which holds the code and the session. */
const findHomeSigning = async (needs: SigningNeeds, token: string): Promise<Signing> => {
  const signing = await findSigning(needs, token);
  return { ...signing, doc: signing.home, signer: findSigner(signing.home, token).signer };
};

/**
 * A signer who has signed can come back for the copy; one who has not, only while a document of the envelope waits.
 */
const refuseEnded =
  ({ home, documents }: Signing) =>
  ({ doc }: { doc: AgreementDoc }, now: number) => {
    const states = [doc, ...documents.filter((one) => one !== home)].map((one) => getState(one, now));
    if (!states.some((state) => isUnderWay(state) || state === 'complete')) throw refused('over');
  };

const refuseInOffice = ({ link }: Pick<Signing, 'link'>) => {
  if (link.to === 'office') throw refused('office');
};

/** Sends a new code to the signer, by e-mail or by text, and ends the previous one. */
export const sendCode = async (needs: SigningNeeds, token: string, way: 'mail' | 'text'): Promise<void> => {
  await needs.limits.use('signingCode', hashToken(token));
  const signing = await findHomeSigning(needs, token);
  const phone = way === 'text' ? await findCodePhone(needs, signing) : undefined;
  if (way === 'text' && !phone) throw refused('noText');
  if (
    way === 'mail' &&
    !(await mayMail(needs, { doc: signing.home, signer: signing.signer }, 'agreement-code'))
  )
    throw refused('noMail');
  await changeAsSigner(needs, { ...signing, phone }, refuseEnded(signing), ({ doc, signer, link }) => {
    refuseInOffice({ link });
    if ((signer.code?.wrongInAll ?? 0) >= mostGuessesInAll) throw refused('tooManyCodes');
    const code = sealCode(needs.agreements, signer, { at: new Date(needs.now()), phone });
    const until = endOfCode(code);
    const about = { agreement: String(doc._id), signer: String(signer._id), code: code.round };
    return {
      set: { signers: withSigner(doc, { ...signer, code }) },
      steps: [{ ...toStep(signer, 'code-sent', getEvidence(needs)), phone: phone?.ending }],
      events: [
        ...(phone
          ? [event(textedCode, needs.now, about)]
          : mailTo(needs.now, 'agreement-code', doc, signer, { code: code.round, until })),
        event(wipeCodeWork, () => until, about),
      ],
    };
  });
};

/** Removes an expired code, unless it was entered or a newer one exists. */
export const wipeCode =
  (needs: Deps): Handler<typeof wipeCodeWork> =>
  async ({ data }) => {
    if (!(await needs.models.agreements.exists({ _id: data.agreement }))) return;
    await changeAgreement(needs, data.agreement, ({ doc }) => {
      const signer = doc.signers.find(({ _id }) => String(_id) === data.signer);
      if (!signer?.code?.sealed || signer.code.round !== data.code) return {};
      return {
        set: { signers: withSigner(doc, { ...signer, code: wipedCode(signer.code) }) },
      };
    });
  };

type Session = NonNullable<SignerDoc['session']>;

/**
 * Confirms a browser as the signer's. The previous one is replaced, and its page says so. A signer who has signed comes
 * back for the copy; how they were identified when signing stays.
 */
const openSession = (needs: SigningNeeds, signer: SignerDoc, identity: Identity & Pick<Session, 'by'>) => {
  const { how, by, phone } = identity;
  const { token: secret, hash } = makeToken();
  const session: Session = {
    hash,
    until: new Date(needs.now() + sessionLasts),
    how,
    ...(by && { by }),
    ...(phone && { phone }),
  };
  const before = signer.session ? [signer.session.hash] : [];
  const endedSessions = [...(signer.endedSessions ?? []), ...before].slice(-mostEnded);
  const person = signer.state === 'signed' ? signer : identifiedAs(signer, identity);
  return { secret, signer: { ...person, session, endedSessions } };
};

const keep = ({ signingCookie, req }: SigningNeeds, res: Response, signer: string, secret: string) =>
  signingCookie(signer).write(req, res, secret, sessionLasts);

type Guess = { token: string; code: string };

/**
 * Confirms this browser for the right code, once. Each wrong one is counted before the answer, even with many at once.
 */
export const enterCode = async (
  needs: SigningNeeds,
  res: Response,
  { token, code: typed }: Guess,
): Promise<void> => {
  const digits = typed.replace(/\s/g, '');
  const signing = await findHomeSigning(needs, token);
  const result = await changeAsSigner(
    needs,
    signing,
    refuseEnded(signing),
    ({ doc, signer, link, content }) => {
      refuseInOffice({ link });
      const { code } = signer;
      if ((code?.wrongInAll ?? 0) >= mostGuessesInAll) throw refused('tooManyCodes');
      const right = openCode(needs.agreements, signer);
      if (!code || right === undefined || endOfCode(code) <= needs.now()) throw refused('codeEnded');
      if (code.wrong >= mostGuesses) throw refused('tooManyGuesses');
      if (!isSame(digits, right)) {
        const counted = { ...code, wrong: code.wrong + 1, wrongInAll: code.wrongInAll + 1 };
        return {
          set: { signers: withSigner(doc, { ...signer, code: counted }) },
          steps: [toStep(signer, 'code-wrong', getEvidence(needs))],
        };
      }
      const { phone } = code;
      const identity: Identity = { how: phone ? 'text' : 'code', phone };
      const begun = beginAgain({ signer, content }, identity);
      const opened = openSession(needs, { ...begun.signer, code: wipedCode(code) }, identity);
      return {
        set: { signers: withSigner(doc, opened.signer) },
        content: begun.content,
        steps: [
          {
            ...toStep(signer, 'code-right', getEvidence(needs)),
            ...(phone && { phone: phone.ending, code: code.round }),
          },
        ],
        answer: { secret: opened.secret, signer: String(signer._id) },
      };
    },
  );
  if (!result) throw new Refused('BAD_REQUEST', 'wrongCode');
  keep(needs, res, result.signer, result.secret);
};

/** Confirms the browser of a signer that staff know; the record says who confirmed it. */
export const admit = (
  needs: SigningNeeds,
  signer: SignerDoc,
  by: string,
): { signer: SignerDoc; keep: (res: Response) => void } => {
  const opened = openSession(needs, signer, { how: 'office', by });
  return { signer: opened.signer, keep: (res) => keep(needs, res, String(signer._id), opened.secret) };
};
