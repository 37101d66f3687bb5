import { signatureName } from '../../../shared/agreements/capacities';
import { type Block, getPlaces, type Place } from '../../../shared/agreements/markup';
import { lawyerSeat } from '../../../shared/agreements/terms';
import { givenText, openedText, ownBarText } from '../../../shared/bars';
import { getDevice } from '../../../shared/device';
import type { DocumentLanguage } from '../../../shared/schemas/agreement-template';
import type { AgreementDoc, EventDoc, LawyerDoc, SignerDoc } from '../agreement.model';
import type { Content } from '../content';
import { longDate, momentInWords, momentOnClock, utcMoment } from '../dates';
import { inSentences } from '../in-sentences';
import { documentWords, olderLinkNote } from '../words';
import { attachedJson, recordName } from './attached-record';
import { computeHash } from './hashes';
import { listedInfo } from './listed-events';
import type { SealLevel } from './seal-pdf';
import type { Mark, RecordBlock } from './typeset';

type Shown = Pick<
  AgreementDoc,
  | '_id'
  | 'title'
  | 'language'
  | 'signers'
  | 'sentAt'
  | 'templateId'
  | 'templateVersion'
  | 'documentHash'
  | 'events'
  | 'stateRules'
  | 'adopted'
  | 'envelope'
  | 'isSpecimen'
  | 'filled'
> & { lawyer?: LawyerDoc };

type Options = { doc: Shown; content: Pick<Content, 'blocks' | 'marks'>; firm: string; timeZone: string };

const findSigner = ({ signers }: Pick<Shown, 'signers'>, who: string): SignerDoc | undefined =>
  signers.find(({ _id }) => String(_id) === who);

const signerName = (doc: Pick<Shown, 'signers' | 'lawyer' | 'language'>, who: string): string => {
  if (who === lawyerSeat) return doc.lawyer?.name ?? '';
  const signer = findSigner(doc, who);
  return signer ? signatureName(signer, doc.language) : '';
};

