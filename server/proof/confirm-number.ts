import type { numberConfirmations } from '../../shared/schemas/consent';
import { ignoreDuplicate } from '../core/db/errors';
import type { Handler } from '../core/outbox/work';
import type { numberReached } from '../leads/jobs';
import type { ClientDoc } from '../leads/store/client.model';
import type { CallDoc } from '../leads/store/desk-fields';
import type { Deps } from './deps';
import { enterRecord } from './enter-record';

type Needs = Pick<Deps, 'models' | 'consents' | 'now'>;

type Confirmation = {
  id: string;
  clientId: string;
  confirmedBy: (typeof numberConfirmations)[number];
  phoneNumber: string;
  call?: { enteredBy: string; calledAt: string };
  /** The text that confirmed it, and the one that asked. */
  message?: string;
  question?: string | undefined;
  /** True to confirm what the person agreed to since an earlier confirmation. */
  again?: boolean;
};

/**
 * Records in the ledger that a lead's number was confirmed, once for each number of a lead unless `again`. Safe to
 * repeat. By itself it ends no withdrawal.
 */
export const confirmNumber = async (
  deps: Needs,
  { id, clientId, confirmedBy, phoneNumber, call, message, question, again }: Confirmation,
): Promise<void> => {
  const { consents } = deps.models;
  const keys = await deps.consents.personKeys.findKeys({ phoneNumber });
  if (keys.length === 0) return;
  if (!again && (await consents.exists({ clientId, kind: 'confirmation', keys: { $in: keys } }))) return;
  const record = { id, kind: 'confirmation', clientId, by: confirmedBy, phoneNumber } as const;
  await enterRecord(deps, { ...record, message, question, ...call }).catch(ignoreDuplicate);
};

type Called = Pick<ClientDoc, '_id' | 'calls' | 'phoneNumber'>;

/**
 * Confirms the number after staff noted a call that reached the person. Uses the lead as that write saw it, because it
 * may have another number by now.
 */
export const confirmByCall = async (deps: Needs, lead: Called, call: CallDoc): Promise<void> => {
  if (call.outcome !== 'Reached') return;
  await confirmNumber(deps, {
    id: String(call._id),
    clientId: String(lead._id),
    confirmedBy: 'call',
    phoneNumber: lead.phoneNumber,
    call: { enteredBy: call.by, calledAt: call.at.toISOString() },
  });
};

/**
 * Does the same for a call whose server stopped before recording it. It applies only while the lead is unchanged; after
 * a change, a merge or its undoing it is unclear which number was called.
 */
export const confirmCalledNumber =
  (deps: Needs): Handler<typeof numberReached> =>
  async ({ data }) => {
    const lead = await deps.models.clients
      .findOne({ _id: data.lead, version: data.version }, { calls: 1, phoneNumber: 1 })
      .lean<Called>();
    const call = lead?.calls?.find(({ _id }) => String(_id) === data.call);
    if (lead && call) await confirmByCall(deps, lead, call);
  };
