import type { Request, Response } from 'express';

/** True for a read request, the only kind that pages support; responds to any other. */
export const readsOnly = (req: Request, res: Response): boolean => {
  if (req.method === 'GET' || req.method === 'HEAD') return true;
  res.setHeader('Allow', 'GET, HEAD, OPTIONS');
  if (req.method === 'OPTIONS') res.status(204).end();
  else res.status(405).type('text').send('Method Not Allowed');
  return false;
};
