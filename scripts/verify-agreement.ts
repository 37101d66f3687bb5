type Given = { entries?: string; keys?: string; certificate?: string };

/**
 * Checks a signed agreement without a server. entries.json is the response of GET /api/agreements/{id}/entries, keys.json that
 * of GET /api/consent/keys; the fingerprint is the output of `openssl x509 -fingerprint -sha256` for the firm's
 * certificate. Exits with 0 if every check passes, 1 if one fails, and 2 if the PDF is intact but its signer cannot be
 * verified.
 */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { checkAgreement } from '../server/documents/check-agreement';
import { problemsOfCertificate } from '../server/proof/ledger/check-certificate';
import { certificate, publicLedgerKey } from '../shared/schemas/consent';
import { z } from '../shared/zod';
import { unknownSigner } from './run-command';

export const verifyAgreement = async (file: string, values: Given): Promise<void> => {
  if (values.entries && !values.keys) throw new Error('Entries are checked with keys: add --keys keys.json');
  const input: unknown = values.entries && JSON.parse(readFileSync(values.entries, 'utf8'));
  const entries = input ? z.array(certificate).parse(input) : undefined;
  // The schema drops unknown fields, which no hash covers: nobody may take them for a part of the ledger.
  if (entries && !isDeepStrictEqual(entries, input))
    throw new Error('The entries were changed: they have fields that the ledger does not have.');
  const { findings, said } = checkAgreement(readFileSync(file), {
    entries,
    fingerprint: values.certificate?.replaceAll(':', '').toLowerCase(),
  });
  for (const line of said) console.log(line);
  if (findings.length > 0) throw new Error(findings.join('\n'));
  if (entries) {
    const keys = z.array(publicLedgerKey).parse(JSON.parse(readFileSync(values.keys!, 'utf8')));
    const problems = entries.flatMap((entry) => problemsOfCertificate(entry, keys));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    console.log(`${entries.length} entries of the ledger: all as they were written.`);
  }
  if (!entries && !values.certificate)
    unknownSigner(
      'Intact, but sealed by an unknown certificate: give the firm’s, or entries with keys that you trust.',
    );
};
