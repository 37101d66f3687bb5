import type { MailTemplateName } from '../../shared/schemas/mail';
import { mailJob } from '../core/outbox/enqueue';
import { event, type OutboxData, type OutboxEvent } from '../core/outbox/work';
import type { SignerDoc } from '../documents/agreement.model';

type Named = { _id: unknown; leadId: string };
export type SignerMail = Extract<
  MailTemplateName,
  'agreement-sent' | 'agreement-reminder' | 'agreement-code' | 'agreement-copy'
>;

/** Returns a message to a signer, for the write that causes it; none for a signer without an address. */
export const mailTo = (
  now: () => number,
  template: SignerMail,
  { _id, leadId }: Named,
  signer: Pick<SignerDoc, '_id' | 'email'>,
  data: OutboxData = {},
): OutboxEvent[] =>
  signer.email === ''
    ? []
    : [
        event(mailJob, now, {
          event: template,
          template,
          to: 'signer',
          lead: leadId,
          agreement: String(_id),
          signer: String(signer._id),
          ...data,
        }),
      ];
