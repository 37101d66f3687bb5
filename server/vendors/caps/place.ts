import { createHash } from 'node:crypto';
import { sameState, stateCode } from '../../../shared/rules/us-states';
import type { Vendor } from '../../core/caller';

type Lead = { caseType: string; state?: string | undefined };
type Limit = { key: string; most: number };

/** A place under each cap of a lead. */
export type Place = { id: string; limits: readonly Limit[] };

const short = (...parts: (string | undefined)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);

/** Returns the caps that apply to a lead; days and months are in UTC. */
export const getPlace = (vendor: Vendor, lead: Lead, at: Date): Place => {
  const month = at.toISOString().slice(0, 7);
  const period = { day: `d${at.toISOString().slice(8, 10)}`, month: 'm' };
  const own = vendor.caps
    .filter(({ caseType }) => !caseType || caseType === lead.caseType)
    .filter(({ state }) => !state || (lead.state !== undefined && sameState(state, lead.state)))
    .map(({ per, most, caseType, state }) => ({
      key: `${period[per]}_${short(caseType, state && (stateCode(state) ?? state))}`,
      most,
    }));
  const limits = [
    ...(vendor.dailyCap === null ? [] : [{ key: period.day, most: vendor.dailyCap }]),
    ...(vendor.monthlyCap === null ? [] : [{ key: period.month, most: vendor.monthlyCap }]),
    ...own,
  ];
  return { id: `${vendor.id}:${month}`, limits };
};
