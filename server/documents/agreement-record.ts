import type { AgreementRecord } from '../../shared/schemas/agreement';
import type { AgreementDoc, Content, SignerDoc } from './agreement.model';
import { getState } from './change-agreement';
import { stepNote } from './timeline-sentence';

const toMoment = (at: Date | undefined): string | null => at?.toISOString() ?? null;

const signerRecord = (signer: SignerDoc): AgreementRecord['signers'][number] => {
  const { _id, name, email, role, capacity, state, openedAt, signedAt } = signer;
  return {
    id: String(_id),
    name,
    email,
    role,
    capacity,
    for: signer.for ?? '',
    letters: signer.letters ?? null,
    state,
    openedAt: toMoment(openedAt),
    signedAt: toMoment(signedAt),
    links: signer.links.map(({ to, at, by }) => ({ to, at: at.toISOString(), by })),
    grade: signer.grade ?? null,
    confirmedBy: signer.confirmedBy ?? '',
    phone: signer.phone?.ending ?? '',
    flags: signer.flags ?? [],
  };
};

/** Returns an agreement for staff. */
export const toAgreement = (
  doc: AgreementDoc,
  now: number,
  content?: Pick<Content, 'filled'>,
): AgreementRecord => ({
  id: String(doc._id),
  lead: doc.leadId,
  title: doc.title,
  kind: doc.kind,
  language: doc.language,
  template: doc.templateId,
  templateVersion: doc.templateVersion,
  isSample: doc.isSample,
  isSpecimen: doc.isSpecimen ?? false,
  adopted: doc.adopted
    ? { by: doc.adopted.by, bar: doc.adopted.bar ?? '', at: doc.adopted.at.toISOString() }
    : null,
  filled: (doc.filled ?? []).map((field) => ({
    field,
    ...(content && { value: content.filled?.[field] ?? '' }),
  })),
  state: getState(doc, now),
  envelope: doc.envelope ?? null,
  order: doc.order ?? 'together',
  signers: doc.signers.map(signerRecord),
  lawyer: doc.lawyer
    ? {
        id: doc.lawyer.userId,
        name: doc.lawyer.name,
        bar: doc.lawyer.bar ?? '',
        signedAt: toMoment(doc.lawyer.signedAt),
      }
    : null,
  sentAt: doc.sentAt.toISOString(),
  sentBy: doc.sentBy,
  deliver: doc.deliver,
  expiresAt: doc.expiresAt.toISOString(),
  endedAt: toMoment(doc.endedAt),
  reason: doc.reason,
  replacedBy: doc.replacedBy ?? null,
  documentHash: doc.documentHash,
  fileHash: doc.fileHash ?? null,
  sealLevel: doc.sealLevel ?? null,
  stateRules: doc.stateRules ?? [],
  events: doc.events.map((event) => ({
    id: String(event._id),
    at: event.at.toISOString(),
    step: event.step,
    by: event.by,
    note: stepNote(event),
    signer: event.signer ?? null,
    link: event.link ?? null,
    flags: event.flags ?? [],
    text: event.text ?? '',
  })),
});
