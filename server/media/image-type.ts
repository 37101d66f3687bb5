import { SaxesParser } from 'saxes';

const startsWith = (bytes: Buffer, magic: string, offset = 0) =>
  bytes.subarray(offset, offset + magic.length).toString('latin1') === magic;

const harmlessElements = new Set(
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask pattern filter feGaussianBlur feOffset feBlend feColorMatrix feMerge feMergeNode feFlood feComposite metadata'.split(
    ' ',
  ),
);

const isHarmlessAttribute = (name: string, value: string) => {
  if (/^on/i.test(name)) return false;
  if (/(^|:)href$/i.test(name)) return value.trim().startsWith('#');
  if (/^style$/i.test(name) || /url\s*\(/i.test(value))
    return !/url\s*\((?!\s*['"]?#)|expression|@import|\\/i.test(value);
  return !/^\s*(javascript|data|vbscript):/i.test(value);
};

/** An SVG drawing that can only draw: well-formed, no script, no link outside, no foreign content. */
const isHarmlessSvg = (text: string): boolean => {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return false;
  const parser = new SaxesParser({ fragment: false });
  let harmless = true;
  let root: string | undefined;
  parser.on('error', () => {
    harmless = false;
  });
  parser.on('processinginstruction', () => {
    harmless = false;
  });
  parser.on('opentag', ({ name, attributes }) => {
    root ??= name;
    if (!harmlessElements.has(name)) harmless = false;
    for (const [key, value] of Object.entries(attributes))
      if (!isHarmlessAttribute(key, value)) harmless = false;
  });
  try {
    parser.write(text).close();
  } catch {
    return false;
  }
  return harmless && root === 'svg';
};

/** What an image is by its content, whatever its name says; undefined when it is none that we take. */
export const imageType = (bytes: Buffer): string | undefined => {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n') && startsWith(bytes, 'IHDR', 12)) return 'image/png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  const head = bytes.subarray(0, 1000).toString('utf8');
  if (/^\uFEFF?\s*(<\?xml|<svg|<!--)/.test(head) && isHarmlessSvg(bytes.toString('utf8')))
    return 'image/svg+xml';
  return undefined;
};
