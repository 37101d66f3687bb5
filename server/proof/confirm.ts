import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import type { ConsentConfirmation } from '../../shared/schemas/consent';
import type { Caller } from '../core/caller';
import { findLeadId } from '../leads/store/lead-by-id';
import { traceLead } from '../leads/trace-lead';
import type { Deps } from './deps';
import { enterRecord } from './enter-record';

type Confirmed = {
  caller: Caller;
  answerId: string;
  clientId: string;
  email: string;
  userAgent?: string | undefined;
};

/** Adds a log entry that the owner of the mailbox confirmed the answer. Safe to repeat. */
export const confirmByMailbox = async (
  deps: Deps,
  { caller, answerId, clientId, email, userAgent }: Confirmed,
): Promise<void> => {
  const { models, now } = deps;
  const keys = await deps.consents.personKeys.findKeys({ email });
  if (await models.consents.exists({ clientId, kind: 'confirmation', keys })) return;
  const record: ConsentConfirmation = {
    id: new Types.ObjectId().toHexString(),
    kind: 'confirmation',
    salt: randomBytes(16).toString('hex'),
    clientId,
    answerId,
    by: 'link',
    email,
    ip: caller.ip,
    ...(userAgent && { userAgent: userAgent.slice(0, 1000) }),
    at: new Date(now()).toISOString(),
  };
  await enterRecord(deps, record);
  await traceLead(deps, caller, await findLeadId(deps, clientId), { action: 'confirm-consent' });
};
