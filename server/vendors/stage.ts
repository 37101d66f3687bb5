import type { LeadStatus } from '../../shared/schemas/client';
import type { LeadStage } from '../../shared/schemas/post';
import { fold } from '../core/db/search';
import { readSetting } from '../core/settings/read-setting';
import type { ClientDoc } from '../leads/store/client.model';
import type { Models } from './models';

const stageOfStatus: Record<LeadStatus, LeadStage> = {
  New: 'accepted',
  Contacted: 'contacted',
  Qualified: 'contacted',
  'Retainer sent': 'contacted',
  Signed: 'signed',
  'Referred out': 'contacted',
  'Turned down': 'turned_down',
};

/** Returns the stage that a vendor sees for a status; it has less detail than staff see. */
export const getStage = (status: string): LeadStage => stageOfStatus[status as LeadStatus] ?? 'accepted';

type Handled = Pick<
  ClientDoc,
  'status' | 'statusReason' | 'createdAt' | 'history' | 'returnedAt' | 'returnReason'
>;

/** Returns since when a lead has been in its stage: the last change from another stage. */
const findChanged = ({ status, createdAt, history }: Handled): Date => {
  const moves = history.flatMap(({ at, changes }) =>
    changes.filter(({ field }) => field === 'status').map(({ from, to }) => ({ at, from, to })),
  );
  const last = moves.findLast(
    ({ from, to }) => getStage(from) !== getStage(to) && getStage(to) === getStage(status),
  );
  return last?.at ?? createdAt;
};

/** Returns the reason as in the firm's list; empty if it is not on the list. */
export const toldReason = (reason: string, reasons: readonly string[]): string =>
  reasons.find((one) => fold(one.trim()) === fold(reason.trim())) ?? '';

/** Returns the turn-down reasons that vendors may see. */
export const toldReasons = async (deps: { models: Models }): Promise<string[]> =>
  (await readSetting(deps, 'turnDown')).reasons.filter(({ told }) => told).map(({ label }) => label);

/** Returns a lead's stage for its vendor, since when, and the reason if vendors may see it. */
export const getStanding = (lead: Handled, reasons: readonly string[]) => {
  if (lead.returnedAt)
    return { stage: 'returned' as const, at: lead.returnedAt, reason: lead.returnReason ?? '' };
  const stage = getStage(lead.status);
  return {
    stage,
    at: findChanged(lead),
    reason: stage === 'turned_down' ? toldReason(lead.statusReason, reasons) : '',
  };
};
