/** A problem found in the log, and its place. */
export type Finding = {
  what: 'changed' | 'missing' | 'added' | 'repeated' | 'reordered' | 'head' | 'key' | 'time' | 'agreement';
  /** The entry's index in the log, or the number of entries that a head covers. */
  index?: number;
  recordId?: string;
  why: string;
};