/** Returns the mark at the nth place. */
export const formatMark = (
  doc: Pick<Shown, 'signers' | 'lawyer' | 'language'>,
  { marks }: Pick<Content, 'marks'>,
  index: number,
  timeZone: string,
): Mark | undefined => {
  const mark = marks[index];
  if (!mark) return undefined;
  const at = momentInWords(mark.at, doc.language, timeZone);
  const caption = documentWords[doc.language].signedAt(signerName(doc, mark.who), at);
  return { text: mark.text, caption, ...(mark.strokes && { strokes: mark.strokes }) };
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

/** Masks an address: enough to recognize it, not enough to learn it. */
export const maskedMailbox = (email: string): string => {
  const [local = '', domain = ''] = email.split('@');
  return email === '' ? '' : `${local.slice(0, 2)}***@${domain}`;
};

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

/** Returns the disclosures and statements of intent that signers agreed to. */
const agreedTo = ({ events }: Shown, { record, steps }: Words, moment: (at: Date) => string): Block[] => {
  const textEvents = events.filter(({ text }) => text);
  if (textEvents.length === 0) return [];
  return [
    { type: 'heading', level: 2, words: line(record.agreedTo) },
    ...textEvents.flatMap(({ at, by, step, text }): Block[] => [
      paragraph(`${moment(at)}, ${by}`, steps[step]),
      ...text!.split('\n').map((one): Block => ({ type: 'paragraph', words: line(one) })),
    ]),
  ];
};

/**
 * Returns the rules of the lead's state that staff saw before sending. No rules says nothing about that state's law.
 */
const ruleBlocks = ({ stateRules, language }: Shown, { record }: Words): Block[] =>
  stateRules === undefined
    ? []
    : [
        { type: 'heading', level: 2, words: line(record.stateRules) },
        ...stateRules.map(({ state, says, rule, sources, lookedAt }): Block => {
          const day = longDate(lookedAt, language, 'UTC');
          const text = `${says} (${rule}) ${sources.join(' ')}. ${record.ruleChecked(day)}`;
          return paragraph(state, text);
        }),
        { type: 'paragraph', words: line(record.noStateRule) },
      ];

/** Shortens an ID to the part that differs from the others on the page; the attached record has all of it. */
const shortId = (id: unknown): string => String(id).slice(-6);

/** Shortens a hash that the page or the attached record has in full. */
const withShortHashes = (note: string): string => note.replace(/\b([0-9a-f]{8})[0-9a-f]{56}\b/g, '$1…');

/** Returns the note of a step in the words of the document; what a person wrote stays as written. */
const noteInWords = ({ step, note, phone }: EventDoc, { filled = [] }: Shown, { record }: Words): string => {
  const { field, notes } = record;
  const [, kind, place] = /^(sign|initial) (\d+)$/.exec(note) ?? [];
  if (phone) return [record.notes.phone(phone), note].filter(Boolean).join('; ');
  if (step === 'sent' && filled.length > 0) return notes.filled(filled.map(field).join(', '));
  if (step === 'marked' && kind) return `${notes.places[kind as keyof typeof notes.places]} ${place}`;
  if (step === 'consented') return note.replace(/^version\b/, notes.version);
  if (step === 'document-shown') return withShortHashes(note.replace(/^page\b/, notes.page));
  if (step === 'sent-again') return note.replace(olderLinkNote, notes.olderLink);
  return note;
};

/** Returns the pages after the document: who signed, when, and how they were identified. */
export const recordBlocks = (
  { doc, content, timeZone }: Signed,
  { level, certificate, isOwn }: Sealing,
): RecordBlock[] => {
  const words = documentWords[doc.language];
  const { record, roles, steps, flags: flagWords } = words;
  const moment = (at: Date) => momentInWords(at, doc.language, timeZone);
  /** Two cells: the firm's clock, and UTC. */
  const moments = (at: Date | undefined) =>
    at ? [line(momentOnClock(at, doc.language, timeZone)), line(utcMoment(at))] : [line(''), line('')];
  const inLanguage = (bar = '') =>
    bar
      .replaceAll(ownBarText, record.ownBar)
      .replaceAll(openedText, record.openedAccount)
      .replaceAll(givenText, record.givenBar);
  const filled = Object.entries(content.filled ?? {});
  const signerRows = doc.signers.map((signer) => [
    line(signatureName(signer, doc.language)),
    line(roles[signer.role]),
    line(knownAs(signer, words)),
    ...moments(signer.signedAt),
  ]);
  const lawyerRow = doc.lawyer?.signedAt
    ? [
        [
          line(doc.lawyer.name),
          line(roles.lawyer),
          line(record.lawyer(inLanguage(doc.lawyer.bar))),
          ...moments(doc.lawyer.signedAt),
        ],
      ]
    : [];
  return [
    { type: 'heading', level: 1, words: line(record.title) },
    paragraph(record.document, doc.title),
    paragraph(record.id, shortId(doc._id)),
    paragraph(record.template, `${shortId(doc.templateId)}, ${doc.templateVersion}`),
    ...(doc.adopted
      ? [
          paragraph(
            record.adopted,
            [doc.adopted.by, inLanguage(doc.adopted.bar), moment(doc.adopted.at)].filter(Boolean).join(', '),
          ),
        ]
      : []),
    paragraph(record.hash, doc.documentHash),
    paragraph(record.certificate, certificate),
    ...(isOwn ? [{ type: 'paragraph' as const, words: line(record.own) }] : []),
    paragraph(record.level, level),
    paragraph(record.zone, timeZone),
    { type: 'heading', level: 2, words: line(record.signers) },
    {
      type: 'table',
      shares: [20, 14, 34, 18, 14],
      head: record.signerHead.map(line),
      rows: [...signerRows, ...lawyerRow],
    },
    ...(filled.length > 0
      ? ([
          { type: 'heading', level: 2, words: line(record.filled) },
          {
            type: 'table',
            shares: [1, 2],
            head: record.filledHead.map(line),
            rows: filled.map(([name, value]) => [line(record.field(name)), line(value)]),
          },
        ] satisfies RecordBlock[])
      : []),
    { type: 'heading', level: 2, words: line(record.steps) },
    {
      type: 'table',
      shares: [9, 18, 14, 17, 26, 22],
      head: record.head.map(line),
      rows: doc.events.map((event) => {
        const { _id, at, by, step, link, flags = [] } = event;
        const { ip, userAgent } = content.evidence[String(_id)] ?? { ip: '' };
        const device = userAgent && getDevice(userAgent, record.on);
        return [
          line(shortId(_id)),
          ...moments(at),
          line(by),
          line(
            inSentences([
              steps[step],
              noteInWords(event, doc, words),
              ...flags.map((flag) => flagWords[flag]),
            ]),
          ),
          line([ip, device, link && record.ways[link]].filter(Boolean).join(', ')),
        ];
      }),
    },
    { type: 'paragraph', words: line(record.ledger(recordName)) },
    ...agreedTo(doc, words, moment),
    ...ruleBlocks(doc, words),
  ];
};

/** Returns the document with all marks, followed by the record of the signing. */
export const signedPdf = async (signed: Signed, sealing: Sealing): Promise<Buffer> => {
  const { typeset } = await import('./typeset');
  const { doc, content, timeZone } = signed;
  const json = attachedJson(doc, content, { ...sealing, timeZone });
  return typeset({
    ...input(signed),
    findMark: (index) => formatMark(doc, content, index, timeZone),
    record: recordBlocks(signed, sealing),
    attached: { name: recordName, about: documentWords[doc.language].record.title, json },
    about: listedInfo({
      level: sealing.level,
      isSpecimen: doc.isSpecimen ?? false,
      events: doc.events.map(({ _id, at, step }) => ({ id: String(_id), at: at.toISOString(), step })),
      record: computeHash(Buffer.from(json)),
    }),
  });
};

/** Returns the places of a document with their numbers, in order. */
export const numberedPlaces = (blocks: readonly Block[]): (Place & { index: number })[] =>
  getPlaces(blocks).map((place, index) => ({ ...place, index }));
