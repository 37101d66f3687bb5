import { recordId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { system } from '../core/caller';
import { event, type Handler, type OutboxEvent } from '../core/outbox/work';
import type { AgreementDoc } from '../documents/agreement.model';
import { changeAgreement, getState, isWaiting, stepBy } from '../documents/change-agreement';
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
