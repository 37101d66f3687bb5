import type { Response } from 'express';
import { getName, type Staff } from '../core/caller';
import { conflict, notFound } from '../core/http/trpc';
import type { AgreementDoc, Content, SignerDoc } from '../documents/agreement.model';
import {
  agreementById,
  type Change,
  changeAgreement,
  stepBy,
  withSigner,
} from '../documents/change-agreement';
import { findDocuments, findPeople, findWaiting, getPerson } from '../documents/envelope';
import { refuseUnprinted } from '../documents/places';
import type { Deps } from './deps';
import { getAddress, mailLink, newLink, withOfficeLink, withOnlyLink } from './links';
import { admit } from './page/code';
import { beginAgain } from './page/person';
import type { SigningNeeds } from './page/signer';

type SignerRef = { id: string; signer: string };

type Invitation = { doc: AgreementDoc; content: Content; signer: SignerDoc };

/**
 * Changes the document that holds a signer's links, which opens all documents of the envelope. Throws if none of them
 * waits for the signer.
 */
const changeInvitation = async <Answer = void>(
  needs: Deps,
  ref: SignerRef,
  change: (invitation: Invitation) => Change<Answer>,
): Promise<Answer> => {
  const documents = await findDocuments(needs, await agreementById(needs, ref.id));
  const person = findPeople(documents).find(({ id }) => id === ref.signer);
  if (!person) throw notFound('signer');
  const { home } = person;
  return changeAgreement(needs, home._id, ({ doc, content }) => {
    const signer = getPerson(doc, ref.signer);
    const current = documents.map((one) => (one === home ? doc : one));
    if (findWaiting(current, ref.signer, needs.now()).length === 0)
      throw conflict(
        signer.state === 'signed'
          ? `${signer.name} has signed already.`
          : 'This agreement has ended. Send a new one.',
      );
    return change({ doc, content, signer });
  });
};

/** Mails a new link to a signer and ends the previous one. */
export const sendAgain = (needs: Deps, caller: Staff, ref: SignerRef): Promise<void> =>
  changeInvitation(needs, ref, ({ doc, signer }) => {
    if (signer.email === '') throw conflict(`${signer.name} has no e-mail address. Copy a new link instead.`);
    if (!needs.agreements.canMail) throw conflict('E-mail is not set up. Copy a new link instead.');
    const { token, link } = newLink({ to: 'mailbox', at: needs.now(), by: getName(caller) });
    return {
      set: { signers: withSigner(doc, withOnlyLink(signer, link)) },
      steps: [{ ...stepBy(caller, 'sent-again', signer.name), signer: ref.signer }],
      events: mailLink(needs, doc, signer, token),
    };
  });

/** Makes a new link for staff to hand over. Earlier ones end, and the record says who had it. */
export const handOverLink = async (needs: Deps, caller: Staff, ref: SignerRef) => {
  const { token, link } = newLink({ to: 'staff', at: needs.now(), by: getName(caller) });
  const { name, language } = await changeInvitation(needs, ref, ({ doc, signer }) => {
    return {
      set: { signers: withSigner(doc, withOnlyLink(signer, link)) },
      steps: [{ ...stepBy(caller, 'link-shown', signer.name), signer: ref.signer }],
      answer: { name: signer.name, language: doc.language },
    };
  });
  return { signer: ref.signer, name, url: await getAddress(needs.agreements, language, token) };
};

/** Confirms this browser for a signer in the office; staff vouch for the signer's identity. */
export const signHere = async (
  needs: SigningNeeds,
  caller: Staff,
  res: Response,
  { identity, ...ref }: SignerRef & { identity: string },
) => {
  await refuseUnprinted(identity);
  const by = getName(caller);
  const { token, link } = newLink({ to: 'office', at: needs.now(), by });
  const { name, language, keep } = await changeInvitation(needs, ref, ({ doc, content, signer }) => {
    const begun = beginAgain({ signer, content }, { how: 'office' });
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
