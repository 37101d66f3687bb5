import { SaxesParser } from 'saxes';
import { media } from '../../../shared/constants';

type Element = { name: string; id: string | undefined; uses: string | undefined; children: Element[] };

const forbidden = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed']);
const localName = (name: string) => name.replace(/^.*:/, '').toLowerCase();

/** True if the style text loads something, or might hide it with an escape or a comment. */
const loadsOutside = (css: string) =>
  /@import|image-set\(|\\|\/\*/i.test(css) || /url\(\s*(?!\s|['"]?#)/i.test(css);

const isHarmlessAttribute = ([name, value]: [name: string, value: string]) => {
  const local = localName(name);
  if (/^on/.test(local) || name === 'xml:base') return false;
  if (local === 'href' || local === 'src') return /^\s*#/.test(value);
  if (local === 'attributename') return localName(value) !== 'href';
  // Editors keep file names and the like in attributes with their own namespaces, which are never drawn.
  return name.includes(':') || !loadsOutside(value);
};

/** The number of drawn elements, counting each `use` as what it repeats; infinite if one contains itself. */
const countDrawn = (root: Element): number => {
  const byId = new Map<string, Element>();
  const collect = (element: Element) => {
    // The first element with an id counts, as in browsers.
    if (element.id !== undefined && !byId.has(element.id)) byId.set(element.id, element);
    element.children.forEach(collect);
  };
  collect(root);
  const counts = new Map<Element, number>();
  const count = (element: Element): number => {
    const previous = counts.get(element);
    if (previous !== undefined) return previous;
    counts.set(element, Number.POSITIVE_INFINITY);
    const repeated = element.uses === undefined ? undefined : byId.get(element.uses);
    let sum = 1 + (repeated ? count(repeated) : 0);
    for (const child of element.children) sum += count(child);
    counts.set(element, sum);
    return sum;
  };
  return count(root);
};

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** The nesting limit, because the count above recurses. */
const maxDepth = 200;

const parse = (bytes: Buffer): Element => {
  const parser = new SaxesParser({ fragment: false });
  const document: Element = { name: '', id: undefined, uses: undefined, children: [] };
  const open = [document];
  const refuse = () => {
    throw new Error('This drawing is refused.');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('processinginstruction', refuse);
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-8$/i.test(encoding)) refuse();
  });
  parser.on('opentag', ({ name, attributes }) => {
    const entries = Object.entries(attributes as Record<string, string>);
    if (forbidden.has(localName(name)) || !entries.every(isHarmlessAttribute) || open.length > maxDepth)
      refuse();
    const { id, href, 'xlink:href': oldHref } = attributes as Record<string, string>;
    const target = (href ?? oldHref)?.trim().slice(1);
    const uses = localName(name) === 'use' ? target : undefined;
    const element: Element = { name, id, uses, children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  const checkStyle = (text: string) => {
    if (localName(open.at(-1)!.name) === 'style' && loadsOutside(text)) refuse();
  };
  parser.on('text', checkStyle);
  parser.on('cdata', checkStyle);
  parser.on('closetag', () => void open.pop());
  parser.write(utf8.decode(bytes)).close();
  return document.children[0]!;
};

/**
 * True if an SVG may be stored as uploaded: only administrators upload one, and it is shown only through `<img>`,
 * served in a sandbox. Rejects scripts, event handlers, foreign content, outside references, a DOCTYPE, and large
 * files.
 */
export const isPlainDrawing = (bytes: Buffer): boolean => {
  if (bytes.length > media.maxDrawing) return false;
  try {
    const root = parse(bytes);
    return root.name === 'svg' && countDrawn(root) <= media.maxDrawnElements;
  } catch {
    return false;
  }
};
