import { expect, test } from 'vitest';
import { imageType } from '../../server/media/image-type';
import { jpeg, png, svg, webp } from '../support/images';

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
  expect(imageType(bytes)).toBe(type);
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
  expect(imageType(bytes)).toBeUndefined();
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
  ['broken XML', Buffer.from('<svg><path></svg>')],
  ['a page that begins like a drawing', Buffer.from('<!-- x --><html><script>alert(1)</script></html>')],
])('a drawing with %s is refused', (_, bytes) => {
  expect(imageType(bytes)).toBeUndefined();
});
