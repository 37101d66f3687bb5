import type { Types } from 'mongoose';
import { withRepresented } from '../../shared/agreements/capacities';
import { shownRule } from '../../shared/agreements/state-rules';
import { day } from '../../shared/durations';
import type { AgreementPost } from '../../shared/schemas/agreement';
import { type Caller, getName, getUserId } from '../core/caller';
import { event } from '../core/outbox/work';
import {
  type AgreementDoc,
  type Content,
  closeContent,
  type EnvelopeDoc,
  type SignerDoc,
} from '../documents/agreement.model';
import { keepFile } from '../documents/agreement-files';
import { type Step, stepBy, toEvents } from '../documents/change-agreement';
import type { Draft } from '../documents/draft';
import { leadName } from '../documents/field-values';
import { originalPdf } from '../documents/pdf/document-pdf';
import { computeHash } from '../documents/pdf/hashes';
import type { Deps } from './deps';
import { mailLink } from './links';
import { expireWork, remindHalfway } from './timed';

/** A person of a new document; the token is there if this document sends them their link. */
export type Invited = { signer: SignerDoc; token?: string };

type NewAgreement = {
  _id: Types.ObjectId;
  leadId: string;
  draft: Draft;
  post: AgreementPost;
  people: readonly Invited[];
  lawyer: AgreementDoc['lawyer'];
  isTrial: boolean;
  at: number;
  envelope?: EnvelopeDoc;
};

const linkShown = (caller: Caller, { signer }: Invited): Step[] =>
  signer.links.some(({ to }) => to === 'staff')
    ? [{ ...stepBy(caller, 'link-shown', signer.name), signer: String(signer._id) }]
    : [];

/**
 * Returns a new agreement with its text fixed as a PDF, which is stored first: an agreement without its document cannot
 * be signed, while a file alone does no harm. Its messages and timers are in its own write.
 */
export const newAgreement = async (
  needs: Deps,
  caller: Caller,
  { _id, leadId, draft, post, people, lawyer, isTrial, at, envelope }: NewAgreement,
): Promise<AgreementDoc> => {
  const { agreements, now } = needs;
  const { template, blocks, sent } = draft;
  const { filled } = sent;
  // The values are only in the sealed content.
  const names = Object.keys(filled);
  const expiresAt = new Date(at + post.expiresDays * day);
  const ids = { agreement: String(_id), lead: leadId };
  const steps = toEvents(now, ids, [
    { ...stepBy(caller, 'sent'), ...(names.length > 0 && { facts: { filled: names } }) },
    ...people.flatMap((one) => linkShown(caller, one)),
  ]);
  const { message = '' } = post;
  const content: Content = { blocks, message, marks: {}, evidence: steps.evidence, filled };
  const mails = people.flatMap(({ signer, token }) =>
    token && signer.links.some(({ to }) => to === 'mailbox')
      ? mailLink(needs, { _id, leadId }, signer, token)
      : [],
  );
  const isFirst = !envelope || envelope.place === 1;
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
    filled: names,
    keptYears: template.keptYears,
    state: 'sent',
    signers: people.map(({ signer }) => withRepresented(signer, leadName(draft.lead))),
    ...(lawyer && { lawyer }),
    stateRules: draft.stateRules.map((one) => shownRule(one, template.language)),
    deliver: post.deliver,
    ...(envelope && { envelope }),
    ...(post.order === 'in-turn' && { order: post.order }),
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
      ...mails,
      ...(isFirst && post.deliver === 'mail' && draft.lead.source !== 'sample'
        ? [remindHalfway(at, { expiresAt }, ids)]
        : []),
      event(expireWork, () => expiresAt.getTime(), ids),
    ],
  };
  const { name } = await agreements.firm();
  const bytes = await originalPdf({ doc, content, firm: name, timeZone: agreements.timeZone });
  await keepFile(needs, _id, 'original', { bytes });
  return { ...doc, documentHash: computeHash(bytes) };
};
