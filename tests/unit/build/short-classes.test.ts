import { expect, test } from 'vitest';
import { shortClasses } from '../../../scripts/build/short-classes';

const link = '<a class="flex hover:text-white [&amp;&gt;b]:p-1" href="/">Home</a>';
const card = '<p class="flex text-accent">Card</p>';
const many = (html: string) => Array.from({ length: 8 }, () => html);
const css =
  '@layer utilities{.flex{display:flex}.flex-col{flex-direction:column}.text-accent{color:red}.hover\\:text-white:hover{color:#fff}.\\[\\&\\>b\\]\\:p-1>b{padding:1px}:where(.group)[open] .flex{gap:0}}';

test('a chain that many pages repeat has one short class, the same on every page', () => {
  const { shorten } = shortClasses([...many(link + card), ...many(link)], css);
  expect(shorten(link)).toBe('<a class="c0" href="/">Home</a>');
  expect(shorten(`${card}${link}${card}`)).toBe(
    '<p class="c1">Card</p><a class="c0" href="/">Home</a><p class="c1">Card</p>',
  );
});

test('every rule for a class of the chain holds for its short one, in the same place and of the same weight', () => {
  const short = shortClasses([...many(link + card), ...many(link)], css);
  expect(short.css).toBe(
    '@layer utilities{.flex,.c0,.c1{display:flex}.flex-col{flex-direction:column}.text-accent,.c1{color:red}:is(.hover\\:text-white,.c0):hover{color:#fff}:is(.\\[\\&\\>b\\]\\:p-1,.c0)>b{padding:1px}:where(.group)[open] :is(.flex,.c0,.c1){gap:0}}',
  );
});

test('a chain of few pages stays written out, and so does a class that is as short as a name', () => {
  const { css: written, shorten } = shortClasses([...many('<b class="flex">A</b>'), link], css);
  expect(shorten(link)).toBe(link);
  expect(shorten('<b class="flex">A</b>')).toBe('<b class="flex">A</b>');
  expect(written).toBe(css);
});
