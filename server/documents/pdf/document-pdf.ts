import { signatureName } from '../../../shared/agreements/capacities';
import type { Block, Place } from '../../../shared/agreements/markup';
import { givenText, openedText, ownBarText } from '../../../shared/bars';
import { getDevice } from '../../../shared/device';
import type { DocumentLanguage } from '../../../shared/schemas/agreement-template';
import type { AgreementDoc, Content, EventDoc, SignerDoc } from '../agreement.model';
import { momentInWords } from '../dates';
import { inSentences } from '../in-sentences';
import { formatMark, maskedMailbox, signerName } from '../places';
import { documentWords, isTold } from '../words';
import { attachedJson, hashName, recordName } from './attached-record';
import { computeHash } from './hashes';
import type { SealLevel } from './seal-pdf';
import type { RecordBlock } from './typeset';

type Options = {
  doc: AgreementDoc;
  content: Pick<Content, 'blocks' | 'marks'>;
  firm: string;
  timeZone: string;
};

const input = ({ doc, content, firm }: Options) => {
  const words = documentWords[doc.language];
  return {
    title: doc.title,
    language: doc.language,
    firm,
    madeAt: doc.sentAt,
    blocks: content.blocks,
    emptyCaption: ({ kind, who }: Place) => words.placeOf[kind](signerName(doc, who)),
    ...(doc.isSpecimen && { mark: words.specimen }),
    foot: `${doc.title} · ${doc._id}`,
    formatPage: words.formatPage,
  };
};

/** Returns the document to sign. */
export const originalPdf = async (options: Options): Promise<Buffer> => {
  const { typeset } = await import('./typeset');
  return typeset({ ...input(options), findMark: () => undefined });
};

const line = (text: string) => [{ text }];
const paragraph = (label: string, text: string): Block => ({
  type: 'paragraph',
  words: [{ text: `${label}: `, bold: true }, { text }],
});

type Signed = Omit<Options, 'content'> & { content: Content };
type Sealing = { level: SealLevel; certificate: string; isOwn: boolean };

type Words = (typeof documentWords)[DocumentLanguage];

/** Returns how a signer was identified, how they received their links, and the flags of their steps. */
const knownAs = (signer: SignerDoc, { record, flags }: Words): string => {
  const mailbox = maskedMailbox(signer.email);
  const { code, text, office } = record.knownBy;
  const byCode = signer.phone ? text(signer.phone.ending) : code(mailbox);
  const identification = signer.knownBy === 'office' ? office : byCode;
  const links = signer.links.map(({ to, by }) => record.linkTo[to](to === 'mailbox' ? mailbox : by));
  return inSentences([
    signer.grade ? record.grades[signer.grade](signer.confirmedBy ?? '') : identification,
    ...(signer.grade && signer.grade !== 'office' ? [identification] : []),
    ...new Set(links),
    ...(signer.flags ?? []).map((flag) => flags[flag]),
  ]);
};

const barInWords = (bar = '', { record }: Words): string =>
  bar
    .replaceAll(ownBarText, record.ownBar)
    .replaceAll(openedText, record.openedAccount)
    .replaceAll(givenText, record.givenBar);

const toMoment =
  ({ doc, timeZone }: Signed) =>
  (at: Date): string =>
    momentInWords(at, doc.language, timeZone);

/** Returns what happened, a line for each step; the attached record has the other steps too. */
const tellSteps = (signed: Signed, events: readonly EventDoc[], { steps }: Words): string =>
  events
    .flatMap(({ step, at, note }) => {
      // The note says by what staff knew the person.
      const more = step === 'identified' && note ? ` ${inSentences([note])}` : '';
      return isTold(step) ? inSentences([`${steps[step]}: ${toMoment(signed)(at)}`]) + more : [];
    })
    .join('\n');

/** Returns where steps came from, each place once. */
const joinPlaces = ({ content }: Signed, events: readonly EventDoc[], { record }: Words): string => {
  const places = events.map(({ _id, link }) => {
    const { ip, userAgent } = content.evidence[String(_id)] ?? { ip: '' };
    const device = userAgent && getDevice(userAgent, record.on);
    return ip && [ip, device, link && record.ways[link]].filter(Boolean).join(', ');
  });
  return inSentences([...new Set(places)]);
};

/** Returns a row for each signer: their role, how they were identified, what they did, and where. */
const signerRows = (signed: Signed, words: Words): string[][] => {
  const { signers, lawyer, events, language } = signed.doc;
  const did = (own: readonly EventDoc[]) => [tellSteps(signed, own, words), joinPlaces(signed, own, words)];
  const rows = signers.map((signer) => {
    const own = events.filter(({ signer: id, step }) => id === String(signer._id) && isTold(step));
    return [signatureName(signer, language), words.roles[signer.role], knownAs(signer, words), ...did(own)];
  });
  if (!lawyer?.signedAt) return rows;
  const account = words.record.lawyer(barInWords(lawyer.bar, words));
  const own = events.filter(({ step }) => step === 'countersigned');
  return [...rows, [lawyer.name, words.roles.lawyer, account, ...did(own)]];
};

/** Returns the page after the document: what was signed, who signed it, when, from where, and how they were identified. */
export const recordBlocks = (signed: Signed, { level, certificate, isOwn }: Sealing): RecordBlock[] => {
  const { doc, content, timeZone } = signed;
  const words = documentWords[doc.language];
  const { record } = words;
  const moment = toMoment(signed);
  const { by, bar, at } = doc.adopted ?? {};
  const intents = doc.events.flatMap(({ step, text }) => (step === 'intended' && text ? text : []));
  const filled = Object.entries(content.filled ?? {});
  const facts: [label: string, text: string][] = [
    [record.document, doc.title],
    [record.id, String(doc._id)],
    [record.template, `${doc.templateId}, ${doc.templateVersion}`],
    [record.adopted, [by, barInWords(bar, words), at && moment(at)].filter(Boolean).join(', ')],
    [record.sent, `${doc.sentBy}, ${moment(doc.sentAt)}`],
    [record.filled, filled.map(([name, value]) => `${record.field(name)}: ${value}`).join('; ')],
    [record.intent, [...new Set(intents)].join(' ')],
    [record.hash, doc.documentHash],
    [record.certificate, isOwn ? `${certificate}. ${record.own}` : certificate],
    [record.level, level],
    [record.zone, timeZone],
  ];
  return [
    { type: 'heading', level: 1, words: line(record.title) },
    ...facts.flatMap(([label, text]) => (text ? paragraph(label, text) : [])),
    { type: 'heading', level: 2, words: line(record.signers) },
    {
      type: 'table',
      shares: [14, 10, 23, 37, 16],
      head: record.signerHead.map(line),
      rows: signerRows(signed, words).map((cells) => cells.map(line)),
    },
    { type: 'paragraph', words: line(record.ledger(recordName)) },
  ];
};

/** Returns the document with all marks, followed by the page about the signing. */
export const signedPdf = async (signed: Signed, sealing: Sealing): Promise<Buffer> => {
  const { typeset } = await import('./typeset');
  const { doc, content, timeZone } = signed;
  const json = attachedJson(doc, content, { ...sealing, timeZone });
  return typeset({
    ...input(signed),
    findMark: (index) => formatMark(doc, content, index, timeZone),
    record: recordBlocks(signed, sealing),
    attached: { name: recordName, about: documentWords[doc.language].record.title, json },
    about: { [hashName]: computeHash(Buffer.from(json)) },
  });
};
