import { TRPCError } from '@trpc/server';
import { messages } from '../../../shared/messages';
import { can } from '../../../shared/permissions';
import { writeAudit } from '../../core/audit/write-audit';
import type { Staff } from '../../core/caller';
import { notFound } from '../../core/http/trpc';
import { historyEntry } from '../../leads/store/history';
import { traced } from '../../leads/store/traced';
import type { Deps } from '../deps';
import { findHits } from './find-hits';
import { collectTexts } from './lead-texts';
import { isHit, runCheck } from './run-check';
import { partyLead } from './standing';

type Needs = Pick<Deps, 'models' | 'now' | 'feed'>;
type Dismissal = { id: string; name: string; why: string };

/**
 * Dismisses a suggested or added name with a reason. The name is checked first: if it has matches, only a user who may
 * decide checks can dismiss it.
 */
export const dismissName = async (
  needs: Needs,
  caller: Staff,
  { id, name, why }: Dismissal,
): Promise<void> => {
  const { models, now, feed } = needs;
  const lead = await partyLead(needs, id);
  if (!lead) throw notFound('client');
  const result = await findHits(needs, lead, [{ name, from: 'staff' }], await collectTexts(needs, lead));
  if (isHit(result, name) && !can(caller.user.role, 'conflicts.decide'))
    throw new TRPCError({ code: 'FORBIDDEN', message: messages.conflict.dismissHit });
  const check = await runCheck(needs, caller, { id, dismissing: { name, why } });
  const entry = historyEntry(caller, now, {
    action: 'conflict-dismiss',
    changes: [{ field: 'name', from: name, to: '' }],
    note: why,
  });
  await models.clients.updateOne({ _id: check.clientId }, traced({ entries: [entry] }));
  await writeAudit(
    { ...needs, caller },
    { action: 'conflict-dismiss', entity: 'client', entityId: check.clientId },
  );
  feed.announce(check.clientId, 'changed');
};
