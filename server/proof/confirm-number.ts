import { randomBytes } from 'node:crypto';
import type { ConsentConfirmation, numberConfirmations } from '../../shared/schemas/consent';
import { isDuplicateKey } from '../core/db/errors';
import type { Handler } from '../core/outbox/work';
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
};

/**
 * Enters in the ledger that a lead's number confirmed itself; once for a number of a lead. Safe to repeat. It confirms
 * the number and no answer, so that it ends no withdrawal.
 */
export const confirmNumber = async (
  deps: Needs,
  { id, clientId, confirmedBy, phoneNumber, call }: Confirmation,
): Promise<void> => {
  const { consents } = deps.models;
  const keys = await deps.consents.personKeys.keysOf({ phoneNumber });
  if (keys.length === 0) return;
  if (await consents.exists({ clientId, kind: 'confirmation', keys })) return;
  const record: ConsentConfirmation = {
    id,
    kind: 'confirmation',
    salt: randomBytes(16).toString('hex'),
    clientId,
    by: confirmedBy,
    phoneNumber,
    ...call,
    at: new Date(deps.now()).toISOString(),
  };
  await enterRecord(deps, record, { phoneNumber }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
};

type Called = Pick<ClientDoc, '_id' | 'calls' | 'phoneNumber'>;

/**
 * Staff noted a call in which they reached the person. The lead is the one that the call was written to, in that very
 * write: read again, it may have another number by now.
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
 * The same for a call whose server died before it was entered. Only while the lead says what it said then: after a
 * change, a merge or its undoing nobody knows which number was called.
 */
export const confirmCalledNumber =
  (deps: Needs): Handler =>
  async ({ data }) => {
    if (typeof data.version !== 'number') return;
    const lead = await deps.models.clients
      .findOne({ _id: String(data.lead), version: data.version })
      .select({ calls: 1, phoneNumber: 1 })
      .lean<Called>();
    const call = lead?.calls?.find(({ _id }) => String(_id) === data.call);
    if (lead && call) await confirmByCall(deps, lead, call);
  };
