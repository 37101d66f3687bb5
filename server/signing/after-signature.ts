import { getName, system } from '../core/caller';
import { event, type OutboxEvent } from '../core/outbox/work';
import type { AgreementDoc, SignerDoc } from '../documents/agreement.model';
import {
  type Change,
  changeAgreement,
  completeWork,
  getState,
  isUnderWay,
  stepBy,
  withSigner,
} from '../documents/change-agreement';
import {
  findDocuments,
  findPeople,
  findPerson,
  getPerson,
  isComplete,
  isInvited,
} from '../documents/envelope';
import type { Deps } from './deps';
import { mailLink, newLink, withLink } from './links';
import { mailTo } from './mails';

type Needs = Pick<Deps, 'agreements' | 'now'>;

/** Returns the agreement after one more signature, with everything that follows from the last one. */
export const afterSignature = (
  { agreements, now }: Needs,
  doc: AgreementDoc,
  { signers, lawyer }: { signers: SignerDoc[]; lawyer: AgreementDoc['lawyer'] },
): Required<Pick<Change, 'set' | 'steps' | 'events'>> => {
  const isSigned = signers.every(({ state }) => state === 'signed');
  const set = { signers, ...(lawyer && { lawyer }) };
  if (!isSigned) return { set: { ...set, state: 'opened' }, steps: [], events: [] };
  if (lawyer && !lawyer.signedAt) return { set: { ...set, state: 'signed' }, steps: [], events: [] };
  // Those of an envelope are sent together, when its last document has ended.
  const copies: OutboxEvent[] =
    agreements.canMail && !doc.envelope
      ? signers.flatMap((signer) => mailTo(now, 'agreement-copy', doc, signer))
      : [];
  return {
    set: { ...set, state: 'complete', endedAt: new Date(now()) },
    steps: [stepBy(system, 'complete')],
    events: [event(completeWork, now, { agreement: String(doc._id), lead: doc.leadId }), ...copies],
  };
};

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

/**
 * Mails each signer of an envelope their copies, in one message, once none of its documents waits for anyone. An
 * agreement sent alone mails its copies in the write of the last signature. Safe to repeat.
 */
export const sendCopies = async (needs: Deps, doc: AgreementDoc): Promise<void> => {
  const { models, agreements, now } = needs;
  if (!doc.envelope || !agreements.canMail) return;
  const documents = await findDocuments(needs, doc);
  if (documents.some((one) => isUnderWay(getState(one, now())))) return;
  const complete = documents.filter(isComplete);
  for (const { id: person, signer, home } of findPeople(documents)) {
    if (!complete.some((one) => findPerson(one, person))) continue;
    const [mail] = mailTo(now, 'agreement-copy', home, signer);
    if (!mail) continue;
    // The same ID each time, so that the outbox takes it once.
    const id = `evt_copies_${doc.envelope.id}_${signer._id}`;
    await models.agreements.updateOne(
      { _id: home._id, 'outbox.id': { $ne: id } },
      { $push: { outbox: { ...mail, id } } },
    );
  }
};
