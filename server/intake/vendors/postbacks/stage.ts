import type { LeadStatus } from '../../../../shared/schemas/client';
import type { LeadStage } from '../../../../shared/schemas/post';
import { fold } from '../../../core/db/search';
import { readSetting } from '../../../core/settings/read-setting';
import type { ClientDoc } from '../../../leads/store/client.model';
import type { Models } from '../../models';

const stageOfStatus: Record<LeadStatus, LeadStage> = {
  New: 'accepted',
  Contacted: 'contacted',
  Qualified: 'contacted',
  'Retainer sent': 'contacted',
  Signed: 'signed',
  'Referred out': 'contacted',
  'Turned down': 'turned_down',
};

/** What a vendor is told of a status; it hears less than staff see. */
export const getStage = (status: string): LeadStage => stageOfStatus[status as LeadStatus] ?? 'accepted';

type Handled = Pick<
  ClientDoc,
  'status' | 'statusReason' | 'createdAt' | 'history' | 'returnedAt' | 'returnReason'
>;

/** Since when a lead stands where it stands: the last change that brought it to another stage. */
const findChanged = ({ status, createdAt, history }: Handled): Date => {
  const moves = history.flatMap(({ at, changes }) =>
    changes.filter(({ field }) => field === 'status').map(({ from, to }) => ({ at, from, to })),
  );
  const last = moves.findLast(
    ({ from, to }) => getStage(from) !== getStage(to) && getStage(to) === getStage(status),
  );
  return last?.at ?? createdAt;
};

/** The reason as the firm's list has it; empty where it stands on none. */
export const toldReason = (reason: string, reasons: readonly string[]): string =>
  reasons.find((one) => fold(one.trim()) === fold(reason.trim())) ?? '';

/** The reasons for turning a lead down that its vendor may be told. */
export const toldReasons = async (deps: { models: Models }): Promise<string[]> =>
  (await readSetting(deps, 'turnDown')).reasons.filter(({ told }) => told).map(({ label }) => label);

/** Where a lead stands for its vendor, since when, and why as far as it may be told. */
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
