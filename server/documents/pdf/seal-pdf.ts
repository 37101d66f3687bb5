import { webcrypto } from 'node:crypto';
import { CryptoKeySigner, PDF } from '@libpdf/core';
import type { SealCertificate } from './seal-certificate';

/** The PAdES level of a sealed file. Files from before November 24, 2026 may say B-T: a timestamp inside the seal. */
export type SealLevel = 'B-B' | 'B-T';
export type SealedPdf = { bytes: Buffer; level: SealLevel };

type Options = {
  certificate: SealCertificate;
  /** The reason for the seal, which PDF readers show. */
  reason: string;
  at: Date;
};

/**
 * Seals a PDF with the firm's certificate (PAdES), so that any reader detects a changed byte. The seal is appended and
 * nothing is rewritten. It needs no outside service and so never waits: the file's hash is a ledger entry, and the
 * ledger's head is timestamped later.
 */
export const sealPdf = async (bytes: Uint8Array, options: Options): Promise<SealedPdf> => {
  const { certificate, reason, at } = options;
  const key = await webcrypto.subtle.importKey(
    'pkcs8',
    certificate.privateKey,
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  );
  const signer = new CryptoKeySigner(
    key as webcrypto.CryptoKey,
    certificate.certificate,
    'EC',
    'ECDSA',
    certificate.chain,
  );
  const pdf = await PDF.load(new Uint8Array(bytes));
  const signed = await pdf.sign({ signer, reason, signingTime: at, fieldName: 'Seal', level: 'B-B' });
  return { bytes: Buffer.from(signed.bytes), level: 'B-B' };
};
