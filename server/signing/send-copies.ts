import type { AgreementDoc } from '../documents/agreement.model';
import { getState, isUnderWay } from '../documents/change-agreement';
import { findDocuments, findPeople, findPerson, isComplete } from '../documents/envelope';
import type { Deps } from './deps';
import { mailTo } from './mails';

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
