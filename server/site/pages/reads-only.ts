import type { Request, Response } from 'express';

/** Whether a request reads, which is all that pages can be asked for; any other is answered here. */
export const readsOnly = (req: Request, res: Response): boolean => {
  if (req.method === 'GET' || req.method === 'HEAD') return true;
  res.setHeader('Allow', 'GET, HEAD, OPTIONS');
  if (req.method === 'OPTIONS') res.status(204).end();
  else res.status(405).type('text').send('Method Not Allowed');
  return false;
};
