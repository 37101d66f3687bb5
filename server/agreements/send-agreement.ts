import { TRPCError } from '@trpc/server';
import { Types } from 'mongoose';
import { withRepresented } from '../../shared/agreements/capacities';
import { shownRule } from '../../shared/agreements/state-rules';
import type { AgreementPost, AgreementReceipt } from '../../shared/schemas/agreement';
import { type Caller, getName, getUserId } from '../core/caller';
import { event } from '../core/outbox/event';
import { findLeadId } from '../leads/merge/lead-id';
import type { AgreementDoc, SignerDoc } from './agreement.model';
import { keepFile } from './agreement-files';
import {
  type AgreementNeeds,
  agreementById,
  getState,
  isWaiting,
  stepBy,
  toEvents,
} from './change-agreement';
import { type Content, closeContent } from './content';
import type { Agreements } from './create-agreements';
import type { Deps } from './deps';
import { buildDraft, type Draft } from './draft';
import { leadName } from './field-values';
import { lawyerById } from './lawyers';
import { getAddress, newLink, newSigner, sealToken, withLink } from './links';
import { mailTo } from './mails';
import { originalPdf } from './pdf/document-pdf';
import { computeHash } from './pdf/hashes';
import { refuseUnchecked } from './refuse-unchecked';
import { refuseFilled } from './sent-values';
import { isSpecimen } from './specimen';
import { expireWork, remindWork } from './timed';
import { voidAgreement } from './void-agreement';

const day = 24 * 60 * 60 * 1000;

const badRequest = (message: string) => new TRPCError({ code: 'BAD_REQUEST', message });
const conflict = (message: string) => new TRPCError({ code: 'CONFLICT', message });

const refuseDraft = ({ missing, problems }: Draft) => {
  const [first] = problems;
  if (first) throw badRequest(first.message);
  if (missing.length > 0)
    throw badRequest(`These fields have no value yet: ${missing.join(', ')}. Fill them in first.`);
};

const refuseDelivery = ({ canMail }: Agreements, { deliver, signers }: AgreementPost) => {
  if (deliver !== 'mail') return;
  if (!canMail) throw conflict('E-mail is not set up. Create links, or have it signed on this screen.');
  if (signers.every(({ email }) => email === ''))
    throw badRequest('Enter an e-mail address, or have it signed on this screen.');
};

const findLawyer = async (
  needs: Pick<Deps, 'models'>,
  { needsLawyer }: Draft,
  id: string | undefined,
): Promise<AgreementDoc['lawyer']> => {
  if (!needsLawyer) return undefined;
  if (id === undefined) return { userId: null, name: '' };
  const lawyer = await lawyerById(needs, id);
  if (!lawyer) throw badRequest('Choose a lawyer of the firm, or leave it open.');
  return { userId: id, name: lawyer.name };
};

const refuseReplacing = async (
  needs: AgreementNeeds,
  { id, replaces }: Pick<AgreementPost, 'id' | 'replaces'>,
  isTrial: boolean,
) => {
  if (replaces === undefined) return;
  const old = await agreementById(needs, replaces);
  if (isTrial && !old.isSpecimen) throw conflict('A specimen replaces no agreement.');
  if (old.leadId !== id || !isWaiting(getState(old, needs.now())))
    throw conflict('Only an agreement of this lead that still waits can be replaced.');
};

/** Returns a note with the fields that the sender filled. Their values are only in the sealed content. */
const filledNote = (filled: Record<string, string>): string => {
  const names = Object.keys(filled);
  return names.length === 0 ? '' : `Filled in: ${names.join(', ')}`;
};

type Linking = { signer: SignerDoc; isMailed: boolean; at: number; by: string };

/**
 * Returns the signer with the link for their message or for staff to hand over; without one if they sign in the office.
 */
const linkedBy = ({ deliver }: AgreementPost, { signer, isMailed, at, by }: Linking) => {
  const to = deliver === 'link' ? 'staff' : isMailed && signer.email !== '' ? 'mailbox' : undefined;
  if (!to) return { signer };
  const { token, link } = newLink({ to, at, by });
  return { signer: withLink(signer, link), token };
};

/**
 * Sends an agreement: its text is now fixed, as a PDF with its hash. Its links and reminders follow from the same
 * write. Refused (409) if no lawyer adopted the text, or without a conflict check newer than the last change of
 * parties.
 */
