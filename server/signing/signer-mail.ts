import { getName, system } from '../core/caller';
import { fold } from '../core/db/search';
import { matchToken } from '../core/links';
import type { OutboxData } from '../core/outbox/work';
import { type AgreementDoc, openContent, type SignerDoc } from '../documents/agreement.model';
import { signedFile } from '../documents/agreement-files';
import {
  changeAgreement,
  type ChangeNeeds as Needs,
  stepBy,
  withSigner,
} from '../documents/change-agreement';
import { longDate } from '../documents/dates';
import { findDocuments, findPerson, findWaiting, isComplete, joinTitles } from '../documents/envelope';
import { documentWords } from '../documents/words';
import type { ClientDoc } from '../leads/store/client.model';
import { getAddress, newLink, openCode, openToken, sealToken, withLink } from './links';
import { areStaffAddresses, type SignerMail } from './mails';

/** A message to a signer: the address and the content. `lead` is set if the signer is the lead's own person. */
type ToSigner = {
  to: string;
  lead: ClientDoc | null;
  language: string;
  values: Record<string, string>;
  attachments: { filename: string; content: Buffer; contentType: string }[];
};

/** Returns true while a message is still useful. */
const isDue = (
  { doc, signer, about }: { doc: AgreementDoc; signer: SignerDoc; about: readonly AgreementDoc[] },
  template: SignerMail,
): boolean => {
  if (signer.email === '' || doc.keptUntil) return false;
  return template === 'agreement-code' || about.length > 0;
};

/** Makes a new link for a message without one: a reminder, or a message sent again. Links sent earlier keep working. */
const makeLink = async (needs: Needs, doc: AgreementDoc, signer: SignerDoc, template: SignerMail) => {
  const { token, link } = newLink({ to: 'mailbox', at: needs.now(), by: getName(system) });
  await changeAgreement(needs, doc._id, (opened) => {
    const current = opened.doc.signers.find(({ _id }) => _id.equals(signer._id))!;
    const step = { ...stepBy(system, 'sent-again', signer.name), signer: String(signer._id) };
    return {
      set: { signers: withSigner(opened.doc, withLink(current, link)) },
      steps: template === 'agreement-sent' ? [step] : [],
    };
  });
  return token;
};

/** A message that is about to leave; `entry` is its ID in the outbox. */
type Message = { doc: AgreementDoc; signer: SignerDoc; data: OutboxData; entry: string };

/** Returns the token for a message; undefined if its link has ended. */
const tokenFor = async (needs: Needs, { doc, signer, data, entry }: Message): Promise<string | undefined> => {
  if (data.link) {
    const token = openToken(needs.agreements, signer._id, String(data.link));
    return matchToken(signer.links, token) ? token : undefined;
  }
  const token = await makeLink(needs, doc, signer, data.template as SignerMail);
  // A repeat sends the same link. It is removed once the message was sent or given up.
  const sealed = sealToken(needs.agreements, signer._id, token);
  await needs.models.outbox.updateOne({ _id: entry }, { $set: { 'data.link': sealed } });
  return token;
};

/** Returns the secrets for one kind of message; undefined if they are no longer available. */
const findSecrets = async (
  needs: Needs,
  { doc, signer, data, entry }: Message,
): Promise<Record<string, string> | undefined> => {
  if (data.template === 'agreement-copy') return {};
  if (data.template === 'agreement-code') {
    const code = signer.code?.round === data.code ? openCode(needs.agreements, signer) : undefined;
    return code === undefined ? undefined : { code };
  }
  const token = await tokenFor(needs, { doc, signer, data, entry });
  return token === undefined ? undefined : { link: await getAddress(needs.agreements, doc.language, token) };
};

/**
 * Returns the recipient and current content of a message about an agreement, or null if there is nothing left to say.
 * Links and codes are added only just before sending; `entry` is its ID in the outbox.
 */
export const toSigner = async (needs: Needs, data: OutboxData, entry?: string): Promise<ToSigner | null> => {
  const { models, agreements, now } = needs;
  const doc = await models.agreements.findById(data.agreement).lean<AgreementDoc>();
  const signer = doc?.signers.find(({ _id }) => String(_id) === data.signer);
  if (!doc || !signer) return null;
  const isCopy = data.template === 'agreement-copy';
  const id = String(signer._id);
  /** The documents that the message is about: those to sign, or those of which it is a copy. */
  const documents = await findDocuments(needs, doc);
  const about = isCopy
    ? documents.filter((one) => isComplete(one) && findPerson(one, id))
    : findWaiting(documents, id, now());
  if (!isDue({ doc, signer, about }, data.template as SignerMail)) return null;
  // The account may have another address now, or be gone.
  if (doc.isSpecimen && !(await areStaffAddresses(needs, [signer.email]))) return null;
  const secrets = entry === undefined ? {} : await findSecrets(needs, { doc, signer, data, entry });
  if (!secrets) return null;
  // A specimen adds nothing to a lead's timeline, even if the lead has that mailbox.
  const lead = doc.isSpecimen ? null : await models.clients.findById(doc.leadId).lean<ClientDoc>();
  const { message } = openContent(agreements, doc);
  const attachments = (isCopy ? about : []).map(async (one) => ({
    filename: `agreement-${one._id}.pdf`,
    content: (await signedFile(needs, one)).bytes,
    contentType: 'application/pdf',
  }));
  return {
    to: signer.email,
    lead: lead && fold(lead.email) === fold(signer.email) ? lead : null,
    language: doc.language,
    values: {
      name: signer.name,
      title: joinTitles(about.length > 0 ? about : [doc]),
      message: [doc.isSpecimen ? documentWords[doc.language].specimen : '', message]
        .filter(Boolean)
        .join(' '),
      until: longDate((about[0] ?? doc).expiresAt, doc.language, agreements.timeZone),
      ...secrets,
    },
    attachments: await Promise.all(attachments),
  };
};
