import { Types } from 'mongoose';
import type { SigningFlag } from '../../shared/schemas/agreement';
import { auditEntry } from '../core/audit/write-audit';
import { system } from '../core/caller';
import { deriveId } from '../core/db/derive-id';
import { ignoreDuplicate } from '../core/db/errors';
import { toEntry } from '../core/outbox/collect-events';
import { enqueue, mailJob } from '../core/outbox/enqueue';
import { event as outboxEvent } from '../core/outbox/work';
import type { AgreementDoc, EventDoc } from '../documents/agreement.model';
import type { ChangeNeeds } from '../documents/change-agreement';
import { documentWords } from '../documents/words';

const auditOnce = async (needs: ChangeNeeds, leadId: string, key: string, flag: SigningFlag) => {
  const entry = auditEntry(
    { now: needs.now, caller: system },
    { action: 'agreement', entity: 'client', entityId: leadId, note: `marked: ${flag}` },
  );
  const _id = new Types.ObjectId(deriveId(key));
  await needs.models.audit.create({ ...entry, _id }).catch(ignoreDuplicate);
};

/** Notifies every administrator of the flags of a signer's steps, once for each signer and flag. */
export const reportFlags = async (
  needs: ChangeNeeds,
  leadId: string,
  doc: AgreementDoc,
  { flags = [], signer }: EventDoc,
): Promise<void> => {
  if (flags.length === 0) return;
  const { models, agreements, now } = needs;
  const admins = await models.users.find({ role: 'admin' }, { _id: 1 }).lean();
  for (const flag of flags) {
    const key = `signing-marked:${doc._id}:${signer}:${flag}`;
    await auditOnce(needs, leadId, key, flag);
    if (!agreements.canMail) continue;
    for (const { _id } of admins) {
      const mail = outboxEvent(mailJob, now, {
        event: 'signing.marked',
        template: 'signing-marked',
        to: String(_id),
        lead: leadId,
        why: documentWords.en.flags[flag],
      });
      await enqueue(models, { ...toEntry(mail), _id: `${key}:${_id}` });
    }
  }
};
