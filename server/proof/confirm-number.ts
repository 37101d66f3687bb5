import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import type { ConsentConfirmation, numberConfirmations } from '../../shared/schemas/consent';
import { isDuplicateKey } from '../core/db/errors';
import type { Handler } from '../core/outbox/work';
import type { ClientDoc } from '../leads/store/client.model';
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

type Called = Pick<ClientDoc, '_id' | 'calls' | 'history' | 'phoneNumber'>;

const isNumberNewer = ({ history }: Called, calledAt: Date): boolean =>
  history.some(({ at, changes }) => at > calledAt && changes.some(({ field }) => field === 'phoneNumber'));

/** Staff noted a call to the lead's number in which they reached the person. */
export const confirmByCall = async (deps: Needs, leadId: string, callId: string): Promise<void> => {
  const lead = await deps.models.clients
    .findById(leadId)
    .select({ calls: 1, history: 1, phoneNumber: 1 })
    .lean<Called>();
  const call = lead?.calls?.find(({ _id }) => String(_id) === callId);
  if (!lead || call?.outcome !== 'Reached' || isNumberNewer(lead, call.at)) return;
  await confirmNumber(deps, {
    id: new Types.ObjectId(callId).toHexString(),
    clientId: String(lead._id),
    confirmedBy: 'call',
    phoneNumber: lead.phoneNumber,
    call: { enteredBy: call.by, calledAt: call.at.toISOString() },
  });
};

/** The same for a call whose server died before it was entered. */
export const confirmCalledNumber =
  (deps: Needs): Handler =>
  ({ data }) =>
    confirmByCall(deps, String(data.lead), String(data.call));
