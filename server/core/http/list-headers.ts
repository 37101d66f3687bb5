import type { Context } from './context';

type Query = { page: number; limit: number };

/** Sets the total and the links to the other pages for REST callers. */
export const setListHeaders = (ctx: Pick<Context, 'res'>, path: string, query: Query, total: number) => {
  const { page, limit, ...filters } = query;
  const parameters = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)] as [string, string]],
  );
  const last = Math.max(1, Math.ceil(total / limit));
  const link = (rel: string, to: number) =>
    `<${path}?${new URLSearchParams([...parameters, ['page', String(to)], ['limit', String(limit)]])}>; rel="${rel}"`;
  const links = [link('first', 1), link('last', last)];
  if (page > 1) links.push(link('prev', Math.min(page - 1, last)));
  if (page < last) links.push(link('next', page + 1));
  ctx.res.setHeader('X-Total-Count', String(total));
  ctx.res.setHeader('Link', links.join(', '));
};
