import type { ClientDoc } from '../clients/store/client.model';
import { fold } from '../db/search';
import type { Deps } from '../http/context';
import type { OutboxData } from '../outbox/event';
import type { AgreementDoc } from './agreement.model';
import { signedFile } from './agreement-files';
import { isWaiting, stateOf } from './change-agreement';
import { openContent } from './content';
import { longDate } from './dates';
import { linkOf } from './links';
import type { SignerMail } from './mails';

type Needs = Pick<Deps, 'models' | 'agreements' | 'now'>;

/** A message to a signer: to whom, and what it says. `lead` is given where the signer is the lead's own person. */
export type ToSigner = {
  to: string;
  lead: ClientDoc | null;
  language: string;
  values: Record<string, string>;
  attachments: { filename: string; content: Buffer; contentType: string }[];
};

/** Only the newest link is sent, and only while there is something to sign. */
const isDue = (doc: AgreementDoc, data: OutboxData, now: number): boolean => {
  const signer = doc.signers.find(({ _id }) => String(_id) === data.signer);
  if (!signer || signer.email === '' || doc.keptUntil) return false;
  const template = data.template as SignerMail;
  if (template === 'agreement-copy') return doc.state === 'complete';
  if (signer.round !== data.round) return false;
  if (template === 'agreement-code') return signer.code?.round === data.code;
  return signer.state !== 'signed' && isWaiting(stateOf(doc, now));
};

/** Who a message about an agreement goes to and what it says, as it is now; null where nothing is to be said any more. */
export const toSigner = async (needs: Needs, data: OutboxData): Promise<ToSigner | null> => {
  const { models, agreements, now } = needs;
  const doc = await models.agreements.findById(data.agreement).lean<AgreementDoc>();
  if (!doc || !isDue(doc, data, now())) return null;
  const signer = doc.signers.find(({ _id }) => String(_id) === data.signer)!;
  const lead = await models.clients.findById(doc.leadId).lean<ClientDoc>();
  const isCode = data.template === 'agreement-code';
  const isCopy = data.template === 'agreement-copy';
  const ids = [String(doc._id), String(signer._id), signer.round] as const;
  return {
    to: signer.email,
    lead: lead && fold(lead.email) === fold(signer.email) ? lead : null,
    language: doc.language,
    values: {
      name: signer.name,
      title: doc.title,
      message: openContent(agreements, doc).message,
      until: longDate(doc.expiresAt, doc.language, agreements.timeZone),
      link: await linkOf(agreements, doc, signer),
      ...(isCode && { code: agreements.codeOf(...ids, Number(data.code)) }),
    },
    attachments: isCopy
      ? [
          {
            filename: `agreement-${doc._id}.pdf`,
            content: (await signedFile(needs, doc)).bytes,
            contentType: 'application/pdf',
          },
        ]
      : [],
  };
};
