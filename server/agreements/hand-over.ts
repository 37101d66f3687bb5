import { TRPCError } from '@trpc/server';
import type { Response } from 'express';
import type { Staff } from '../ground/caller';
import { notFound } from '../http/trpc';
import type { AgreementDoc, SignerDoc } from './agreement.model';
import {
  type AgreementNeeds,
  agreementById,
  changeAgreement,
  isWaiting,
  stateOf,
  stepBy,
  withSigner,
} from './change-agreement';
import { linkOf, withNewLink } from './links';
import { mailTo } from './mails';
import { letIn } from './signing/code';
import type { SigningNeeds } from './signing/commands';

type Asked = { id: string; signer: string };

const conflict = (message: string) => new TRPCError({ code: 'CONFLICT', message });

const waitingSigner = (doc: AgreementDoc, id: string, now: number): SignerDoc => {
  const signer = doc.signers.find(({ _id }) => String(_id) === id);
  if (!signer) throw notFound('signer');
  if (signer.state === 'signed') throw conflict(`${signer.name} has signed already.`);
  if (!isWaiting(stateOf(doc, now))) throw conflict('This agreement has ended. Send a new one.');
  return signer;
};

/** A new link to a signer's mailbox; the one before ends. */
export const sendAgain = (needs: AgreementNeeds, caller: Staff, asked: Asked): Promise<void> =>
  changeAgreement(needs, asked.id, ({ doc }) => {
    const signer = waitingSigner(doc, asked.signer, needs.now());
    if (signer.email === '') throw conflict(`${signer.name} has no e-mail address. Hand over the link.`);
    if (!needs.agreements.canMail) throw conflict('E-mail is not set up. Hand over the link.');
    const linked = withNewLink(needs.agreements, doc._id, signer);
    return {
      set: { signers: withSigner(doc, linked) },
      steps: [stepBy(caller, 'sent-again', signer.name)],
      events: mailTo(needs.now, 'agreement-sent', doc, linked),
      answer: undefined,
    };
  });

/** The link of a signer, for the staff to hand over. */
export const handOverLink = async (needs: AgreementNeeds, { id, signer }: Asked) => {
  const doc = await agreementById(needs, id);
  const found = waitingSigner(doc, signer, needs.now());
  return { signer, name: found.name, url: await linkOf(needs.agreements, doc, found) };
};

/** Lets this browser in for a signer who is in the office: the staff answer for who it is. */
export const signHere = async (
  needs: SigningNeeds,
  caller: Staff,
  res: Response,
  { identity, ...asked }: Asked & { identity: string },
) => {
  const keep = await changeAgreement(needs, asked.id, ({ doc }) => {
    const signer = waitingSigner(doc, asked.signer, needs.now());
    const known = letIn(needs, signer);
    return {
      set: { signers: withSigner(doc, known.signer) },
      steps: [{ ...stepBy(caller, 'identified', `${signer.name}: ${identity}`), signer: asked.signer }],
      answer: known.keep,
    };
  });
  keep(res);
  return handOverLink(needs, asked);
};
