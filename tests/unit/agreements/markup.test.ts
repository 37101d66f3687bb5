import { expect, test } from 'vitest';
import { documentHtml } from '../../../server/signing/page/signing-steps';
import { fillBlocks, getFields, getPlaces, readMarkup } from '../../../shared/agreements/markup';

test('headings, paragraphs, lists, tables and places are read', () => {
  const { blocks, errors } = readMarkup(
    [
      '# The fee',
      'We are paid **only** if we',
      'recover money for {{client.name}}.',
      '',
      '- at settlement',
      '- at trial',
      '1. first',
      '| When | Share |',
      '| Settlement | {{fee.settlement}} |',
      '[sign client]',
      '[date client]',
    ].join('\n'),
  );
  expect(errors).toEqual([]);
  expect(blocks).toEqual([
    { type: 'heading', level: 1, words: [{ text: 'The fee' }] },
    {
      type: 'paragraph',
      words: [
        { text: 'We are paid ' },
        { text: 'only', bold: true },
        { text: ' if we recover money for ' },
        { field: 'client.name' },
        { text: '.' },
      ],
    },
    { type: 'list', isOrdered: false, items: [[{ text: 'at settlement' }], [{ text: 'at trial' }]] },
    { type: 'list', isOrdered: true, items: [[{ text: 'first' }]] },
    {
      type: 'table',
      head: [[{ text: 'When' }], [{ text: 'Share' }]],
      rows: [[[{ text: 'Settlement' }], [{ field: 'fee.settlement' }]]],
    },
    { type: 'place', kind: 'sign', who: 'client' },
    { type: 'place', kind: 'date', who: 'client' },
  ]);
  expect(getPlaces(blocks)).toHaveLength(2);
});

test('an unreadable line is reported by its number', () => {
  const { errors } = readMarkup('Fine.\n\n{{client name}}\n\n| a | b |\n| c |\n\n**never ends');
  expect(errors.map(({ line }) => line)).toEqual([3, 6, 8]);
});

test('a value that looks like markup stays words', () => {
  const { blocks } = readMarkup('Dear {{client.name}},');
  const filled = fillBlocks(blocks, new Map([['client.name', '**# [sign lawyer] {{fee.trial}} <b>']]));
  expect(filled).toEqual([
    {
      type: 'paragraph',
      words: [{ text: 'Dear ' }, { text: '**# [sign lawyer] {{fee.trial}} <b>' }, { text: ',' }],
    },
  ]);
});

test('a field without a value is named, also where the value is blank', () => {
  const { blocks } = readMarkup('{{a.one}} {{a.two}} {{a.one}} {{a.three}}');
  expect(
    getFields(
      fillBlocks(
        blocks,
        new Map([
          ['a.one', ' '],
          ['a.two', 'x'],
        ]),
      ),
    ),
  ).toEqual(['a.one', 'a.three']);
});

test('a signer reads a block of an address in its lines, whatever is in them', () => {
  const blocks = fillBlocks(readMarkup('{{a.block}}').blocks, new Map([['a.block', 'Ana\n1 <b> Street']]));
  expect(documentHtml(blocks, () => ({ html: '' })).html).toContain('<p>Ana<br>1 &#60;b&#62; Street</p>');
});
