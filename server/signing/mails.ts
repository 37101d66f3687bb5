import type { SignerInput } from '../../shared/schemas/agreement';
import type { MailTemplateName } from '../../shared/schemas/mail';
import { mayContact } from '../contact/may-contact';
import { fold } from '../core/db/search';
import { conflict } from '../core/http/trpc';
import { mailJob } from '../core/outbox/enqueue';
import { event, type OutboxData, type OutboxEvent } from '../core/outbox/work';
import type { AgreementDoc, SignerDoc } from '../documents/agreement.model';
import type { TemplateDoc } from '../templates/template.model';
import { getAdoption } from '../templates/template.model';
import type { Deps } from './deps';

/** Returns true if all addresses belong to the firm's users. */
export const areStaffAddresses = async (
  { models }: Pick<Deps, 'models'>,
  addresses: readonly string[],
): Promise<boolean> => {
  const emails = [...new Set(addresses.map(fold))];
  if (emails.includes('')) return false;
  return (await models.users.countDocuments({ emailKey: { $in: emails } })) === emails.length;
};

/** Returns true if a message to a signer would leave now, so that nobody is promised one that would not. */
export const mayMail = async (
  needs: Deps,
  { doc, signer: { email } }: { doc: AgreementDoc; signer: Pick<SignerDoc, 'email'> },
  about: SignerMail,
): Promise<boolean> => {
  if (!needs.agreements.canMail || email === '') return false;
  if (doc.isSpecimen) return areStaffAddresses(needs, [email]);
  const lead = await needs.models.clients.findById(doc.leadId, { email: 1 }).lean();
  const isLead = lead !== null && fold(lead.email) === fold(email);
  const { answer } = await mayContact(needs, {
    to: email,
    purpose: 'answer',
    about,
    lead: isLead ? doc.leadId : undefined,
  });
  return answer !== 'no';
};

const notAdopted = ({ adopted }: TemplateDoc): string => {
  const again = adopted
    ? `${adopted.by} adopted it under a typed name, which does not count any more: a lawyer must adopt it again from their own account.`
    : 'A lawyer of the firm must adopt it first.';
  return `No lawyer’s account has adopted this version. ${again} Until then it can go to staff addresses only, as a specimen.`;
};

/**
 * Returns true if a sending is a specimen: a text that no lawyer's account has adopted, sent to the firm's own people.
 * Throws TEMPLATE_NOT_ADOPTED if such a text would go to anyone else.
 */
export const isSpecimen = async (
  needs: Pick<Deps, 'models'>,
  template: TemplateDoc,
  signers: readonly Pick<SignerInput, 'email'>[],
): Promise<boolean> => {
  if (getAdoption(template)) return false;
  const addresses = signers.map(({ email }) => email);
  if (await areStaffAddresses(needs, addresses)) return true;
  throw conflict(notAdopted(template), 'TEMPLATE_NOT_ADOPTED');
};

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
