import { TRPCError } from '@trpc/server';
import type { Response } from 'express';
import { getName, type Staff } from '../core/caller';
import { notFound } from '../core/http/trpc';
import type { AgreementDoc, SignerDoc } from './agreement.model';
import {
  type AgreementNeeds,
  changeAgreement,
  getState,
  isWaiting,
  stepBy,
  withSigner,
} from './change-agreement';
import { getAddress, newLink, sealToken, withOfficeLink, withOnlyLink } from './links';
import { mailTo } from './mails';
import type { SigningNeeds } from './signing/as-signer';
import { admit, beginAgain } from './signing/code';

type SignerRef = { id: string; signer: string };

const conflict = (message: string) => new TRPCError({ code: 'CONFLICT', message });

const waitingSigner = (doc: AgreementDoc, id: string, now: number): SignerDoc => {
  const signer = doc.signers.find(({ _id }) => String(_id) === id);
  if (!signer) throw notFound('signer');
  if (signer.state === 'signed') throw conflict(`${signer.name} has signed already.`);
  if (!isWaiting(getState(doc, now))) throw conflict('This agreement has ended. Send a new one.');
  return signer;
};

/** A new link to a signer's mailbox; the one before ends. */
export const sendAgain = (needs: AgreementNeeds, caller: Staff, ref: SignerRef): Promise<void> =>
  changeAgreement(needs, ref.id, ({ doc }) => {
    const signer = waitingSigner(doc, ref.signer, needs.now());
    if (signer.email === '') throw conflict(`${signer.name} has no e-mail address. Copy a new link instead.`);
    if (!needs.agreements.canMail) throw conflict('E-mail is not set up. Copy a new link instead.');
    const { token, link } = newLink({ to: 'mailbox', at: needs.now(), by: getName(caller) });
    return {
      set: { signers: withSigner(doc, withOnlyLink(signer, link)) },
      steps: [{ ...stepBy(caller, 'sent-again', signer.name), signer: ref.signer }],
      events: mailTo(needs.now, 'agreement-sent', doc, signer, {
        link: sealToken(needs.agreements, signer._id, token),
      }),
      answer: undefined,
    };
  });

/** A new link of a signer, for the staff to hand over; those before it end, and the record says who had it. */
export const handOverLink = async (needs: AgreementNeeds, caller: Staff, ref: SignerRef) => {
  const { token, link } = newLink({ to: 'staff', at: needs.now(), by: getName(caller) });
  const { name, language } = await changeAgreement(needs, ref.id, ({ doc }) => {
    const signer = waitingSigner(doc, ref.signer, needs.now());
    return {
      set: { signers: withSigner(doc, withOnlyLink(signer, link)) },
      steps: [{ ...stepBy(caller, 'link-shown', signer.name), signer: ref.signer }],
      answer: { name: signer.name, language: doc.language },
    };
  });
  return { signer: ref.signer, name, url: await getAddress(needs.agreements, language, token) };
};

/** Lets this browser in for a signer who is in the office: the staff answer for who it is. */
export const signHere = async (
  needs: SigningNeeds,
  caller: Staff,
  res: Response,
  { identity, ...ref }: SignerRef & { identity: string },
) => {
  const by = getName(caller);
  const { token, link } = newLink({ to: 'office', at: needs.now(), by });
  const { name, language, keep } = await changeAgreement(needs, ref.id, ({ doc, content }) => {
    const signer = waitingSigner(doc, ref.signer, needs.now());
    const begun = beginAgain({ signer, content }, 'office');
    const admission = admit(needs, withOfficeLink(begun.signer, link), by);
    return {
      set: { signers: withSigner(doc, admission.signer) },
      content: begun.content,
      steps: [{ ...stepBy(caller, 'identified', `${signer.name}: ${identity}`), signer: ref.signer }],
      answer: { name: signer.name, language: doc.language, keep: admission.keep },
    };
  });
  keep(res);
  return { signer: ref.signer, name, url: await getAddress(needs.agreements, language, token) };
};