export const sendAgreement = async (
  needs: AgreementNeeds,
  caller: Caller,
  post: AgreementPost,
): Promise<AgreementReceipt> => {
  const { models, agreements, now, feed } = needs;
  const leadId = await findLeadId(needs, post.id);
  const _id = new Types.ObjectId();
  const invited = post.signers.map(newSigner);
  const seated = invited.map((signer) => ({ ...signer, id: String(signer._id) }));
  const draft = await buildDraft(needs, { ...post, id: leadId }, seated);
  if (draft.template.isArchived) throw conflict('This template is archived. Choose another one.');
  refuseFilled(draft.sent);
  const isTrial = await isSpecimen(needs, draft.template, post.signers);
  refuseDraft(draft);
  refuseDelivery(agreements, post);
  if (!isTrial) await refuseUnchecked(agreements, caller, { leadId, signers: post.signers });
  await refuseReplacing(needs, { ...post, id: leadId }, isTrial);
  const lawyer = await findLawyer(needs, draft, post.lawyer);

  const {
    template,
    blocks,
    sent: { filled },
  } = draft;
  const at = now();
  const expiresAt = new Date(at + post.expiresDays * day);
  const ids = { agreement: _id, lead: leadId };
  const isMailed = post.deliver === 'mail' && draft.lead.source !== 'sample';
  const linked = invited.map((signer) => linkedBy(post, { signer, isMailed, at, by: getName(caller) }));
  const signers = linked.map(({ signer }) => signer);
  const handed = linked.filter(({ signer }) => signer.links.some(({ to }) => to === 'staff'));
  const steps = toEvents(now, ids, [
    stepBy(caller, 'sent', filledNote(filled)),
    ...handed.map(({ signer }) => ({
      ...stepBy(caller, 'link-shown', signer.name),
      signer: String(signer._id),
    })),
  ]);
  const content: Content = {
    blocks,
    message: post.message ?? '',
    marks: {},
    evidence: steps.evidence,
    filled,
  };
  const timed = (job: typeof remindWork, when: number) =>
    event(job, () => when, { agreement: String(_id), lead: leadId });
  const doc: AgreementDoc = {
    _id,
    leadId,
    title: template.name,
    kind: template.kind,
    language: template.language,
    templateId: String(template._id),
    templateVersion: template.version,
    isSample: template.isSample,
    ...(isTrial && { isSpecimen: true }),
    ...(template.adopted && !isTrial && { adopted: template.adopted }),
    filled: Object.keys(filled),
    keptYears: template.keptYears,
    state: 'sent',
    signers: signers.map((one) => withRepresented(one, leadName(draft.lead))),
    ...(lawyer && { lawyer }),
    stateRules: draft.stateRules.map((one) => shownRule(one, template.language)),
    deliver: post.deliver,
    sentAt: new Date(at),
    sentBy: getName(caller),
    sentById: getUserId(caller),
    expiresAt,
    reason: '',
    documentHash: '',
    sealed: closeContent(agreements, _id, content),
    events: steps.docs,
    version: 1,
    outbox: [
      ...steps.outbox,
      ...(isMailed
        ? linked.flatMap(({ signer, token }) =>
            mailTo(now, 'agreement-sent', { _id, leadId }, signer, {
              ...(token && { link: sealToken(agreements, signer._id, token) }),
            }),
          )
        : []),
      ...(isMailed ? [timed(remindWork, at + (post.expiresDays * day) / 2)] : []),
      timed(expireWork, expiresAt.getTime()),
    ],
  };
  const { name } = await agreements.firm();
  const bytes = await originalPdf({ doc, content, firm: name, timeZone: agreements.timeZone });
  // Store the file first: an agreement without its document cannot be signed, while a file alone does no harm.
  await keepFile(needs, _id, 'original', { bytes });
  await models.agreements.create({ ...doc, documentHash: computeHash(bytes) });
  feed.announce(leadId, 'changed');
  if (post.replaces)
    await voidAgreement(needs, caller, {
      id: post.replaces,
      reason: 'Replaced by another.',
      replacedBy: String(_id),
    });
  const links = await Promise.all(
    handed.map(async ({ signer, token }) => ({
      signer: String(signer._id),
      name: signer.name,
      url: await getAddress(agreements, doc.language, token!),
    })),
  );
  return { id: String(_id), state: 'sent', ...(post.deliver === 'link' && { links }) };
};
