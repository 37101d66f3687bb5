import { getName, system } from '../core/caller';
import type { AgreementDoc } from '../documents/agreement.model';
import { changeAgreement, stepBy, withSigner } from '../documents/change-agreement';
import { findDocuments, findPeople, getPerson, isInvited } from '../documents/envelope';
import type { Deps } from './deps';
import { mailLink, newLink, withLink } from './links';

const wasInvited = (home: AgreementDoc, id: string): boolean =>
  getPerson(home, id).links.some(({ to }) => to === 'mailbox');

/** Returns true if this person is mailed a link once it is their turn. */
export const mailsInvitation = (home: AgreementDoc, id: string): boolean =>
  home.order === 'in-turn' && home.deliver === 'mail' && !wasInvited(home, id);

/** Mails the link to everyone whose turn it is, where signers sign in turn. Safe to repeat. */
export const inviteNext = async (needs: Deps, doc: AgreementDoc): Promise<void> => {
  if (doc.order !== 'in-turn' || doc.deliver !== 'mail') return;
  const documents = await findDocuments(needs, doc);
  for (const { id, signer, home } of findPeople(documents)) {
    if (signer.email === '' || wasInvited(home, id) || !isInvited(documents, id, needs.now())) continue;
    const { token, link } = newLink({ to: 'mailbox', at: needs.now(), by: getName(system) });
    await changeAgreement(needs, home._id, (opened) => {
      if (wasInvited(opened.doc, id)) return {};
      const signer = getPerson(opened.doc, id);
      return {
        set: { signers: withSigner(opened.doc, withLink(signer, link)) },
        steps: [{ ...stepBy(system, 'invited', signer.name), signer: id }],
        events: mailLink(needs, opened.doc, signer, token),
      };
    });
  }
};
