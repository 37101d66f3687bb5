import { readWindows } from './lenient-decoder.mjs';

// Latin-1 in its order from U+00A0, as HTML names it.
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const others =
  'amp & lt < gt > quot " apos \' OElig Œ oelig œ Scaron Š scaron š Zcaron Ž zcaron ž Yuml Ÿ Ccaron Č ccaron č Lstrok Ł lstrok ł fnof ƒ circ ˆ tilde ˜ ndash – mdash — horbar ― lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € trade ™ numero № larr ← uarr ↑ rarr → darr ↓ harr ↔ minus − radic √ infin ∞ asymp ≈ ne ≠ le ≤ ge ≥ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ check ✓ star ☆ phone ☎ num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , period . sol / colon : semi ; excl ! quest ? equals = commat @ lsqb [ rsqb ] lowbar _ grave `';
const spaces = {
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  Tab: ' ',
  NewLine: ' ',
  zwnj: '',
  zwj: '',
  lrm: '',
  rlm: '',
};

const entities = new Map([
  ...latin1.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)]),
  ...others.split(' ').flatMap((name, index, all) => (index % 2 ? [] : [[name, all[index + 1]]])),
  ...Object.entries(spaces),
  ['nbsp', ' '],
  ['shy', ''],
]);

const decode = (whole, name) => {
  if (!name.startsWith('#')) return entities.get(name) ?? entities.get(name.toLowerCase()) ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  if (code === 0xa0) return ' ';
  return code > 0 && code <= 0x10ffff ? readWindows(String.fromCodePoint(code)) : '';
};

const blocks =
  /^(?:p|div|tr|li|h\d|blockquote|table|ul|ol|pre|hr|section|article|header|footer|center|body)$/;

/** Gmail indents what its user writes with a `blockquote` that has no border. */
const isIndent = (attributes) => /border:\s*none/i.test(attributes) && !/cite|quote/i.test(attributes);

/** Containers of what programs quote, and the line before it. Other programs quote in plain lines (`split-quotes.ts`). */
const isQuote = (name, attributes) =>
  name === 'blockquote' ? !isIndent(attributes) : /yahoo_quoted|gmail_attr|moz-cite-prefix/i.test(attributes);

export const hasQuote = (html) => /<blockquote|yahoo_quoted/i.test(html);

const mostHtml = 1_000_000;

const tokens =
  /<!--.*?(?:-->|$)|<[!?][^>]{0,2000}>|<(\/?)([a-z][\w:-]{0,30})((?:"[^"]{0,2000}"|'[^']{0,2000}'|[^>"']){0,500})>|[^<]+|</gis;

/** The words of HTML, in which each line of a quote begins with `>`, as in plain text. */
export const toText = (html) => {
  const lines = [];
  let line = '';
  /** The open containers, the innermost last, each with whether its text is quoted. */
  const open = [];
  const isQuoted = () => open.at(-1)?.isQuoted === true;
  const endLine = () => {
    lines.push(`${isQuoted() ? '> ' : ''}${line.trim()}`);
    line = '';
  };
  const endBlock = () => line.trim() && endLine();
  const words = html
    .replace(/(["'])data:[^"']*\1/gi, '""')
    .slice(0, mostHtml)
    .replace(/<(style|script|title)\b.*?(?:<\/\1\s*>|$)/gis, '');
  for (const [token, slash, tag, attributes = ''] of words.matchAll(tokens)) {
    const name = tag?.toLowerCase();
    if (name === undefined) {
      if (!/^<[!?]/.test(token)) line += token.replace(/\s+/g, ' ').replace(/&(#?\w{1,8});?/g, decode);
      continue;
    }
    if (name === 'br') endLine();
    else if (blocks.test(name)) endBlock();
    if (name !== 'div' && name !== 'blockquote') continue;
    if (!slash) open.push({ name, isQuoted: isQuoted() || isQuote(name, attributes) });
    else {
      const at = open.findLastIndex((one) => one.name === name);
      if (at >= 0) open.length = at;
    }
  }
  endBlock();
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
