/** Matches scripts and styles, which stay unchanged. */
const verbatim = /(<(?:script|style)\b.*?<\/(?:script|style)>)/s;
const tag = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)+)(\/?)>/gi;
const attribute = /\s+([^\s=>/]+)(?:="[^"]*")?/g;

/** Puts shared attributes first and unique ones last, so that a compressor finds longer repeats. */
const order = ['class', 'target', 'rel', 'others', 'tabindex', 'id', 'href'];
const rank = (name = '') => order.indexOf(order.includes(name) ? name : 'others');

/** The server finds elements with a `data-` attribute by their exact markup. */
const isEdited = (attributes: string) => /\sdata-/.test(attributes);

const lowerCase = (text: string) => text.replace(/^[^=]+/, (name) => name.toLowerCase());

/** Elements without content; only inside a drawing does the slash matter. */
const isVoid = (name: string) => ['input', 'img', 'br', 'hr', 'link', 'meta'].includes(name);

const inOrder = (markup: string) =>
  markup.replace(tag, (whole, name: string, attributes: string, close: string) => {
    if (isEdited(attributes)) return whole;
    const all = [...attributes.matchAll(attribute)];
    all.sort(([, one], [, other]) => rank(one) - rank(other));
    return `<${name}${all.map(([text]) => lowerCase(text)).join('')}${isVoid(name) ? '' : close}>`;
  });

/** Closing tags that HTML implies, each with the tags that must follow. */
const closedBy = {
  li: '<li[ >]|</[uo]l>',
  option: '<option[ >]|</select>',
  dt: '<d[td][ >]',
  dd: '<d[td][ >]|</dl>|</div>',
  td: '<t[dh][ >]|</tr>',
  th: '<t[dh][ >]|</tr>',
  tr: '<tr[ >]|</tbody>',
};
const endTags = Object.entries(closedBy).map(([name, next]) => new RegExp(`</${name}>(?=${next})`, 'g'));
const paragraph =
  /(<p(?: [^>]*)?>)((?:(?!<\/p>).)*)<\/p>(?=<(?:p|ul|ol|dl|div|section|nav|form|h\d)[ >]|<\/(?:div|li|dd|section)>)/gs;

const withoutEndTags = (markup: string) =>
  endTags
    .reduce((text, endTag) => text.replace(endTag, ''), markup)
    .replace(paragraph, (whole, open: string, inner: string) => (isEdited(open) ? whole : open + inner));

const withoutSpace = (head: string) => head.replace(/>\s+</g, '><');
const selfClosed = (markup: string) =>
  markup.replace(/><\/(?:path|circle|rect|line|ellipse|polygon|polyline|stop)>/g, '/>');
/** Between double quotes and in text, only `&` and the quote itself need escaping. */
const plainQuotes = (markup: string) => markup.replaceAll(/&#(?:x27|39);/g, "'");

const endOfDiv = (markup: string, start: number) => {
  let depth = 0;
  for (const { 0: tag, index } of markup.slice(start).matchAll(/<div\b|<\/div>/g)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) return start + index;
  }
  return markup.length;
};

/** React separates texts with comments, and needs them only in the islands it hydrates. */
const withoutComments = (markup: string): string => {
  const start = markup.search(/<div [^>]*\bdata-island=/);
  if (start < 0) return markup.replaceAll('<!-- -->', '');
  const end = endOfDiv(markup, start);
  return (
    withoutComments(markup.slice(0, start)) + markup.slice(start, end) + withoutComments(markup.slice(end))
  );
};

const markupOnly = (html: string, change: (markup: string) => string) =>
  html
    .split(verbatim)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

/** Minifies HTML: a browser builds the same elements, attributes and texts from fewer bytes. */
export const leanHtml = (html: string): string => {
  const [head = '', body = ''] = html.split(/(?=<body)/);
  return (
    markupOnly(head, (markup) => plainQuotes(withoutSpace(markup))) +
    markupOnly(body, (markup) => plainQuotes(selfClosed(withoutEndTags(inOrder(withoutComments(markup))))))
  );
};
