import { isDeepStrictEqual } from 'node:util';
import { inflateSync } from 'node:zlib';
import type { AgreementEntry } from '../../../shared/schemas/consent';
import { z } from '../../../shared/zod';
import type { AgreementDoc, Content } from '../agreement.model';
import { enteredEvent, enteredSigner, toEnteredEvent } from '../entered-event';
import { type EarlierList, type ListedEvent, readInfo, readList } from './earlier-list';
import { computeHash } from './hashes';
import type { SealLevel } from './seal-pdf';

/** The file in the signed PDF that says everything about the signing; the page for people says it in short. */
export const recordName = 'record.json';

/** The name in the PDF's information under which it has the record's hash, so that a missing record is noticed. */
export const hashName = 'LanternRecord';

/** The parts of the record that are checked; the others are for readers. Earlier ones do not say `isSpecimen`. */
const attachedRecord = z.looseObject({
  agreement: z.string(),
  documentHash: z.string(),
  certificate: z.string(),
  sealLevel: z.string(),
  isSpecimen: z.boolean().optional(),
  events: z.array(enteredEvent),
});
type AttachedRecord = z.infer<typeof attachedRecord>;

/** Returns the record to attach to the signed PDF, as JSON. */
export const attachedJson = (
  doc: AgreementDoc,
  { evidence, filled }: Pick<Content, 'evidence' | 'filled'>,
  { certificate, level, timeZone }: { certificate: string; level: SealLevel; timeZone: string },
): string => {
  const { adopted, envelope, lawyer } = doc;
  const record: AttachedRecord = {
    agreement: String(doc._id),
    title: doc.title,
    language: doc.language,
    template: { id: doc.templateId, version: doc.templateVersion },
    ...(adopted && { adopted: { by: adopted.by, bar: adopted.bar, at: adopted.at } }),
    ...(envelope && { envelope: { id: envelope.id, place: envelope.place, count: envelope.count } }),
    isSpecimen: doc.isSpecimen ?? false,
    documentHash: doc.documentHash,
    certificate,
    sealLevel: level,
    timeZone,
    /** The sender's values for fields that nothing else filled. */
    filled: filled ?? {},
    /** The rules of the lead's state that staff saw before sending. */
    stateRules: doc.stateRules ?? [],
    signers: doc.signers.map((signer) => ({
      ...enteredSigner(signer),
      signedAt: signer.signedAt,
      grade: signer.grade,
      confirmedBy: signer.confirmedBy,
      phone: signer.phone?.ending,
      flags: signer.flags,
      links: signer.links.map(({ to, at, by }) => ({ to, at, by })),
    })),
    ...(lawyer && {
      lawyer: { id: lawyer.userId, name: lawyer.name, bar: lawyer.bar, signedAt: lawyer.signedAt },
    }),
    events: doc.events.map((event) => toEnteredEvent(doc, event, evidence[String(event._id)])),
  };
  return JSON.stringify(record, null, 2);
};

/** More than any record has; a file that claims more is not ours. */
const mostBytes = 16 * 1024 * 1024;

/** Returns the attached files of a PDF that the server made; such a PDF stores them compressed. */
const findAttached = (file: Buffer): Buffer[] => {
  const text = file.toString('latin1');
  return [...text.matchAll(/\/EmbeddedFile\b/g)].map(({ index }) => {
    const start = text.indexOf('stream\n', index);
    const length = /\/Length (\d+)\n/.exec(text.slice(index, start))?.[1];
    const from = start + 'stream\n'.length;
    return inflateSync(file.subarray(from, from + Number(length)), { maxOutputLength: mostBytes });
  });
};

/** Returns the hash of the record attached to a signed PDF, for the ledger; PDFs of earlier versions have none. */
export const hashOfAttached = (file: Buffer): string | undefined => {
  const [attached] = findAttached(file);
  return attached && computeHash(attached);
};

/** The content of the attached record, or of an earlier list of events; `findings` name parts that cannot be read. */
export type Attached = {
  findings: string[];
  record?: AttachedRecord;
  recordHash?: string;
  events?: readonly ListedEvent[];
  level?: string;
  isSpecimen?: boolean;
};

const toListed = ({ events }: AttachedRecord): ListedEvent[] =>
  events.map(({ id, at, step }) => ({ id: id.replace('agreement-', ''), at, step }));

const withRecord = (file: Buffer, list: EarlierList | undefined): Attached => {
  const named = readInfo(file.toString('latin1'), hashName);
  const [attached, ...others] = findAttached(file);
  if (!attached) return { ...list, findings: named ? ['The record attached to this PDF is missing.'] : [] };
  const recordHash = computeHash(attached);
  if (others.length > 0 || recordHash !== named)
    return { ...list, findings: ['The record attached to this PDF is not the one that this PDF names.'] };
  const record = attachedRecord.parse(JSON.parse(attached.toString()));
  const events = toListed(record);
  const isOther = list && !isDeepStrictEqual(events, list.events);
  return {
    findings: isOther ? ['The attached record has other events than this PDF lists.'] : [],
    record,
    recordHash,
    events,
    level: record.sealLevel,
    isSpecimen: record.isSpecimen ?? list?.isSpecimen ?? false,
  };
};

/** Reads a signed PDF's record of its signing. */
export const readAttached = (file: Buffer): Attached => {
  const list = readList(file);
  const findings = list === 'unreadable' ? ['The list of events in this PDF cannot be read.'] : [];
  try {
    const attached = withRecord(file, list === 'unreadable' ? undefined : list);
    return { ...attached, findings: [...findings, ...attached.findings] };
  } catch {
    return { findings: [...findings, 'The record attached to this PDF cannot be read.'] };
  }
};

/** Compares the attached record with the seal's certificate, and with the ledger's entries, if there are any. */
export const checkAttached = (
  { record, recordHash }: Attached,
  fingerprint: string,
  entries: readonly AgreementEntry[],
): string[] => {
  const named = entries.find(({ step }) => step === 'complete')?.recordHash;
  const isAnother = named !== undefined && named !== recordHash;
  const other = isAnother ? ['The ledger names another record than the one attached to this PDF.'] : [];
  if (!record) return other;
  const attachedById = new Map(record.events.map((event) => [event.id, event]));
  const isOfOther = entries.some(
    ({ agreementId, documentHash }) =>
      agreementId !== record.agreement || documentHash !== record.documentHash,
  );
  return [
    ...(record.certificate === fingerprint ? [] : ['The attached record names another certificate.']),
    ...other,
    ...(isOfOther ? ['The attached record is of another document than the entries.'] : []),
    ...entries.flatMap((entry) => {
      const attached = attachedById.get(entry.id);
      return attached === undefined || isDeepStrictEqual(attached, enteredEvent.parse(entry))
        ? []
        : [`The attached record has another account of event ${entry.id} than the ledger.`];
    }),
  ];
};
