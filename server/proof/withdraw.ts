import type { ConsentWithdrawal, ContactChannel } from '../../shared/schemas/consent';
import { writeAudit } from '../core/audit/write-audit';
import { type Caller, getName } from '../core/caller';
import { notFound } from '../core/http/trpc';
import type { ClientDoc } from '../leads/store/client.model';
import { withDeleted } from '../leads/store/hide-deleted';
import { historyEntry, traced } from '../leads/store/history';
import { findLeadId } from '../leads/store/lead-by-id';
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
  /** The message that asked for it. */
  message?: string | undefined;
  note?: string | undefined;
  /** Keyed hashes of further numbers and addresses that it applies to. */
  keys?: readonly string[];
  userAgent?: string | undefined;
};

const filled = (text: string | undefined) => (text?.trim() ? text.trim() : undefined);

/**
 * Records a withdrawal as a new log entry and never changes an old one. It is in force at once for every lead with that
 * number or address, because the gate looks it up each time.
 */
export const withdraw = (
  deps: Pick<Deps, 'models' | 'consents' | 'now'>,
  withdrawal: Withdrawal,
): Promise<ConsentWithdrawal> => {
  const { id, caller, clientId, channel, source, message, keys = [], userAgent } = withdrawal;
  const [phoneNumber, email, note] = [withdrawal.phoneNumber, withdrawal.email, withdrawal.note].map(filled);
  return enterRecord(deps, {
    kind: 'withdrawal',
    id,
    clientId: clientId || undefined,
    channel,
    source,
    note,
    message,
    phoneNumber,
    email,
    keys: keys.length > 0 ? [...keys] : undefined,
    ...(caller.kind === 'staff' ? { enteredBy: getName(caller) } : { ip: caller.ip }),
    userAgent: userAgent?.slice(0, 1000) || undefined,
  });
};

type Needs = Pick<Deps, 'models' | 'feed' | 'consents' | 'now'>;
type AtLead = Pick<
  Withdrawal,
  'id' | 'caller' | 'channel' | 'source' | 'message' | 'note' | 'keys' | 'userAgent'
>;
type Lead = Pick<ClientDoc, '_id' | 'email' | 'phoneNumber'>;

const findLead = ({ models }: Pick<Needs, 'models'>, id: string) =>
  models.clients.findById(id, { email: 1, phoneNumber: 1 });

const enterAtLead = async (
  deps: Needs,
  { _id, email, phoneNumber }: Lead,
  details: AtLead,
): Promise<ConsentWithdrawal> => {
  const id = String(_id);
  const record = await withdraw(deps, { ...details, clientId: id, email, phoneNumber });
  const note = [details.channel, details.source].filter(Boolean).join(', ');
  const entry = historyEntry(details.caller, deps.now, { action: 'withdraw', note });
  await deps.models.clients.updateOne({ _id }, traced({ entries: [entry] })).setOptions(withDeleted);
  deps.feed.announce(id, 'changed');
  await writeAudit(deps, details.caller, { action: 'withdraw', entity: 'client', entityId: id });
  return record;
};

/** Records a withdrawal at a lead, for its number and address. */
export const withdrawAtLead = async (
  deps: Needs,
  id: string,
  details: AtLead,
): Promise<ConsentWithdrawal> => {
  const lead = await findLead(deps, id).lean<Lead>();
  if (!lead) throw notFound('client');
  return enterAtLead(deps, lead, details);
};

/**
 * Records a withdrawal for these keyed hashes and, if there still is one, at the lead: in the trash too, or the one that
 * it was merged into.
 */
export const withdrawAnyway = async (
  deps: Needs,
  leadId: string,
  details: AtLead,
): Promise<ConsentWithdrawal> => {
  const lead = await findLead(deps, await findLeadId(deps, leadId))
    .setOptions(withDeleted)
    .lean<Lead>();
  return lead ? enterAtLead(deps, lead, details) : withdraw(deps, { ...details, clientId: leadId });
};
