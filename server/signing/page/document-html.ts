import type { Block, Inline, Place } from '../../../shared/agreements/markup';
import { type Html, html } from '../../core/http/html';

const none = html``;

/** A block of an address or a letterhead has several lines. */
const linesHtml = (text: string): Html[] =>
  text.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`);

const inlineHtml = (words: readonly Inline[]): Html[] =>
  words.map((word) => {
    const lines = 'text' in word ? linesHtml(word.text) : none;
    return word.bold ? html`<strong>${lines}</strong>` : html`${lines}`;
  });

const cells = (tag: 'th' | 'td', row: readonly Inline[][]) =>
  row.map((cell) =>
    tag === 'th' ? html`<th scope="col">${inlineHtml(cell)}</th>` : html`<td>${inlineHtml(cell)}</td>`,
  );

const blockHtml = (block: Exclude<Block, Place>): Html => {
  if (block.type === 'heading')
    return block.level === 1
      ? html`<h2>${inlineHtml(block.words)}</h2>`
      : html`<h3>${inlineHtml(block.words)}</h3>`;
  if (block.type === 'paragraph') return html`<p>${inlineHtml(block.words)}</p>`;
  if (block.type === 'list') {
    const items = block.items.map((item) => html`<li>${inlineHtml(item)}</li>`);
    return block.isOrdered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
  }
  const rows = block.rows.map((row) => html`<tr>${cells('td', row)}</tr>`);
  return html`<div class="scroll" tabindex="0"><table><thead><tr>${cells('th', block.head)}</tr></thead><tbody>${rows}</tbody></table></div>`;
};

type PlaceHtml = (place: Place, index: number) => Html;

/** Returns the document as HTML. The page has its own heading above it, so its headings are one level lower. */
export const documentHtml = (blocks: readonly Block[], placeHtml: PlaceHtml): Html => {
  let index = 0;
  const parts = blocks.map((block) =>
    block.type === 'place' ? placeHtml(block, index++) : blockHtml(block),
  );
  return html`<article class="document">${parts}</article>`;
};

/** Returns the text that a place belongs to: from the heading before it, without other places. */
const textBefore = (blocks: readonly Block[], index: number): Block[] => {
  const at = blocks.flatMap((block, number) => (block.type === 'place' ? [number] : []))[index] ?? 0;
  const before = blocks.slice(0, at);
  const from = before.findLastIndex(({ type }) => type === 'heading');
  return (
    before
      .slice(Math.max(from, 0))
      .filter(({ type }) => type !== 'place')
      // On its own page, the part comes right below the page's heading.
      .map((block) => (block.type === 'heading' ? { ...block, level: 1 } : block))
  );
};

/** Returns the part of the document that a place belongs to. */
export const partHtml = (blocks: readonly Block[], index: number): Html =>
  documentHtml(textBefore(blocks, index), () => none);
