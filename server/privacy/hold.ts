import { writeAudit } from '../core/audit/write-audit';
import { getName, type Staff } from '../core/caller';
import { conflict, notFound } from '../core/http/trpc';
import { historyEntry, traced } from '../leads/store/history';
import type { Deps } from './deps';
import { privacyMessages } from './privacy-messages';

/** Puts a legal hold on a lead: staff, retention and its person's request can no longer delete or erase it. */
export const holdLead = async (deps: Deps, caller: Staff, id: string, reason: string): Promise<void> => {
  const at = new Date(deps.now());
  const { matchedCount } = await deps.models.clients.updateOne(
    { _id: id },
    {
      $set: { hold: { by: getName(caller), at, reason } },
      ...traced({ entries: [historyEntry(caller, deps.now, { action: 'hold', note: reason })] }),
    },
  );
  if (matchedCount === 0) throw notFound('client');
  deps.feed.announce(id, 'changed');
  await writeAudit(deps, caller, { action: 'hold', entity: 'client', entityId: id });
};

/** Ends the hold: the usual rules apply again. */
export const releaseLead = async (deps: Deps, caller: Staff, id: string): Promise<void> => {
  const { matchedCount } = await deps.models.clients.updateOne(
    { _id: id, hold: { $exists: true } },
    {
      $unset: { hold: '' },
      ...traced({ entries: [historyEntry(caller, deps.now, { action: 'release' })] }),
    },
  );
  if (matchedCount === 0) throw conflict(privacyMessages.notHeld);
  deps.feed.announce(id, 'changed');
  await writeAudit(deps, caller, { action: 'release', entity: 'client', entityId: id });
};
