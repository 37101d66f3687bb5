import { hour } from '../../../shared/durations';
import { getName, system } from '../../core/caller';
import { hashToken } from '../../core/links';
import type { AgreementDoc, SignerDoc } from '../../documents/agreement.model';
import { askOnce } from '../../documents/ask-staff';
import { type Change, changeAgreement, getState, stepBy, withSigner } from '../../documents/change-agreement';
import { getPerson } from '../../documents/envelope';
import { mailLink, newLink, withLink } from '../links';
import type { SigningNeeds } from './as-signer';
import { refused } from './refused';
import { findReplaced, findSigning, getEvidence, refuseStep } from './signer';

/** The most links that older ones may have mailed for one signer. */
const mostMails = 5;

/** Adds a task for the sender, once while it is open. */
const tellSender = (needs: SigningNeeds, doc: AgreementDoc, title: string): Promise<void> =>
  askOnce(needs, doc, {
    need: 'question',
    kind: 'new-link',
    title,
    what: 'Someone asks for a new link to an agreement',
    isSame: ({ agreement }) => agreement === String(doc._id),
  });

/** Returns true if a mailed link of this signer is active: their mailbox then gets nothing that it did not have. */
const isMailed = ({ email, links }: SignerDoc) =>
  email !== '' && links.some(({ hash, to }) => hash && to === 'mailbox');

/**
 * Mails one more link to the mailbox that the current one went to, which keeps working. Returns false if there is none,
 * or if it got enough.
 */
const mailAgain = (needs: SigningNeeds, home: AgreementDoc, id: string): Promise<boolean> => {
  const { token, link } = newLink({ to: 'mailbox', at: needs.now(), by: getName(system) });
  return changeAgreement(needs, home._id, ({ doc }): Change<boolean> => {
    const signer = getPerson(doc, id);
    if (!needs.agreements.canMail || !isMailed(signer)) return { answer: false };
    if (signer.links.some(({ to, at }) => to === 'mailbox' && at.getTime() > needs.now() - hour))
      return { answer: true };
    const requests = doc.events.filter(({ signer, facts }) => signer === id && facts?.olderLink);
    if (requests.length >= mostMails) return { answer: false };
    const step = { ...stepBy(system, 'sent-again', signer.name), facts: { olderLink: true as const } };
    return {
      set: { signers: withSigner(doc, withLink(signer, link)) },
      steps: [{ ...step, signer: id, evidence: getEvidence(needs) }],
      events: mailLink(needs, doc, signer, token),
      answer: true,
    };
  });
};

/**
 * Asks for a link that works: for a replaced link, the newest is mailed again; for an expired one, the sender gets a
 * task. The browser that asks gets nothing, and the answer is always the same, so that a stranger learns nothing.
 */
export const askForLink = async (needs: SigningNeeds, token: string): Promise<void> => {
  await needs.limits.use('signingQuestion', hashToken(token));
  const replaced = await findReplaced(needs, token);
  if (replaced) {
    const { home, signer } = replaced;
    refuseStep(needs, { doc: home, signer });
    if (!(await mailAgain(needs, home, String(signer._id))))
      await tellSender(needs, home, 'Someone with an older link wants the newest one (not confirmed)');
    return;
  }
  const signing = await findSigning(needs, token);
  refuseStep(needs, signing);
  if (getState(signing.doc, needs.now()) !== 'expired') throw refused('linkWorks');
  await tellSender(needs, signing.doc, 'Someone with the expired link asks for a new one (not confirmed)');
};
