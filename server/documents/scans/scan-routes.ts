import { recordId } from '../../../shared/schemas/id';
import { largestScan, scanEnds, scanRecord } from '../../../shared/schemas/scan';
import { z } from '../../../shared/zod';
import { route } from '../../core/http/route';
import { notFound } from '../../core/http/trpc';
import { createUpload } from '../../core/http/upload';
import type { Deps } from '../deps';
import { keepScan, openScan } from './scans';

const readUpload = createUpload({
  limits: { fileSize: largestScan, fields: 0, parts: 2 },
  tooLarge: 'The scan is larger than 10 MB. Scan it in gray or at 150 dpi.',
  oneFile: 'Send one scan as multipart/form-data in the field "file".',
});

const getLeadId = (id: string): string => {
  const { success, data } = recordId.safeParse(id);
  if (!success) throw notFound('client');
  return data;
};

/** Agreements signed on paper. */
export const scanRoutes = [
  route({
    method: 'POST',
    path: '/api/clients/:id/scans',
    permission: 'agreements.send',
    limit: 'upload',
    input: z.object({ id: z.string() }),
    answer: async (deps: Deps, { req, res, caller }, { id }) => {
      const file = await readUpload(req, res);
      res.status(201).json(await keepScan(deps, caller, getLeadId(id), file));
    },
  }),
  route({
    method: 'GET',
    path: '/api/clients/:id/scans/:scan',
    permission: 'agreements.read',
    input: z.object({ id: z.string(), scan: z.string() }),
    answer: async (deps: Deps, { res, caller }, input) => {
      const scan = scanRecord.shape.id.safeParse(input.scan);
      if (!scan.success) throw notFound('scan');
      const { bytes, type, hash, id, leadId } = await openScan(deps, getLeadId(input.id), scan.data);
      deps.reads.note(caller, leadId);
      res.setHeader('Content-Type', type);
      res.setHeader('Cache-Control', 'no-store');
      res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
      res.setHeader('Content-Disposition', `attachment; filename="signed-on-paper-${id}.${scanEnds[type]}"`);
      res.setHeader('Repr-Digest', `sha-256=:${Buffer.from(hash, 'hex').toString('base64')}:`);
      res.send(bytes);
    },
  }),
];
