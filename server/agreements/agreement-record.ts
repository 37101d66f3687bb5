import type { AgreementRecord } from '../../shared/schemas/agreement';
import type { AgreementDoc } from './agreement.model';
import { stateOf } from './change-agreement';

const momentOf = (at: Date | undefined): string | null => at?.toISOString() ?? null;

/** An agreement as staff see it. */
export const toAgreement = (doc: AgreementDoc, now: number): AgreementRecord => ({
  id: String(doc._id),
  lead: doc.leadId,
  title: doc.title,
  kind: doc.kind,
  language: doc.language,
  template: doc.templateId,
  templateVersion: doc.templateVersion,
  isSample: doc.isSample,
  state: stateOf(doc, now),
  signers: doc.signers.map(
    ({ _id, name, email, role, capacity, letters, state, openedAt, signedAt, for: represented }) => ({
      id: String(_id),
      name,
      email,
      role,
      capacity,
      for: represented ?? '',
      letters: letters ?? null,
      state,
      openedAt: momentOf(openedAt),
      signedAt: momentOf(signedAt),
    }),
  ),
  lawyer: doc.lawyer
    ? { id: doc.lawyer.userId, name: doc.lawyer.name, signedAt: momentOf(doc.lawyer.signedAt) }
    : null,
  sentAt: doc.sentAt.toISOString(),
  sentBy: doc.sentBy,
  deliver: doc.deliver,
  expiresAt: doc.expiresAt.toISOString(),
  endedAt: momentOf(doc.endedAt),
  reason: doc.reason,
  replacedBy: doc.replacedBy ?? null,
  documentHash: doc.documentHash,
  fileHash: doc.fileHash ?? null,
  sealLevel: doc.sealLevel ?? null,
  events: doc.events.map(({ _id, at, step, by, note }) => ({
    id: String(_id),
    at: at.toISOString(),
    step,
    by,
    note,
  })),
});
