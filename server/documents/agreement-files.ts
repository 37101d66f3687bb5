import { ignoreDuplicate } from '../core/db/errors';
import { notFound } from '../core/http/trpc';
import { type AgreementDoc, type AgreementFileDoc, openContent } from './agreement.model';
import type { Deps } from './deps';
import { signedPdf } from './pdf/document-pdf';
import { computeFingerprint, computeHash } from './pdf/hashes';
import type { SealedPdf } from './pdf/seal-pdf';

type Needs = Pick<Deps, 'models' | 'agreements' | 'now'>;
type Kind = 'original' | 'signed';

export type AgreementFile = { bytes: Buffer; hash: string; level?: string };

const getName = (id: unknown, kind: Kind) => `${id}:${kind}`;

/** Stores a PDF, encrypted. Written once: of two made at the same time the first counts. */
export const keepFile = async (
  { models, agreements }: Needs,
  id: unknown,
  kind: Kind,
  { bytes, level }: { bytes: Buffer; level?: string },
): Promise<void> => {
  const _id = getName(id, kind);
  const sealed = agreements.close(bytes.toString('base64'), _id);
  await models.agreementFiles.create({ _id, sealed, ...(level && { level }) }).catch(ignoreDuplicate);
};

const readFile = async (
  { models, agreements }: Needs,
  id: unknown,
  kind: Kind,
): Promise<AgreementFile | undefined> => {
  const _id = getName(id, kind);
  const doc = await models.agreementFiles.findById(_id).lean<AgreementFileDoc>();
  if (!doc) return undefined;
  const bytes = Buffer.from(agreements.open(doc.sealed, _id), 'base64');
  return { bytes, hash: computeHash(bytes), ...(doc.level && { level: doc.level }) };
};

/** Returns the exact PDF to sign. */
export const originalFile = async (needs: Needs, doc: AgreementDoc): Promise<AgreementFile> => {
  const file = await readFile(needs, doc._id, 'original');
  if (!file) throw notFound('document');
  return file;
};

/** Typesets and seals the signed document. */
const makeSigned = async ({ agreements }: Needs, doc: AgreementDoc): Promise<SealedPdf> => {
  // Large packages, loaded only with the first agreement.
  const { sealPdf } = await import('./pdf/seal-pdf');
  const { firm, timeZone, sealCertificate } = agreements;
  const certificate = await sealCertificate();
  const content = openContent(agreements, doc);
  const { name } = await firm();
  const sealing = {
    certificate: computeFingerprint(certificate.certificate),
    isOwn: certificate.isOwn,
    level: 'B-B',
  } as const;
  const at = doc.endedAt ?? doc.sentAt;
  const set = await signedPdf({ doc, content, firm: name, timeZone }, sealing);
  return sealPdf(set, { certificate, reason: doc.title, at });
};

/**
 * Returns the PDF of a complete agreement, which is made at the first request and never changes afterward. Safe to
 * repeat, also by several servers at once.
 */
export const signedFile = async (needs: Needs, doc: AgreementDoc): Promise<AgreementFile> => {
  const stored = await readFile(needs, doc._id, 'signed');
  if (stored) return stored;
  await keepFile(needs, doc._id, 'signed', await makeSigned(needs, doc));
  return signedFile(needs, doc);
};

/** Returns the file for someone who may see an agreement: the signed one, or else the one to sign. */
export const findFile = (needs: Needs, doc: AgreementDoc): Promise<AgreementFile> =>
  doc.state === 'complete' ? signedFile(needs, doc) : originalFile(needs, doc);
