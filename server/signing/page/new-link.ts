import { Types } from 'mongoose';
import { hour } from '../../../shared/durations';
import { getName, system } from '../../core/caller';
import { hashToken } from '../../core/links';
import type { AgreementDoc, SignerDoc } from '../../documents/agreement.model';
import { askStaff, replaceTasks } from '../../documents/ask-staff';
import { type Change, changeAgreement, getState, stepBy, withSigner } from '../../documents/change-agreement';
import { getPerson } from '../../documents/envelope';
import type { TaskDoc } from '../../leads/store/desk-fields';
import { findLeadId } from '../../leads/store/lead-by-id';
import { workOnLead } from '../../leads/update-client';
import { newLink, sealToken, withLink } from '../links';
import { mailTo } from '../mails';
import type { SigningNeeds } from './as-signer';
import { refused } from './refused';
import { findReplaced, findSigning, getEvidence, refuseStep } from './signer';

/** The most links that older ones may have mailed for one signer. */
const mostMails = 5;

/** Adds a task for the sender, once while it is open. */
const tellSender = async (needs: SigningNeeds, doc: AgreementDoc, title: string): Promise<void> => {
  if (doc.isSpecimen) return;
  const leadId = await findLeadId(needs, doc.leadId);
  if (!(await needs.models.clients.exists({ _id: leadId }))) return;
  await workOnLead(needs, system, leadId, async (lead) => {
    const isAsked = (task: TaskDoc) => task.kind === 'new-link' && task.agreement === String(doc._id);
    if (lead.openTasks?.some(isAsked)) return {};
    const what = 'Someone asks for a new link to an agreement';
    const id = new Types.ObjectId();
    const request = { id, need: 'question', kind: 'new-link', title, what } as const;
    const { task, events } = await askStaff(needs, doc, lead, request);
    return { tasks: replaceTasks(needs, [task]), events };
  });
};

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
      events: mailTo(needs.now, 'agreement-sent', doc, signer, {
        link: sealToken(needs.agreements, id, token),
      }),
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
