import { SaxesParser } from 'saxes';

/** An element of a drawing; `text` counts its letters. */
export type Shape = { name: string; attributes: Record<string, string>; children: Shape[]; text: number };

const harmlessElements = new Set(
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask pattern filter feGaussianBlur feOffset feBlend feColorMatrix feMerge feMergeNode feFlood feComposite metadata'.split(
    ' ',
  ),
);
/** Colours, transformations, and what is in the drawing itself; no filter in short form and no address. */
const harmlessFunctions = new Set(
  'url var rgb rgba hsl hsla hwb lab lch oklab oklch color matrix translate scale rotate skewx skewy'.split(
    ' ',
  ),
);

/** The id that `#id` names; browsers would decode an escape, so there may be none. */
const id = '#([\\p{L}\\p{N}_.:-]+)';
const wholeReference = new RegExp(`^\\s*${id}\\s*$`, 'u');
const urlReference = new RegExp(`url\\(\\s*(['"]?)${id}\\1\\s*\\)`, 'giu');

export const hrefTarget = (value: string): string | undefined => wholeReference.exec(value)?.[1];
export const urlTargets = (value: string): string[] =>
  [...value.matchAll(urlReference)].map(([, , target]) => target!);

/** What an element says of how it is drawn, by attributes and by style. */
export const declarationsOf = ({ attributes }: Shape): (readonly [name: string, value: string])[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    name === 'style'
      ? value.split(';').map((one) => {
          const [property = '', ...rest] = one.split(':');
          return [property.trim().toLowerCase(), rest.join(':')] as const;
        })
      : [[name, value] as const],
  );

/** What is said about an element and never drawn. */
const isRemark = (name: string) =>
  (name.includes(':') && name !== 'xml:base') || /^(?:id|class|lang|role|data-.*|aria-.*)$/.test(name);

const isHarmlessAttribute = (name: string, value: string) => {
  if (/^on/i.test(name)) return false;
  if (/(?:^|:)href$/i.test(name)) return hrefTarget(value) !== undefined;
  if (isRemark(name)) return true;
  // Escapes and comments could hide one of the names that are looked for.
  if (name === 'xml:base' || /\\|\/\*|[{}@]/.test(value)) return false;
  const functions = [...value.matchAll(/(?<![\w-])([\w-]*)\(/g)].map(([, called]) => called!.toLowerCase());
  return (
    functions.every((called) => harmlessFunctions.has(called)) &&
    functions.filter((called) => called === 'url').length === urlTargets(value).length
  );
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Elements in elements; browsers give up, or take long, some way below. */
const deepest = 200;

/**
 * An SVG drawing that can only draw: well-formed, in UTF-8, without script, link outside, foreign content or entity.
 * Undefined for anything else.
 */
export const parseDrawing = (bytes: Buffer): Shape | undefined => {
  const parser = new SaxesParser({ fragment: false });
  const document: Shape = { name: '', attributes: {}, children: [], text: 0 };
  const open = [document];
  const refuse = () => {
    throw new Error('This is no harmless drawing.');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('processinginstruction', refuse);
  parser.on('xmldecl', ({ version, encoding = 'utf-8' }) => {
    if (version !== '1.0' || !/^utf-8$/i.test(encoding)) refuse();
  });
  parser.on('opentag', ({ name, attributes }) => {
    const isHarmless = Object.entries(attributes).every(([key, value]) => isHarmlessAttribute(key, value));
    if (!isHarmless || !harmlessElements.has(name) || open.length > deepest) refuse();
    const shape: Shape = { name, attributes: attributes as Shape['attributes'], children: [], text: 0 };
    open.at(-1)!.children.push(shape);
    open.push(shape);
  });
  const countText = (text: string) => {
    open.at(-1)!.text += text.length;
  };
  parser.on('text', countText);
  parser.on('cdata', countText);
  parser.on('closetag', () => void open.pop());
  try {
    parser.write(utf8.decode(bytes)).close();
  } catch {
    return undefined;
  }
  const [root] = document.children;
  return root?.name === 'svg' ? root : undefined;
};
