import type { Arrival } from './arrivals';

const minute = 60 * 1000;

/** Within how many minutes a first answer counts: five minutes, an hour, a day. */
export const marks = [5, 60, 24 * 60] as const;

/** How fast some leads were answered. */
export type Summary = {
  leads: number;
  contacted: number;
  /** Half of those that were answered waited no longer, in minutes; null where none was. */
  median: number | null;
  /** The share within each of `marks`, from 0 to 1; null where nobody can tell yet. */
  within: (number | null)[];
};

const medianOf = (values: Float64Array): number | null => {
  if (values.length === 0) return null;
  values.sort();
  const middle = values.length >> 1;
  return values.length % 2 === 1 ? values[middle]! : (values[middle - 1]! + values[middle]!) / 2;
};

/** A lead that nobody answered yet counts for a mark once it has waited for so long: before, it may still be in time. */
const shareWithin = (leads: readonly Arrival[], limit: number, now: number): number | null => {
  let all = 0;
  let inTime = 0;
  for (const { at, contactAt } of leads) {
    if (contactAt === undefined && now - at < limit) continue;
    all++;
    if (contactAt !== undefined && contactAt - at <= limit) inTime++;
  }
  return all === 0 ? null : inTime / all;
};

export const summaryOf = (leads: readonly Arrival[], now: number): Summary => {
  const waits = leads.flatMap(({ at, contactAt }) =>
    contactAt === undefined ? [] : [(contactAt - at) / minute],
  );
  return {
    leads: leads.length,
    contacted: waits.length,
    median: medianOf(Float64Array.from(waits)),
    within: marks.map((minutes) => shareWithin(leads, minutes * minute, now)),
  };
};

/** Leads under what they have in common. */
export const groupedBy = <Lead>(leads: readonly Lead[], keyOf: (lead: Lead) => string | undefined) => {
  const groups = new Map<string, Lead[]>();
  for (const lead of leads) {
    const key = keyOf(lead);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(lead);
    else groups.set(key, [lead]);
  }
  return groups;
};
