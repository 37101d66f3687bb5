import type { Request } from 'express';

const purposes = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'];

/** Returns false for a HEAD and for a page that is fetched ahead: no person sees the answer yet. */
export const isSeen = (req: Pick<Request, 'method' | 'get'>): boolean =>
  req.method !== 'HEAD' &&
  !purposes.some((name) => /prefetch|prerender|preview|instant/i.test(req.get(name) ?? ''));
