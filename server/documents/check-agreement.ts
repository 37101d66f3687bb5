import type { Certificate } from '../../shared/schemas/consent';
import { isEarlier } from '../proof/ledger/times';
import { checkEntries, type Said } from './check-entries';
import { type Attached, checkAttached, readAttached } from './pdf/attached-record';
import { checkSeal, type SealFinding } from './pdf/check-pdf';
import { computeHash } from './pdf/hashes';
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
const checkStamp = (
  { stamp }: Extract<SealFinding, { isWhole: true }>,
  { events, level = 'B-B' }: Attached,
): Said => {
  if (stamp === 'wrong') return { findings: ['The outside timestamp is not of this seal.'], said: [] };
  if (!stamp)
    return {
      findings:
        level === 'B-B' ? [] : ['This PDF claims an outside timestamp, and the timestamp is missing.'],
      said: [],
    };
  const last = events?.at(-1)?.at;
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
  const attached = readAttached(file);
  const stamp = checkStamp(seal, attached);
  const compared = entries ? checkEntries(hash, attached.events, entries) : undefined;
  const records = (entries ?? []).flatMap(({ record }) => (record.kind === 'agreement' ? [record] : []));
  // The ledger also has the signers' addresses; without it, the attached record says who signed.
  const steps = entries ? records : (attached.record?.events ?? []);
  const findings = [
    ...(seal.covers === 'all' ? [] : ['Something was added to this PDF behind its seal.']),
    ...(fingerprint && fingerprint !== seal.fingerprint
      ? ['This PDF was sealed with another certificate than yours.']
      : []),
    ...(attached.isSpecimen ? ['This PDF is a specimen, for trying out: it binds no one.'] : []),
    ...attached.findings,
    ...checkAttached(attached, seal.fingerprint, records),
    ...stamp.findings,
    ...(compared?.findings ?? []),
    ...signingFindings(steps),
  ];
  const said = [
    ...(compared?.said ?? []),
    ...stamp.said,
    `SHA-256 of the file: ${hash}`,
    ...signingFacts(steps),
    `Sealed by: ${seal.signedBy.replaceAll('\n', ', ')}`,
    `SHA-256 of the certificate: ${seal.fingerprint}`,
  ];
  return { findings, said };
};
