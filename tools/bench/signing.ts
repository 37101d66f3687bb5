import { Types } from 'mongoose';
import type { AgreementDoc, Content, SignerDoc } from '../../server/documents/agreement.model';
import { originalPdf, signedPdf } from '../../server/documents/pdf/document-pdf';
import { computeFingerprint, computeHash } from '../../server/documents/pdf/hashes';
import { makeSealCertificate } from '../../server/documents/pdf/seal-certificate';
import { sealPdf } from '../../server/documents/pdf/seal-pdf';
import { numberedPlaces } from '../../server/documents/places';
import { getBlocks } from '../../server/templates/check-template';
import { samples } from '../../server/templates/samples';
import { median, type Row, row } from './row';

const rounds = 9;
const at = new Date('2026-11-23T12:00:00Z');
const template = samples.find(({ kind, language }) => kind === 'fee' && language === 'en')!;

const signer: SignerDoc = {
  _id: new Types.ObjectId(),
  name: 'Maria Lopez',
  email: 'maria.lopez@example.com',
  role: 'client',
  capacity: '',
  state: 'signed',
  links: [],
  knownBy: 'code',
  signedAt: at,
};

const doc = {
  _id: new Types.ObjectId(),
  title: template.name,
  language: template.language,
  signers: [signer],
  sentAt: at,
  sentBy: '',
  templateId: '',
  templateVersion: 1,
  documentHash: '',
  events: [],
} as Partial<AgreementDoc> as AgreementDoc;

const blocks = getBlocks(template);
const marks = numberedPlaces(blocks).map(({ index }) => [
  index,
  { text: 'Maria Lopez', at: at.toISOString(), who: String(signer._id) },
]);
const content: Content = { blocks, message: '', marks: Object.fromEntries(marks), evidence: {} };

/** Milliseconds of CPU time that the work takes, regardless of other load. */
const measureCpu = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** One fee agreement: typeset for signing, then again with its record, and sealed. */
export const run = async (): Promise<Row[]> => {
  const certificate = await makeSealCertificate('Lantern Justice', at);
  const sealing = {
    level: 'B-B',
    certificate: computeFingerprint(certificate.certificate),
    isOwn: true,
  } as const;
  const setting = { firm: 'Lantern Justice', timeZone: 'America/New_York' };
  const original = () => originalPdf({ doc, content, ...setting });
  const signed = async () =>
    sealPdf(await signedPdf({ doc, content, ...setting }, sealing), { certificate, reason: doc.title, at });
  const first = computeHash(await original());
  await signed();
  const times: { original: number; signed: number }[] = [];
  for (let round = 0; round < rounds; round++)
    times.push({ original: await measureCpu(original), signed: await measureCpu(signed) });
  const same = first === computeHash(await original());
  return [
    row('a PDF to sign', Math.round(median(times.map((one) => one.original))), 'ms CPU'),
    row('a signed and sealed PDF', Math.round(median(times.map((one) => one.signed))), 'ms CPU', {
      below: 1000,
      note: same ? 'the same text is the same file' : 'the same text became ANOTHER file',
    }),
  ];
};
