import type { Certificate } from '../../shared/schemas/consent';
import { isEarlier } from '../proof/ledger/times';
import { checkEntries, type Said } from './check-entries';
import { checkAttached, readAttached } from './pdf/attached-record';
import { checkSeal, type SealFinding } from './pdf/check-pdf';
import { computeHash } from './pdf/hashes';
import { type Listed, readListed } from './pdf/listed-events';
import { signingFacts, signingFindings } from './signing-facts';

type Beside = {
  /** The ledger's entries about the agreement, each with its proof. */
  entries?: readonly Certificate[] | undefined;
  /** The firm's certificate, as the reader knows it. */
  fingerprint?: string | undefined;
};

const whyNot = {
  'no seal': 'This PDF has no seal.',
  changed: 'This PDF is not as it was sealed.',
  unreadable: 'The seal of this PDF cannot be read.',
} as const;

/** Compares the timestamp that the PDF claims with the one in its seal. */
const checkStamp = ({ stamp }: Extract<SealFinding, { isWhole: true }>, listed: Listed | undefined): Said => {
  if (stamp === 'wrong') return { findings: ['The outside timestamp is not of this seal.'], said: [] };
  if (!stamp) {
    const isClaimed = listed !== undefined && listed.level !== 'B-B';
    return {
      findings: isClaimed ? ['This PDF claims an outside timestamp, and the timestamp is missing.'] : [],
      said: [],
    };
  }
  const last = listed?.events.at(-1)?.at;
  const isBefore = last !== undefined && isEarlier(stamp, last);
  return {
    findings: isBefore ? [`The outside timestamp, of ${stamp}, is before the last event, of ${last}.`] : [],
    said: [`Stamped by a service at: ${stamp}`],
  };
};

/** Returns the problems of a signed PDF and its ledger entries, and notes about them. Works offline. */
export const checkAgreement = (file: Buffer, { entries, fingerprint }: Beside): Said => {
  const seal = checkSeal(file);
  if (!seal.isWhole) return { findings: [whyNot[seal.why]], said: [] };
  const hash = computeHash(file);
  const read = readListed(file);
  const listed = read === 'unreadable' ? undefined : read;
  const stamp = checkStamp(seal, listed);
  const compared = entries ? checkEntries(hash, listed?.events, entries) : undefined;
  const records = (entries ?? []).flatMap(({ record }) => (record.kind === 'agreement' ? [record] : []));
  const attached = readAttached(file, listed);
  const findings = [
    ...(seal.covers === 'all' ? [] : ['Something was added to this PDF behind its seal.']),
    ...(fingerprint && fingerprint !== seal.fingerprint
      ? ['This PDF was sealed with another certificate than yours.']
      : []),
    ...(read === 'unreadable' ? ['The list of events in this PDF cannot be read.'] : []),
    ...(listed?.isSpecimen ? ['This PDF is a specimen, for trying out: it binds no one.'] : []),
    ...(typeof attached === 'string' ? [attached] : []),
    ...(typeof attached === 'object'
      ? checkAttached(attached, { fingerprint: seal.fingerprint, listed, entries: records })
      : []),
    ...stamp.findings,
    ...(compared?.findings ?? []),
    ...(entries ? signingFindings(records) : []),
  ];
  const said = [
    ...(compared?.said ?? []),
    ...stamp.said,
    `SHA-256 of the file: ${hash}`,
    ...signingFacts(records),
    `Sealed by: ${seal.signedBy.replaceAll('\n', ', ')}`,
    `SHA-256 of the certificate: ${seal.fingerprint}`,
  ];
  return { findings, said };
};
