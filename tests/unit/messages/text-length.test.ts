import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextLength } from '../../../client/admin/conversation/text-length';

const price = { amount: 0.0079, currency: 'USD' };
const render = (text: string) => renderToStaticMarkup(createElement(TextLength, { text, price }));

test('a text that goes out as two costs twice as much', () => {
  expect(render('Hello')).toContain('1 text, 155 left, about $0.008');
  expect(render('x'.repeat(200))).toContain('2 texts, 106 left, about $0.016');
});
