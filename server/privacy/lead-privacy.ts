import { writeAudit } from '../core/audit/write-audit';
import { getName, type Staff } from '../core/caller';
import { conflict, notFound } from '../core/http/trpc';
import { historyEntry, traced } from '../leads/store/history';
import { findLeadId } from '../leads/store/lead-by-id';
import type { Deps } from './deps';
import { privacyMessages } from './privacy-messages';

const mostShown = 20;

/** Tells whether a lead is on hold, and who opened it recently; undefined without such a lead. */
export const findLeadPrivacy = async (deps: Deps, reference: string) => {
  const { clients, leadReads } = deps.models;
  const leadId = await findLeadId(deps, reference);
  const [lead, reads, total] = await Promise.all([
    clients.findById(leadId, { hold: 1 }).lean(),
    leadReads.find({ leadId }).sort({ _id: -1 }).limit(mostShown).lean(),
    leadReads.countDocuments({ leadId }),
  ]);
  if (!lead) return undefined;
  const { hold } = lead;
  return {
    ...(hold && { hold: { by: hold.by, reason: hold.reason, at: hold.at.toISOString() } }),
    reads: reads.map(({ by, at }) => ({ by, at: at.toISOString() })),
    total,
  };
};

type HoldAct = { action: 'hold' | 'release'; only?: object; write: object; note?: string };

/** Changes a lead's legal hold, with its line in the timeline and in the log. Returns false if there is no such lead. */
const writeHold = async (
  deps: Deps,
  caller: Staff,
  id: string,
  { action, only, write, note = '' }: HoldAct,
) => {
  const entry = historyEntry(caller, deps.now, { action, note });
  const update = { ...write, ...traced({ entries: [entry] }) };
  const { matchedCount } = await deps.models.clients.updateOne({ ...only, _id: id }, update);
  if (matchedCount === 0) return false;
  deps.feed.announce(id, 'changed');
  await writeAudit(deps, caller, { action, entity: 'client', entityId: id });
  return true;
};

/** Puts a legal hold on a lead: staff, retention and its person's request can no longer delete or erase it. */
export const holdLead = async (deps: Deps, caller: Staff, id: string, reason: string): Promise<void> => {
  const write = { $set: { hold: { by: getName(caller), at: new Date(deps.now()), reason } } };
  if (!(await writeHold(deps, caller, id, { action: 'hold', write, note: reason }))) throw notFound('client');
};

/** Ends the hold: the usual rules apply again. */
export const releaseLead = async (deps: Deps, caller: Staff, id: string): Promise<void> => {
  const release = {
    action: 'release',
    only: { hold: { $exists: true } },
    write: { $unset: { hold: '' } },
  } as const;
  if (!(await writeHold(deps, caller, id, release))) throw conflict(privacyMessages.notHeld);
};
