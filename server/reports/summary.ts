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

/** All in one walk: a report counts a hundred thousand leads in several ways. */
export const summaryOf = (leads: readonly Arrival[], now: number): Summary => {
  const waits = new Float64Array(leads.length);
  const all = marks.map(() => 0);
  const inTime = marks.map(() => 0);
  let contacted = 0;
  for (const { at, contactAt } of leads) {
    const wait = ((contactAt ?? now) - at) / minute;
    if (contactAt !== undefined) waits[contacted++] = wait;
    for (let mark = 0; mark < marks.length; mark++) {
      const limit = marks[mark]!;
      // A lead that nobody answered yet counts once it has waited for so long: before, it may still be in time.
      if (contactAt === undefined && wait < limit) continue;
      all[mark]!++;
      if (contactAt !== undefined && wait <= limit) inTime[mark]!++;
    }
  }
  return {
    leads: leads.length,
    contacted,
    median: medianOf(waits.subarray(0, contacted)),
    within: marks.map((_, mark) => (all[mark] === 0 ? null : inTime[mark]! / all[mark]!)),
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
