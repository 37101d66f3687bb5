import { day } from '../../shared/durations';
import type { Staff } from '../core/caller';
import { conflict } from '../core/http/trpc';
import { event } from '../core/outbox/work';
import type { AgreementDoc } from '../documents/agreement.model';
import { agreementById, changeAgreement, getState, isWaiting, stepBy } from '../documents/change-agreement';
import { longDate } from '../documents/dates';
import { findDocuments } from '../documents/envelope';
import type { Deps } from './deps';
import { expireWork, remindHalfway } from './timed';

/**
 * Moves the expiry of an agreement that still waits, with all waiting documents of its envelope. Links and what was
 * filled in stay. The jobs of the earlier expiry find that it has changed.
 */
export const extendAgreement = async (
  needs: Deps,
  caller: Staff,
  { id, expiresDays }: { id: string; expiresDays: number },
): Promise<void> => {
  const { now, agreements } = needs;
  const expiresAt = new Date(now() + expiresDays * day);
  const waits = (doc: AgreementDoc) => isWaiting(getState(doc, now()));
  const all = await findDocuments(needs, await agreementById(needs, id));
  const documents = all.filter(waits);
  const isMailed = all.some(({ signers }) =>
    signers.some(({ links }) => links.some(({ to }) => to === 'mailbox')),
  );
  if (documents.length === 0) throw conflict('This agreement has ended. Send a new one.');
  if (documents.every((doc) => doc.expiresAt >= expiresAt))
    throw conflict('It expires later than that already. Enter more days.');
  for (const [index, { _id }] of documents.entries())
    await changeAgreement(needs, _id, ({ doc }) => {
      // It may have ended meanwhile, or have been extended further.
      if (!waits(doc) || doc.expiresAt >= expiresAt) return {};
      const until = longDate(expiresAt, doc.language, agreements.timeZone);
      const ids = { agreement: String(_id), lead: doc.leadId };
      return {
        set: { expiresAt },
        steps: [stepBy(caller, 'extended', until)],
        events: [
          event(expireWork, () => expiresAt.getTime(), ids),
          // The first document reminds for all.
          ...(index === 0 && isMailed ? [remindHalfway(now(), { expiresAt }, ids)] : []),
        ],
      };
    });
};
