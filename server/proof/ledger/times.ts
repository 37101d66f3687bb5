import { day, minute } from '../../../shared/durations';
import type { Certificate, ConsentRecord } from '../../../shared/schemas/consent';
import type { ConsentDoc } from '../consent.model';
import type { HeadDoc } from '../ledger.model';
import { toMoment } from '../outer-fields';

/**
 * The largest difference between the clocks of servers that share a database, and the longest that a record may wait
 * for its index.
 */
export const clockSkew = 5 * minute;

/** The longest that a record may wait for its index while its server is down, without an explanation. */
const longestWait = day;

/** Returns when a record was entered. A record of something earlier has both times. */
export const getEntryTime = (record: ConsentRecord): string =>
  ('enteredAt' in record && record.enteredAt) || toMoment(record);

/** Returns the second time of a record that is entered later than the event it describes. */
export const enteredLater = (at: Date, now: number): { enteredAt?: string } =>
  now - at.getTime() > clockSkew ? { enteredAt: new Date(now).toISOString() } : {};

export const isEarlier = (one: string, other: string): boolean =>
  Date.parse(one) < Date.parse(other) - clockSkew;

/** Returns the note for a record that says it was entered late. */
export const lateNote = (record: ConsentRecord): string | undefined => {
  const [at, entered] = [toMoment(record), getEntryTime(record)];
  return isEarlier(at, entered) ? `it says ${at} and was entered at ${entered}` : undefined;
};

type Heads = Pick<Certificate, 'covering' | 'stamped' | 'head' | 'treeSize' | 'signature' | 'keyId'>;

/** Returns all heads of a certificate by their size, with their outside timestamps. */
const getHeads = (certificate: Heads): { name: string; head: Certificate['head'] }[] =>
  [
    { name: 'the newest head', head: certificate.head },
    { name: 'the first head that covers it', head: certificate.covering.head },
    ...(certificate.stamped ? [{ name: 'the stamped head', head: certificate.stamped.head }] : []),
  ].sort((a, b) => a.head.treeSize - b.head.treeSize);

const claimed = ({ stamped }: Heads): string[] =>
  stamped && !stamped.stamp ? ['it claims an outside timestamp, and the timestamp is missing'] : [];

/** Compares the times of an entry and of the heads that cover it. */
export const timesOfCertificate = (
  certificate: Pick<Certificate, 'record'> & Heads,
): { findings: string[]; notes: string[] } => {
  const { record, covering } = certificate;
  const heads = getHeads(certificate);
  const sealed = covering.head.timestamp;
  const entered = getEntryTime(record);
  const wait = Date.parse(sealed) - Date.parse(entered);
  const backwards = heads.flatMap(({ name, head }, place) => {
    const before = heads[place - 1];
    return before && isEarlier(head.timestamp, before.head.timestamp)
      ? [`the time of ${name}, ${head.timestamp}, is before that of ${before.name}, ${before.head.timestamp}`]
      : [];
  });
  const waited = `it says ${entered}, and the first head that covers it is of ${sealed}`;
  const late = lateNote(record);
  return {
    findings: [
      ...claimed(certificate),
      ...backwards,
      ...(isEarlier(sealed, entered) || isEarlier(entered, toMoment(record)) ? [waited] : []),
      ...(wait > longestWait ? [`${waited}: more than a day later`] : []),
    ],
    notes: [
      ...(late ? [late] : []),
      ...(wait > clockSkew && wait <= longestWait ? [`${waited}: it waited for its place`] : []),
    ],
  };
};

/** Returns true if a record is neither in the log nor waiting to be sealed: someone inserted it by hand. */
export const isNeverSealed = (
  { unsealed, index, at }: Pick<ConsentDoc, 'unsealed' | 'index' | 'at'>,
  head: Pick<HeadDoc, 'timestamp'> | undefined,
): boolean =>
  !unsealed ||
  index !== undefined ||
  (head !== undefined && at.getTime() < Date.parse(head.timestamp) - clockSkew);
