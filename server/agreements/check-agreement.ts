import type { AgreementEntry, ConsentRecord } from '../../shared/schemas/consent';
import { checkSeal } from './pdf/check-pdf';
import { hashOf } from './pdf/hashes';
import { signingFacts, signingFindings } from './signing-facts';

type Beside = {
  /** What the ledger says of the agreement. */
  entries?: readonly ConsentRecord[] | undefined;
  /** The firm's certificate, as the reader knows it. */
  fingerprint?: string | undefined;
};

const whyNot = {
  'no seal': 'This PDF has no seal.',
  changed: 'This PDF is not as it was sealed.',
  unreadable: 'The seal of this PDF cannot be read.',
} as const;

const isEntry = (record: ConsentRecord): record is AgreementEntry => record.kind === 'agreement';

const entryFindings = (hash: string, records: readonly ConsentRecord[]): string[] => {
  const entries = records.filter(isEntry);
  const last = entries.find(({ step }) => step === 'complete');
  if (!last) return ['The entries do not say that the agreement is complete.'];
  const isOne = entries.every(
    ({ agreementId, documentHash }) => agreementId === last.agreementId && documentHash === last.documentHash,
  );
  return [
    ...(last.fileHash === hash ? [] : ['The ledger names another file than this one.']),
    ...(isOne ? [] : ['The entries are of more than one document.']),
    ...signingFindings(entries),
  ];
};

/** What is wrong with a signed PDF and the entries beside it, and what can be said of it; no server is asked. */
export const checkAgreement = (
  file: Buffer,
  { entries, fingerprint }: Beside,
): { findings: string[]; said: string[] } => {
  const seal = checkSeal(file);
  if (!seal.isWhole) return { findings: [whyNot[seal.why]], said: [] };
  const hash = hashOf(file);
  const findings = [
    ...(seal.covers === 'all' ? [] : ['Something was added to this PDF behind its seal.']),
    ...(fingerprint && fingerprint !== seal.fingerprint
      ? ['This PDF was sealed with another certificate than yours.']
      : []),
    ...(entries ? entryFindings(hash, entries) : []),
  ];
  const said = [
    `SHA-256 of the file: ${hash}`,
    ...signingFacts((entries ?? []).filter(isEntry)),
    `Sealed by: ${seal.signedBy.replaceAll('\n', ', ')}`,
    `SHA-256 of the certificate: ${seal.fingerprint}`,
  ];
  return { findings, said };
};
