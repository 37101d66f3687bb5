import { expect, test } from 'vitest';
import { acceptImage } from '../../../server/site/media/media-routes';
import { jpeg, png, svg, webp } from '../../support/images';

const refusal = (bytes: Buffer) => {
  try {
    return `taken as ${acceptImage(bytes)}`;
  } catch (error) {
    return (error as Error).message;
  }
};
const notTaken = 'Send a JPG, PNG, WebP or plain SVG image.';
const unreadable = 'The size of this picture cannot be read. Save it as a PNG and send that.';

const drawing = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

test.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/webp', webp],
  ['image/svg+xml', svg],
  ['image/svg+xml', Buffer.concat([Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- a drawing -->\n'), svg])],
  [
    'image/svg+xml',
    drawing('<defs><linearGradient id="g"/></defs><rect fill="url(#g)" style="opacity:.5"/>'),
  ],
  ['image/svg+xml', drawing('<g id="a"/><use href="#a"/>')],
])('%s is known by its content', (type, bytes) => {
  expect(acceptImage(bytes)).toBe(type);
});

test.each([
  ['an empty file', Buffer.alloc(0)],
  ['text', Buffer.from('hello')],
  ['a web page', Buffer.from('<!doctype html><html></html>')],
  ['a GIF', Buffer.from('GIF89a')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['the name of a PNG without its header', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ['a RIFF that is a sound', Buffer.from('RIFF\0\0\0\0WAVE', 'latin1')],
  ['compressed SVG', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
])('%s is no image', (_, bytes) => {
  expect(refusal(bytes)).toBe(notTaken);
});

test.each([
  ['a script', drawing('<script>alert(1)</script>')],
  [
    'a script of another name space',
    drawing('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  ],
  ['a handler', drawing('<path d="M0 0"/>', 'onload="alert(1)"')],
  ['a handler in capitals', drawing('<path ONCLICK="alert(1)"/>')],
  ['foreign content', drawing('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
  ['an outside link', drawing('<use href="https://evil.example/x.svg#a"/>')],
  ['an outside link of the old kind', drawing('<use xlink:href="//evil.example/x.svg#a"/>')],
  ['a link to a script', drawing('<a href="javascript:alert(1)"/>')],
  ['an image from outside', drawing('<image href="https://evil.example/pixel.png"/>')],
  ['a style sheet', drawing('<style>@import url(https://evil.example/x.css)</style>')],
  ['a style with an outside address', drawing('<path style="fill:url(https://evil.example/x)"/>')],
  ['a fill with an outside address', drawing('<path fill="url(https://evil.example/x)"/>')],
  ['an animation that sets a link', drawing('<set attributeName="href" to="javascript:alert(1)"/>')],
  [
    'an entity',
    Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
  ],
  ['a style sheet instruction', Buffer.from('<?xml-stylesheet href="https://evil.example/x.css"?><svg/>')],
  ['an outside image in other words', drawing(`<path style="mask:image-set('https://evil.example/x' 1x)"/>`)],
  ['an escape in a style', drawing('<path fill="u\\72l(#a)"/>')],
  ['a comment in a style', drawing('<path style="/**/stroke-dasharray:1"/>')],
  [
    'another base for its links',
    drawing('<g id="a"/><use href="#a"/>', 'xml:base="https://evil.example/x.svg"'),
  ],
  ['another encoding', Buffer.from('<?xml version="1.0" encoding="ISO-2022-JP"?><svg/>')],
  [
    'bytes that are no UTF-8',
    Buffer.concat([Buffer.from('<svg id="'), Buffer.from([0xff]), Buffer.from('"/>')]),
  ],
  ['elements in elements without end', drawing(`${'<g>'.repeat(300)}${'</g>'.repeat(300)}`)],
  ['broken XML', Buffer.from('<svg><path></svg>')],
  ['a page that begins like a drawing', Buffer.from('<!-- x --><html><script>alert(1)</script></html>')],
])('a drawing with %s is refused', (_, bytes) => {
  expect(refusal(bytes)).toBe(notTaken);
});

/** `levels` elements of a kind, each with `times` references to the previous one. */
const nested = (
  levels: number,
  times: number,
  open: string,
  reference: (id: string) => string,
  close: string,
) =>
  Array.from(
    { length: levels },
    (_, level) =>
      open.replace('ID', `a${level}`) +
      (level === 0 ? '<path d="M0 0h8v8z"/>' : reference(`a${level - 1}`).repeat(times)) +
      close,
  ).join('');

test.each([
  ['nested repetitions', nested(9, 8, '<g id="ID">', (id) => `<use href="#${id}"/>`, '</g>')],
  [
    'nested repetitions of the old kind',
    nested(9, 8, '<symbol id="ID">', (id) => `<use xlink:href="#${id}"/>`, '</symbol>'),
  ],
  ['a part that contains itself', '<g id="a"><use href="#a"/></g>'],
  ['2,000 elements in the root', '<g/>'.repeat(2000)],
  ['more than 100 kB', `<!--${'x'.repeat(100_000)}-->`],
])('a drawing that could hang a browser is refused: %s', (_, inside) => {
  expect(refusal(drawing(inside, 'xmlns:xlink="http://www.w3.org/1999/xlink"'))).toBe(notTaken);
});

test('a drawing of 2,000 elements is taken', () => {
  expect(refusal(drawing('<g/>'.repeat(1999)))).toBe('taken as image/svg+xml');
});

/** A square filled with tiles. */
const tiled = (attributes: string) =>
  `<pattern id="p" ${attributes}><path d="M0 0h1v1z"/></pattern><path fill="url(#p)" d="M0 0h48v48z"/>`;

test('drawings as icon editors write them are taken', () => {
  const paths = Array.from(
    { length: 40 },
    (_, index) => `<path d="M${index} 0c3.5 1.2 7-2 9-4s-3 8 ${index} 9z"/>`,
  ).join('');
  const figma = `<g clip-path="url(#clip0_1_2)"><mask id="mask0_1_2" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="48" height="48"><path d="M48 0H0v48h48V0z" fill="white"/></mask><g mask="url(#mask0_1_2)" fill="url(#paint0_linear_1_2)">${paths}</g></g><defs><linearGradient id="paint0_linear_1_2" x1="0" y1="0" x2="48" y2="48" gradientUnits="userSpaceOnUse"><stop stop-color="#F7B955" style="stop-color:color(display-p3 0.97 0.73 0.33);stop-opacity:1"/><stop offset="1" stop-color="#B45309"/></linearGradient><clipPath id="clip0_1_2"><rect width="48" height="48" fill="white"/></clipPath></defs>`;
  const illustrator = `<defs><rect id="SVGID_1_" width="512" height="512"/></defs><clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath><g style="clip-path:url(#SVGID_2_);fill:#A84B08;">${paths}</g>`;
  const inkscape = `<g inkscape:label="Layer 1 (copy)" inkscape:export-filename="C:\\icons\\x.png" id="layer1" transform="matrix(1.3,0,0,1.3,-2,4) translate(-1,2)" style="fill:none;stroke:#000000;stroke-width:2;stroke-dasharray:none">${paths}</g>`;
  const spaces =
    'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 48 48" data-name="Icon (1)"';
  const dotted = `<g transform="translate(2 2) scale(2)">${tiled('width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"')}</g>`;
  const hatched = tiled('width="10%" height="1"');
  for (const inside of [figma, illustrator, inkscape, dotted, hatched])
    expect(refusal(drawing(inside, spaces))).toBe('taken as image/svg+xml');
});

/** A rule that rereads parts again and again would exceed this test's minute. */
test('no drawing keeps the server long', () => {
  for (const attribute of ['fill="AAA"', 'style="AAA"', 'stroke-dasharray="AAAx"'])
    for (const part of ['a', ' ', '(', ';', 'url(', 'url(#a)', 'url( '])
      expect(refusal(drawing('', attribute.replace('AAA', part.repeat(99_000 / part.length))))).toBeTruthy();
});

/** A JPEG from its segments: each a marker and its content. */
const toJpeg = (...segments: [marker: string, content: string][]) =>
  Buffer.from(
    `ffd8${segments.map(([marker, content]) => marker + (content.length / 2 + 2).toString(16).padStart(4, '0') + content).join('')}ffd9`,
    'hex',
  );
const getFrame = (side: number) => `08${side.toString(16).padStart(4, '0').repeat(2)}01011100`;
const app: [string, string] = ['ffe0', '4a4649460001'];

test.each([
  ['baseline', toJpeg(app, ['ffc0', getFrame(8000)])],
  ['progressive', toJpeg(app, ['ffc2', getFrame(8000)])],
  ['with fill bytes', toJpeg(app, ['ffffffffc0', getFrame(8000)])],
  [
    'with fill bytes and a comment',
    toJpeg(['ffffe1', '00'.repeat(300)], ['fffffffe', '4869'], ['ffc2', getFrame(8000)]),
  ],
  [
    'with a table before its frame',
    toJpeg(['ffdb', '00'.repeat(65)], ['ffc4', '00'.repeat(20)], ['ffc1', getFrame(8000)]),
  ],
])('a JPEG of 8,000 pixels is taken: %s', (_, bytes) => {
  expect(refusal(bytes)).toBe('taken as image/jpeg');
});

test.each([
  ['baseline', toJpeg(app, ['ffc0', getFrame(8001)])],
  ['with a fill byte before its frame', toJpeg(app, ['ffffc2', getFrame(8001)])],
  ['with a fill byte before another segment', toJpeg(['ffffe0', '4a4649460001'], ['ffc0', getFrame(20_000)])],
  [
    'with the picture of a small one inside',
    toJpeg(['ffe1', `ffd8ffc0000b${getFrame(1)}`], ['ffc0', getFrame(20_000)]),
  ],
])('a larger JPEG is refused: %s', (_, bytes) => {
  expect(refusal(bytes)).toBe('The image is larger than 8,000 pixels on a side.');
});

test.each([
  ['no frame', toJpeg(app)],
  ['a frame of no size', toJpeg(['ffc0', getFrame(0)])],
  [
    'bytes between its segments',
    Buffer.concat([toJpeg(app).subarray(0, -2), Buffer.from([0]), toJpeg(['ffc0', getFrame(1)]).subarray(2)]),
  ],
  ['a second beginning', toJpeg(['ffd8', ''], ['ffc0', getFrame(1)])],
  ['its data before its frame', toJpeg(['ffda', '00'.repeat(6)], ['ffc0', getFrame(1)])],
  ['a segment that is too short', Buffer.from('ffd8ffe00001ffc0000b080001000101011100ffd9', 'hex')],
  ['a frame that browsers do not know', toJpeg(['ffc5', getFrame(1)])],
  [
    'a thousand scans',
    toJpeg(['ffc2', getFrame(1)], ...Array<[string, string]>(1000).fill(['ffda', '00'.repeat(6)])),
  ],
  ['an end in its header', toJpeg(['ffc0', getFrame(1)]).subarray(0, 7)],
])('a JPEG is refused whose size is not sure: %s', (_, bytes) => {
  expect(refusal(bytes)).toBe(unreadable);
});

test('a WebP without its signature, and a PNG with another first chunk, are refused', () => {
  const unsigned = Buffer.from(webp);
  unsigned[20] = 0;
  expect(refusal(unsigned)).toBe(unreadable);
  const longer = Buffer.from(png);
  longer[11] = 14;
  expect(refusal(longer)).toBe(unreadable);
});
