/** Something that is not as it was written, and where. */
export type Finding = {
  what: 'changed' | 'missing' | 'added' | 'repeated' | 'reordered' | 'head' | 'key' | 'time' | 'agreement';
  /** Its place in the log; of a head, how many entries it speaks of. */
  index?: number;
  recordId?: string;
  why: string;
};
