import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination } from '../../../client/ui/pagination';

const say = (isMore?: boolean) =>
  renderToStaticMarkup(
    createElement(Pagination, { page: 1, limit: 25, total: 10_000, isMore, onPage: () => {} }),
  ).match(/<p[^>]*>(.*?)<\/p>/)?.[1];

test('below a list stands how many rows there are, or that there are more', () => {
  expect(say()).toBe('1–25 of 10,000');
  expect(say(true)).toBe('1–25 of more than 10,000');
});
