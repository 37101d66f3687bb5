import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import type { ConsentWithdrawal, ContactChannel } from '../../shared/schemas/consent';
import { writeAudit } from '../core/audit/write-audit';
import { type Caller, getName } from '../core/caller';
import { notFound } from '../core/http/trpc';
import { historyEntry } from '../leads/store/history';
import { traced } from '../leads/store/traced';
import type { Deps } from './deps';
import { enterRecord } from './enter-record';
import type { Reachable } from './person-keys';

type Withdrawal = Reachable & {
  /** Its own ID, where it may be entered again. */
  id?: string;
  caller: Caller;
  clientId?: string | undefined;
  channel?: ContactChannel | undefined;
  source: string;
  note?: string | undefined;
  userAgent?: string | undefined;
};

const filled = (text: string | undefined) => (text?.trim() ? text.trim() : undefined);

/**
 * Records a withdrawal as a new log entry and never changes an old one. It is in force at once for every lead with that
 * number or address, because the gate looks it up each time.
 */
export const withdraw = async (
  deps: Pick<Deps, 'models' | 'consents' | 'now'>,
  withdrawal: Withdrawal,
): Promise<ConsentWithdrawal> => {
  const { caller, clientId, channel, source, userAgent } = withdrawal;
  const [phoneNumber, email, note] = [withdrawal.phoneNumber, withdrawal.email, withdrawal.note].map(filled);
  const record: ConsentWithdrawal = {
    id: withdrawal.id ?? new Types.ObjectId().toHexString(),
    kind: 'withdrawal',
    salt: randomBytes(16).toString('hex'),
    ...(clientId && { clientId }),
    ...(channel && { channel }),
    source,
    ...(note && { note }),
    ...(phoneNumber && { phoneNumber }),
    ...(email && { email }),
    ...(caller.kind === 'staff' ? { enteredBy: getName(caller) } : { ip: caller.ip }),
    ...(userAgent && { userAgent: userAgent.slice(0, 1000) }),
    at: new Date(deps.now()).toISOString(),
  };
  await enterRecord(deps, record, { phoneNumber, email });
  return record;
};

type AtLead = Pick<Withdrawal, 'id' | 'caller' | 'channel' | 'source' | 'note'>;

/** Records a withdrawal at a lead, for its number and address. */
export const withdrawAtLead = async (
  deps: Pick<Deps, 'models' | 'feed' | 'consents' | 'now'>,
  id: string,
  details: AtLead,
): Promise<ConsentWithdrawal> => {
  const lead = await deps.models.clients.findById(id).select({ email: 1, phoneNumber: 1 }).lean();
  if (!lead) throw notFound('client');
  const { email, phoneNumber } = lead;
  const record = await withdraw(deps, { ...details, clientId: id, email, phoneNumber });
  const note = [details.channel, details.source].filter(Boolean).join(', ');
  const entry = historyEntry(details.caller, deps.now, { action: 'withdraw', note });
  await deps.models.clients.updateOne({ _id: id }, traced({ entries: [entry] }));
  deps.feed.announce(id, 'changed');
  await writeAudit(
    { ...deps, caller: details.caller },
    { action: 'withdraw', entity: 'client', entityId: id },
  );
  return record;
};
