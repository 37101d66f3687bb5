import { recordId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { system } from '../core/caller';
import type { Handler } from '../core/outbox/work';
import {
  type AgreementNeeds,
  type Change,
  changeAgreement,
  getState,
  isWaiting,
  stepBy,
} from './change-agreement';
import { mailTo } from './mails';

const data = z.object({ agreement: recordId, lead: recordId });
export const remindWork = { kind: 'remind-agreement', data };
export const expireWork = { kind: 'expire-agreement', data };

/** Sends one reminder to those who have not signed when half of the time is over. */
export const remindOfAgreement =
  (needs: AgreementNeeds): Handler<typeof remindWork> =>
  async ({ data }) => {
    if (!(await needs.models.agreements.exists({ _id: data.agreement }))) return;
    await changeAgreement(needs, data.agreement, ({ doc }): Change<void> => {
      const wasDone = doc.events.some(({ step }) => step === 'reminded');
      if (wasDone || !isWaiting(getState(doc, needs.now()))) return { answer: undefined };
      const waiting = doc.signers.filter(({ state }) => state !== 'signed');
      return {
        steps: [stepBy(system, 'reminded')],
        events: waiting.flatMap((signer) => mailTo(needs.now, 'agreement-reminder', doc, signer)),
        answer: undefined,
      };
    });
  };

/** Ends an agreement whose time is over. Until then, its state is computed from the clock. */
export const expireAgreement =
  (needs: AgreementNeeds): Handler<typeof expireWork> =>
  async ({ data }) => {
    if (!(await needs.models.agreements.exists({ _id: data.agreement }))) return;
    await changeAgreement(needs, data.agreement, ({ doc }): Change<void> => {
      if (!isWaiting(doc.state) || getState(doc, needs.now()) !== 'expired') return { answer: undefined };
      return {
        set: { state: 'expired', endedAt: doc.expiresAt },
        steps: [stepBy(system, 'expired')],
        answer: undefined,
      };
    });
  };
