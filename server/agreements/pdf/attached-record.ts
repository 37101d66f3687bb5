import { isDeepStrictEqual } from 'node:util';
import { inflateSync } from 'node:zlib';
import type { AgreementEntry } from '../../../shared/schemas/consent';
import { z } from '../../../shared/zod';
import type { AgreementDoc } from '../agreement.model';
import type { Content } from '../content';
import { enteredEvent, toEnteredEvent } from '../entered-event';
import { enteredSigner } from '../entered-signer';
import { computeHash } from './hashes';
import type { Listed } from './listed-events';
import type { SealLevel } from './seal-pdf';

/** The file in the signed PDF that says in full what the pages of the record say in short. */
export const recordName = 'record.json';

/** The parts of the attached record that are checked; the others are for readers. */
const attachedRecord = z.looseObject({
  agreement: z.string(),
  documentHash: z.string(),
  certificate: z.string(),
  events: z.array(enteredEvent),
});
type AttachedRecord = z.infer<typeof attachedRecord>;

type Recorded = Pick<
  AgreementDoc,
  | '_id'
  | 'title'
  | 'language'
  | 'templateId'
  | 'templateVersion'
  | 'adopted'
  | 'envelope'
  | 'signers'
  | 'lawyer'
  | 'documentHash'
  | 'events'
>;

/** Returns the record to attach to the signed PDF, as JSON. */
export const attachedJson = (
  doc: Recorded,
  { evidence }: Pick<Content, 'evidence'>,
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
    documentHash: doc.documentHash,
    certificate,
    sealLevel: level,
    timeZone,
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

/** Returns the attached record; undefined if the PDF neither has nor names one, else an error in words. */
export const readAttached = (
  file: Buffer,
  listed: Listed | undefined,
): AttachedRecord | string | undefined => {
  const named = listed?.record;
  try {
    const [attached, ...others] = findAttached(file);
    if (!attached) return named && 'The record attached to this PDF is missing.';
    if (others.length > 0 || computeHash(attached) !== named)
      return 'The record attached to this PDF is not the one that this PDF names.';
    return attachedRecord.parse(JSON.parse(attached.toString()));
  } catch {
    return 'The record attached to this PDF cannot be read.';
  }
};

type Beside = {
  fingerprint: string;
  listed: Listed | undefined;
  /** The agreement's entries in the ledger, if there are any to compare. */
  entries: readonly AgreementEntry[];
};

/** Compares the attached record with the seal, with the PDF's list of events, and with the ledger. */
export const checkAttached = (record: AttachedRecord, { fingerprint, listed, entries }: Beside): string[] => {
  const events = record.events.map(({ id, at, step }) => ({ id: id.replace('agreement-', ''), at, step }));
  const attachedById = new Map(record.events.map((event) => [event.id, event]));
  const isOther = entries.some(
    ({ agreementId, documentHash }) =>
      agreementId !== record.agreement || documentHash !== record.documentHash,
  );
  return [
    ...(record.certificate === fingerprint ? [] : ['The attached record names another certificate.']),
    ...(isDeepStrictEqual(events, listed?.events)
      ? []
      : ['The attached record has other events than this PDF lists.']),
    ...(isOther ? ['The attached record is of another document than the entries.'] : []),
    ...entries.flatMap((entry) => {
      const attached = attachedById.get(entry.id);
      return attached === undefined || isDeepStrictEqual(attached, enteredEvent.parse(entry))
        ? []
        : [`The attached record has another account of event ${entry.id} than the ledger.`];
    }),
  ];
};
