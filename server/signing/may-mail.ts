import { mayContact } from '../contact/may-contact';
import { fold } from '../core/db/search';
import type { AgreementDoc, SignerDoc } from '../documents/agreement.model';
import type { Deps } from './deps';
import type { SignerMail } from './mails';

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
