import PDFDocument from 'pdfkit';
import type { Block, Inline, Place } from '../../../shared/agreements/markup';
import { type Mark, toPrinted } from '../places';
import { type DocumentFonts, documentFonts, forDocument, runsByFont, type Weight } from './document-fonts';

type Table = Extract<Block, { type: 'table' }>;
/** A table whose columns share the width of the page in these proportions; equally if undefined. */
type RecordTable = Table & { shares?: readonly number[] };
export type RecordBlock = Exclude<Block, Table> | RecordTable;

type TypesetInput = {
  title: string;
  language: 'en' | 'es';
  /** The firm, which is the document's author. */
  firm: string;
  /** When the document was made. It is part of the file, so the same input makes the same file. */
  madeAt: Date;
  blocks: readonly Block[];
  /** Returns the caption of an unsigned place. */
  emptyCaption: (place: Place) => string;
  /** Returns the mark at the nth place of the text. */
  findMark: (index: number) => Mark | undefined;
  /** The record of the signing, on pages at the end, in small type. */
  record?: readonly RecordBlock[];
  /** A JSON file in the PDF. With one, the PDF is PDF/A-3, because PDF/A-2 permits only PDFs as attachments. */
  attached?: { name: string; about: string; json: string };
  /** More machine-readable data in the file. */
  about?: Record<string, string>;
  /** A notice above each page's text, for a document not for use. */
  mark?: string;
  /** The text at the bottom left of each page; the page number is on the right. */
  foot: string;
  formatPage: (page: number, pages: number) => string;
};

const margin = 64;
const small = 8.5;
/** Sizes and distances of the text, and of the record. */
const textLayout = { text: 10.5, heading1: 17, heading2: 12.5, leading: 3, after: 7, column: 10, row: 6 };
const recordLayout = { text: 8, heading1: 14, heading2: 10, leading: 1.5, after: 3, column: 7, row: 2.5 };
const ink = '#1a2233';
const soft = '#5b6475';
const signBox = { width: 300, height: 80 };

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;
type Style = { weight?: Weight; size?: number; color?: string; indent?: number; width?: number };
type Set = { doc: Document; fonts: DocumentFonts; layout: typeof textLayout };

const spoken = (words: readonly Inline[]) =>
  words.map((word) => ({
    text: toPrinted('text' in word ? word.text : `{{${word.field}}}`),
    isBold: word.bold === true,
  }));

/** Writes words at the current position, each letter in a font that has it. */
const write = ({ doc, fonts, layout }: Set, words: readonly Inline[], style: Style = {}) => {
  const runs = spoken(words).flatMap(({ text, isBold }) =>
    runsByFont(text, fonts[isBold ? 'bold' : (style.weight ?? 'regular')]),
  );
  doc.fontSize(style.size ?? layout.text).fillColor(style.color ?? ink);
  const width = style.width ?? doc.page.width - 2 * margin - (style.indent ?? 0);
  for (const [index, { font, text }] of runs.entries())
    doc.font(font.name).text(text, { continued: index < runs.length - 1, width, lineGap: layout.leading });
  if (runs.length === 0) doc.moveDown();
};

const measureHeight = (
  { doc, fonts, layout }: Set,
  words: readonly Inline[],
  width: number,
  weight: Weight = 'regular',
): number => {
  const [first] = fonts[weight];
  const text = spoken(words)
    .map((word) => word.text)
    .join('');
  return doc.font(first!.name).fontSize(layout.text).heightOfString(text, { width, lineGap: layout.leading });
};

/** Adds what `draw` draws as an element of the document's structure. */
const add = ({ doc }: Set, parent: Element, type: string, draw: () => void) =>
  parent.add(doc.struct(type, {}, draw));

/** Starts a new page if the next part does not fit on this one. */
const keepTogether = ({ doc }: Set, height: number) => {
  if (doc.y + height > doc.page.height - margin) doc.addPage();
};

