import { day } from '../../shared/durations';
import { recordId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { type Staff, system } from '../core/caller';
import { conflict } from '../core/http/trpc';
import type { Handler } from '../core/outbox/work';
import { event, type OutboxEvent } from '../core/outbox/work';
import type { AgreementDoc } from '../documents/agreement.model';
import { agreementById, changeAgreement, getState, isWaiting, stepBy } from '../documents/change-agreement';
import { longDate } from '../documents/dates';
import { findDocuments, findPeople, isInvited } from '../documents/envelope';
import type { Deps } from './deps';
import { mailTo } from './mails';

const data = z.object({ agreement: recordId, lead: recordId });
/** `until` is the expiry for which the reminder was planned; entries of earlier versions have none. */
export const remindWork = { kind: 'remind-agreement', data: data.extend({ until: z.string().optional() }) };
export const expireWork = { kind: 'expire-agreement', data };

/** Plans a reminder for the middle of the time that is left. */
export const remindHalfway = (
  now: number,
  { expiresAt }: Pick<AgreementDoc, 'expiresAt'>,
  ids: z.infer<typeof data>,
): OutboxEvent =>
  event(remindWork, () => (now + expiresAt.getTime()) / 2, { ...ids, until: expiresAt.toISOString() });

/** Returns true if people were reminded since the agreement was sent or last extended. */
const wasReminded = ({ events }: Pick<AgreementDoc, 'events'>): boolean =>
  events.findLast(({ step }) => step === 'reminded' || step === 'extended')?.step === 'reminded';

/** Sends one reminder to those who have not signed when half of the time is over; another one after an extension. */
export const remindOfAgreement =
  (needs: Deps): Handler<typeof remindWork> =>
  async ({ data }) => {
    const first = await needs.models.agreements.findById(data.agreement).lean<AgreementDoc>();
    if (!first) return;
    const documents = await findDocuments(needs, first);
    const wasExtended = documents.some(
      (one) => isWaiting(getState(one, needs.now())) && one.expiresAt.toISOString() !== data.until,
    );
    if (data.until && wasExtended) return;
    await changeAgreement(needs, first._id, ({ doc }) => {
      const people = findPeople(documents).filter(({ id }) => isInvited(documents, id, needs.now()));
      if (wasReminded(doc) || people.length === 0) return {};
      return {
        steps: [stepBy(system, 'reminded')],
        events: people.flatMap(({ signer, home }) => mailTo(needs.now, 'agreement-reminder', home, signer)),
      };
    });
  };

/** Ends an agreement whose time is over. Until then, its state is computed from the clock. */
export const expireAgreement =
  (needs: Deps): Handler<typeof expireWork> =>
  async ({ data }) => {
    if (!(await needs.models.agreements.exists({ _id: data.agreement }))) return;
    await changeAgreement(needs, data.agreement, ({ doc }) => {
      if (!isWaiting(doc.state) || getState(doc, needs.now()) !== 'expired') return {};
      return {
        set: { state: 'expired', endedAt: doc.expiresAt },
        steps: [stepBy(system, 'expired')],
      };
    });
  };

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
