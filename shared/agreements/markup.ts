/**
 * The markup of agreements: small, safe (it never contains HTML), and the same on the page and in the PDF.
 *
 *     # Heading ## Smaller heading
 *     A paragraph with **bold** words and a field: {{client.name}}
 *     - an item 1. a numbered item
 *     | Head | Head | | cell | cell |
 *     [sign client] [initial client] [date client]
 */
export type Inline = { text: string; bold?: true } | { field: string; bold?: true };

export const placeKinds = ['sign', 'initial', 'date'] as const;
type PlaceKind = (typeof placeKinds)[number];

/** A place to sign, initial or date; `who` is a name from the template, such as `client` or `lawyer`. */
export type Place = { type: 'place'; kind: PlaceKind; who: string };

export type Block =
  | { type: 'heading'; level: 1 | 2; words: Inline[] }
  | { type: 'paragraph'; words: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: Inline[][] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] }
  | Place;

type MarkupError = { line: number; message: string };
type Markup = { blocks: Block[]; errors: MarkupError[] };

const fieldPattern = /^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9_-]+)*$/;
const placePattern = /^\[(sign|initial|date) ([a-z][a-z-]*)\]$/;
const itemPattern = /^(?:(-)|\d{1,3}\.)\s+(.*)$/;
const inlinePattern = /\*\*|\{\{\s*([^{}]*?)\s*\}\}/g;

const readWords = (text: string, refuse: (message: string) => void): Inline[] => {
  const words: Inline[] = [];
  let isBold = false;
  let from = 0;
  const mark = () => (isBold ? { bold: true as const } : {});
  const addText = (to: number) => {
    if (to > from) words.push({ text: text.slice(from, to), ...mark() });
  };
  for (const match of text.matchAll(inlinePattern)) {
    addText(match.index);
    from = match.index + match[0].length;
    if (match[0] === '**') isBold = !isBold;
    else if (fieldPattern.test(match[1]!)) words.push({ field: match[1]!, ...mark() });
    else refuse(`“${match[0]}” is no field. A field looks like {{client.name}}.`);
  }
  addText(text.length);
  if (isBold) refuse('Bold text begins here and does not end. Write ** on both sides of it.');
  return words;
};

const getCells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

type Line = { text: string; number: number };
type Refuse = (line: number, message: string) => void;

const readTable = (lines: readonly Line[], refuse: Refuse): Block => {
  const rows = lines.map(({ text, number }) =>
    getCells(text).map((cell) => readWords(cell, (message) => refuse(number, message))),
  );
  const [head = [], ...rest] = rows;
  for (const [index, row] of rest.entries())
    if (row.length !== head.length)
      refuse(
        lines[index + 1]!.number,
        `This row has ${row.length} cells, and the table’s head has ${head.length}.`,
      );
  return { type: 'table', head, rows: rest };
};

const readList = (lines: readonly Line[], refuse: Refuse): Block => ({
  type: 'list',
  isOrdered: !lines[0]!.text.startsWith('-'),
  items: lines.map(({ text, number }) =>
    readWords(itemPattern.exec(text)![2]!, (message) => refuse(number, message)),
  ),
});

const getKind = (text: string): 'place' | 'heading' | 'table' | 'dash' | 'number' | 'text' => {
  if (placePattern.test(text)) return 'place';
  if (/^#{1,2}\s/.test(text)) return 'heading';
  if (text.startsWith('|')) return 'table';
  const item = itemPattern.exec(text);
  if (!item) return 'text';
  return item[1] ? 'dash' : 'number';
};

/** Groups lines that belong together: a paragraph, a list, a table. A heading and a place stand alone. */
const getGroups = (text: string): Line[][] => {
  const groups: Line[][] = [];
  let before: string | undefined;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = { text: raw.trim(), number: index + 1 };
    const kind = line.text === '' ? undefined : getKind(line.text);
    if (kind !== undefined) {
      const goesOn = kind === before && kind !== 'place' && kind !== 'heading';
      if (goesOn) groups.at(-1)!.push(line);
      else groups.push([line]);
    }
    before = kind;
  }
  return groups;
};

/** Parses the markup. Problems are listed by line; do not use the blocks if there are any. */
export const readMarkup = (text: string): Markup => {
  const errors: MarkupError[] = [];
  const refuse: Refuse = (line, message) => errors.push({ line, message });
  const blocks = getGroups(text).map((lines): Block => {
    const [first] = lines as [Line];
    const kind = getKind(first.text);
    if (kind === 'table') return readTable(lines, refuse);
    if (kind === 'dash' || kind === 'number') return readList(lines, refuse);
    const place = placePattern.exec(first.text);
    if (place) return { type: 'place', kind: place[1] as PlaceKind, who: place[2]! };
    const whole = lines.map((line) => line.text).join(' ');
    const words = readWords(whole.replace(/^#{1,2}\s+/, ''), (message) => refuse(first.number, message));
    if (kind !== 'heading') return { type: 'paragraph', words };
    return { type: 'heading', level: first.text.startsWith('##') ? 2 : 1, words };
  });
  return { blocks, errors };
};

/** Every run of inline text in a block. */
const getRuns = (block: Block): Inline[][] => {
  if (block.type === 'place') return [];
  if (block.type === 'list') return block.items;
  if (block.type === 'table') return [...block.head, ...block.rows.flat()];
  return [block.words];
};

/** The names of all fields in the text, without duplicates. */
export const getFields = (blocks: readonly Block[]): string[] => [
  ...new Set(
    blocks.flatMap((block) =>
      getRuns(block)
        .flat()
        .flatMap((word) => ('field' in word ? [word.field] : [])),
    ),
  ),
];

/** All places to sign, initial or date, in order. */
export const getPlaces = (blocks: readonly Block[]): Place[] =>
  blocks.filter((block) => block.type === 'place');

const mapWords = (block: Block, change: (words: Inline[]) => Inline[]): Block => {
  if (block.type === 'place') return block;
  if (block.type === 'list') return { ...block, items: block.items.map(change) };
  if (block.type === 'table')
    return { ...block, head: block.head.map(change), rows: block.rows.map((row) => row.map(change)) };
  return { ...block, words: change(block.words) };
};

/** Fills in the values. A field without a value stays a field, so `getFields` still lists it. */
export const fillBlocks = (blocks: readonly Block[], values: ReadonlyMap<string, string>): Block[] =>
  blocks.map((block) =>
    mapWords(block, (words) =>
      words.map((word) => {
        const value = 'field' in word ? values.get(word.field)?.trim() : undefined;
        return value ? { text: value, ...(word.bold && { bold: true as const }) } : word;
      }),
    ),
  );