const addList = (set: Set, parent: Element, block: Extract<Block, { type: 'list' }>) => {
  const { doc } = set;
  const list = doc.struct('L');
  parent.add(list);
  for (const [index, words] of block.items.entries()) {
    const item = doc.struct('LI');
    list.add(item);
    keepTogether(set, 30);
    const top = doc.y;
    const label = block.isOrdered ? `${index + 1}.` : '•';
    add(set, item, 'Lbl', () => write(set, [{ text: label }], { width: 18 }));
    doc.y = top;
    doc.x = margin + 20;
    add(set, item, 'LBody', () => write(set, words, { indent: 20 }));
    doc.x = margin;
    doc.y += 3;
    item.end();
  }
  list.end();
};

const addTable = (set: Set, parent: Element, { head, rows, shares = head.map(() => 1) }: RecordTable) => {
  const { doc, layout } = set;
  const table = doc.struct('Table');
  parent.add(table);
  const room = doc.page.width - 2 * margin - layout.column * (head.length - 1);
  const all = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => (room * share) / all);
  const lines = [head, ...rows].map((cells, index) => {
    const weight: Weight = index === 0 ? 'bold' : 'regular';
    const height = Math.max(
      ...cells.map((cell, column) => measureHeight(set, cell, widths[column]!, weight)),
    );
    return { cells, weight, height };
  });
  for (const [index, { cells, weight, height }] of lines.entries()) {
    // The head stays with the first row.
    const next = index === 0 ? (lines[1]?.height ?? 0) : 0;
    keepTogether(set, height + next + 2 * layout.row);
    const top = doc.y;
    let x = margin;
    const row = doc.struct('TR');
    table.add(row);
    for (const [column, cell] of cells.entries()) {
      doc.x = x;
      doc.y = top;
      const width = widths[column]!;
      add(set, row, index === 0 ? 'TH' : 'TD', () => write(set, cell, { weight, width }));
      x += width + layout.column;
    }
    row.end();
    doc.x = margin;
    doc.y = top + height + layout.row;
    rule(doc, index === 0 ? soft : '#d7dbe3', doc.page.width - margin);
    doc.y += layout.row;
  }
  table.end();
};

/** Draws a line from the left margin, which screen readers skip. */
const rule = (doc: Document, color: string, until: number) => {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(margin, doc.y).lineTo(until, doc.y).lineWidth(0.7).stroke(color);
  doc.endMarkedContent();
};

const drawStrokes = (doc: Document, strokes: NonNullable<Mark['strokes']>, x: number, y: number) => {
  const scale = 0.6;
  for (const [first, ...rest] of strokes) {
    if (!first) continue;
    doc.moveTo(x + first[0] * scale, y + first[1] * scale);
    for (const [toX, toY] of rest) doc.lineTo(x + toX * scale, y + toY * scale);
    doc.lineWidth(1.3).lineJoin('round').lineCap('round').stroke(ink);
  }
};

const addPlace = (set: Set, parent: Element, place: Place, mark: Mark | undefined, empty: string) => {
  const { doc } = set;
  const height = place.kind === 'sign' ? signBox.height * 0.6 : 22;
  keepTogether(set, height + 36);
  const top = doc.y + 6;
  const strokes = mark?.strokes;
  if (mark && strokes) {
    const alt = `${mark.text}. ${mark.caption}`;
    parent.add(doc.struct('Figure', { alt }, () => drawStrokes(doc, strokes, margin, top)));
  } else if (mark) {
    doc.y = top + height - 18;
    add(set, parent, 'P', () => write(set, [{ text: mark.text }], { size: 14, weight: 'bold' }));
  }
  doc.x = margin;
  doc.y = top + height;
  rule(doc, soft, margin + signBox.width * 0.8);
  doc.y += 4;
  const caption = mark?.caption ?? empty;
  add(set, parent, 'P', () => write(set, [{ text: caption }], { size: small, color: soft }));
  doc.y += 8;
};

