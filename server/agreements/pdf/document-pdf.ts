import { signatureName } from '../../../shared/agreements/capacities';
import { type Block, getPlaces, type Place } from '../../../shared/agreements/markup';
import { lawyerSeat } from '../../../shared/agreements/terms';
import { givenText, openedText, ownBarText } from '../../../shared/bars';
import type { DocumentLanguage } from '../../../shared/schemas/agreement-template';
import type { AgreementDoc, LawyerDoc, SignerDoc } from '../agreement.model';
import type { Content } from '../content';
import { longDate, momentInWords } from '../dates';
import { inSentences } from '../in-sentences';
import { documentWords } from '../words';
import { listedInfo } from './listed-events';
import type { SealLevel } from './seal-pdf';
import type { Mark } from './typeset';

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
  | 'isSpecimen'
> & { lawyer?: LawyerDoc };

type Options = { doc: Shown; content: Pick<Content, 'blocks' | 'marks'>; firm: string; timeZone: string };

const findSigner = ({ signers }: Pick<Shown, 'signers'>, who: string): SignerDoc | undefined =>
  signers.find(({ _id }) => String(_id) === who);

export const signerName = (doc: Pick<Shown, 'signers' | 'lawyer' | 'language'>, who: string): string => {
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
    pageOf: words.pageOf,
  };
};

/** The document as it is to be signed. */
export const originalPdf = async (options: Options): Promise<Buffer> => {
  const { typeset } = await import('./typeset');
  return typeset({ ...input(options), markAt: () => undefined });
};

const line = (text: string) => [{ text }];
const paragraph = (label: string, text: string): Block => ({
  type: 'paragraph',
  words: [{ text: `${label}: `, bold: true }, { text }],
});

/** An address as others may see it: whose it is can be told, and nobody learns it. */
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
  const identification = signer.knownBy === 'office' ? record.knownBy.office : record.knownBy.code(mailbox);
  const links = signer.links.map(({ to, by }) => record.linkTo[to](to === 'mailbox' ? mailbox : by));
  return inSentences([
    signer.grade ? record.grades[signer.grade](signer.confirmedBy ?? '') : identification,
    ...(signer.grade && signer.grade !== 'office' ? [identification] : []),
    ...new Set(links),
    ...(signer.flags ?? []).map((flag) => flags[flag]),
  ]);
};

/** The disclosures and the statements of intent that signers agreed to. */
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

/** The rules of the lead's state that staff saw before they sent it; none is no statement about that state's law. */
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

/** The pages behind the document: who signed, when, and how they were known. */
export const recordBlocks = (
  { doc, content, timeZone }: Signed,
  { level, certificate, isOwn }: Sealing,
): Block[] => {
  const words = documentWords[doc.language];
  const { record, roles, steps, flags: flagWords } = words;
  const moment = (at: Date) => momentInWords(at, doc.language, timeZone);
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
    line(signer.signedAt ? moment(signer.signedAt) : ''),
  ]);
  const lawyerRow = doc.lawyer?.signedAt
    ? [
        [
          line(doc.lawyer.name),
          line(roles.lawyer),
          line(record.lawyer(inLanguage(doc.lawyer.bar))),
          line(moment(doc.lawyer.signedAt)),
        ],
      ]
    : [];
  return [
    { type: 'heading', level: 1, words: line(record.title) },
    paragraph(record.document, doc.title),
    paragraph(record.id, String(doc._id)),
    paragraph(record.template, `${doc.templateId}, ${doc.templateVersion}`),
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
    { type: 'table', head: record.signerHead.map(line), rows: [...signerRows, ...lawyerRow] },
    ...(filled.length > 0
      ? ([
          { type: 'heading', level: 2, words: line(record.filled) },
          {
            type: 'table',
            head: record.filledHead.map(line),
            rows: filled.map(([name, value]) => [line(name), line(value)]),
          },
        ] satisfies Block[])
      : []),
    { type: 'heading', level: 2, words: line(record.steps) },
    {
      type: 'table',
      head: record.head.map(line),
      rows: doc.events.map(({ _id, at, by, step, note, link, flags = [] }) => {
        const { ip, userAgent } = content.evidence[String(_id)] ?? { ip: '' };
        return [
          line(moment(at)),
          line(by),
          line(
            `${inSentences([steps[step], note, ...flags.map((flag) => flagWords[flag]), link && record.ways[link]])} ${_id}`,
          ),
          line([ip, userAgent?.slice(0, 160)].filter(Boolean).join(' ')),
        ];
      }),
    },
    ...agreedTo(doc, words, moment),
    ...ruleBlocks(doc, words),
    { type: 'paragraph', words: line(record.ledger) },
  ];
};

/** The document with all marks, and the record of the signing behind it. */
export const signedPdf = async (signed: Signed, sealing: Sealing): Promise<Buffer> => {
  const { typeset } = await import('./typeset');
  return typeset({
    ...input(signed),
    markAt: (index) => formatMark(signed.doc, signed.content, index, signed.timeZone),
    record: recordBlocks(signed, sealing),
    about: listedInfo({
      level: sealing.level,
      isSpecimen: signed.doc.isSpecimen ?? false,
      events: signed.doc.events.map(({ _id, at, step }) => ({ id: String(_id), at: at.toISOString(), step })),
    }),
  });
};

/** The places of a document with their numbers, in order. */
export const numberedPlaces = (blocks: readonly Block[]): (Place & { index: number })[] =>
  getPlaces(blocks).map((place, index) => ({ ...place, index }));
