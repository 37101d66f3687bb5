import { webcrypto } from 'node:crypto';
import { CryptoKeySigner, HttpTimestampAuthority, PDF } from '@libpdf/core';
import type { SealCertificate } from './seal-certificate';

/** What a sealed file reached: B-T has the time of a service that is not ours, B-B only our own. */
export type SealLevel = 'B-B' | 'B-T';
export type SealedPdf = { bytes: Buffer; level: SealLevel };

type Options = {
  certificate: SealCertificate;
  /** What the seal is for, as a PDF reader shows it. */
  reason: string;
  at: Date;
  /** A service that stamps (RFC 3161). Where it does not answer the file is sealed without it, and says so. */
  timestampUrl?: string | undefined;
};

/**
 * Seals a PDF with the firm's certificate (PAdES): who changes a byte of it afterwards is found out by any reader.
 * Nothing in it is rewritten; the seal is added behind what was there.
 */
export const sealPdf = async (bytes: Uint8Array, options: Options): Promise<SealedPdf> => {
  const { certificate, reason, at, timestampUrl } = options;
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
  const seal = async (level: SealLevel): Promise<SealedPdf> => {
    const pdf = await PDF.load(new Uint8Array(bytes));
    const signed = await pdf.sign({
      signer,
      reason,
      signingTime: at,
      fieldName: 'Seal',
      level,
      ...(level === 'B-T' &&
        timestampUrl && { timestampAuthority: new HttpTimestampAuthority(timestampUrl) }),
    });
    return { bytes: Buffer.from(signed.bytes), level };
  };
  if (!timestampUrl) return seal('B-B');
  return seal('B-T').catch(() => seal('B-B'));
};