const addBlock = (set: Set, parent: Element, block: RecordBlock, place: () => [Mark | undefined, string]) => {
  const { doc, layout } = set;
  doc.x = margin;
  if (block.type === 'place') return addPlace(set, parent, block, ...place());
  if (block.type === 'list') addList(set, parent, block);
  else if (block.type === 'table') addTable(set, parent, block);
  else if (block.type === 'heading') {
    const isFirst = block.level === 1;
    keepTogether(set, 60);
    doc.y += isFirst ? 8 : 6;
    const style = { weight: 'bold', size: isFirst ? layout.heading1 : layout.heading2 } as const;
    add(set, parent, isFirst ? 'H1' : 'H2', () => write(set, block.words, style));
  } else add(set, parent, 'P', () => write(set, block.words));
  doc.y += layout.after;
};

/** Adds the notice in the upper margin, in red. Screen readers read it once, at the start of the text. */
const addMark = (set: Set, mark: string) => {
  const { doc } = set;
  doc.markContent('Artifact', { type: 'Pagination', attached: ['Top'] });
  doc.x = margin;
  doc.y = 28;
  write(set, [{ text: mark }], { size: small, weight: 'bold', color: '#a4161a' });
  doc.endMarkedContent();
};

/** Adds the footer of each page, which screen readers skip. */
const addFeet = (set: Set, { foot, mark, formatPage }: TypesetInput) => {
  const { doc } = set;
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    // The footer is in the margin, where text would otherwise start a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    doc.x = margin;
    doc.y = doc.page.height - margin + 24;
    write(set, [{ text: `${foot}    ${formatPage(page + 1, count)}` }], { size: small, color: soft });
    doc.endMarkedContent();
    if (mark) addMark(set, mark);
  }
};

const attach = (doc: Document, { name, about, json }: NonNullable<TypesetInput['attached']>, madeAt: Date) =>
  doc.file(Buffer.from(json), {
    name,
    description: about,
    type: 'application/json',
    relationship: 'Data',
    creationDate: madeAt,
    modifiedDate: madeAt,
  } as PDFKit.Mixins.PDFAttachmentOptions);

/**
 * Typesets an agreement as a PDF that is tagged (screen readers read it in order), self-contained (PDF/A, level a), and
 * always the same for the same input.
 */
export const typeset = async (input: TypesetInput): Promise<Buffer> => {
  const fonts = await documentFonts();
  const { title, language, firm, madeAt } = input;
  const doc = new PDFDocument({
    subset: input.attached ? 'PDF/A-3a' : 'PDF/A-2a',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language === 'es' ? 'es-US' : 'en-US',
    info: {
      Title: title,
      Author: firm,
      Creator: 'Lantern',
      Producer: 'Lantern',
      CreationDate: madeAt,
      ModDate: madeAt,
      ...input.about,
    },
    size: 'LETTER',
    margin,
    bufferPages: true,
    // No system fonts: all letters are in the file.
    font: null as never,
  } as PDFKit.PDFDocumentOptions);
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  for (const font of [...fonts.regular, ...fonts.bold])
    doc.registerFont(font.name, forDocument(font) as never);
  const set: Set = { doc, fonts, layout: textLayout };
  const root = doc.struct('Document');
  doc.addStructure(root);
  let index = 0;
  for (const block of input.blocks)
    addBlock(set, root, block, () => {
      const mark = input.findMark(index);
      index += 1;
      return [mark, block.type === 'place' ? input.emptyCaption(block) : ''];
    });
  if (input.record) {
    doc.addPage();
    const record: Set = { ...set, layout: recordLayout };
    for (const block of input.record) addBlock(record, root, block, () => [undefined, '']);
  }
  root.end();
  addFeet(set, input);
  if (input.attached) attach(doc, input.attached, madeAt);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
};
