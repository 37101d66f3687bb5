import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TRPCError } from '@trpc/server';
import type { RequestHandler } from 'express';
import { byId } from '../../../shared/schemas/id';
import { createContext } from '../../core/http/context';
import { admitProven } from '../../core/http/trpc';
import { callerKey } from '../../core/limits/rate-limits';
import type { Deps } from '../deps';
import { makePacket } from './make-packet';
import { getZip } from './write-zip';

/** `GET /api/clients/{id}/packet`: everything about a lead as one signed ZIP. */
export const takePacket =
  (deps: Deps): RequestHandler =>
  async (req, res) => {
    const ctx = await createContext(deps, req, res);
    const { caller } = admitProven(ctx, 'packet.take');
    await ctx.limits.use('export', callerKey(ctx.ip));
    const parsed = byId.safeParse(req.params);
    if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
    const files = await makePacket(ctx, caller, parsed.data.id);
    res.type('application/zip').set('Cache-Control', 'no-store').attachment(`packet-${parsed.data.id}.zip`);
    await pipeline(Readable.from(getZip(files, new Date(ctx.now()))), res).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
      },
    );
  };
