import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { byId } from '../../../shared/schemas/id';
import { route } from '../../core/http/route';
import type { Deps } from '../deps';
import { makePacket } from './make-packet';
import { getZip } from './write-zip';

/** Everything about a lead as one signed ZIP. */
export const packetRoute = route({
  method: 'GET',
  path: '/api/clients/:id/packet',
  permission: 'packet.take',
  proven: true,
  limit: 'export',
  input: byId,
  answer: async (deps: Deps, { res, caller }, { id }) => {
    const files = await makePacket(deps, caller, id);
    res.type('application/zip').set('Cache-Control', 'no-store').attachment(`packet-${id}.zip`);
    await pipeline(Readable.from(getZip(files, new Date(deps.now()))), res).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
      },
    );
  },
});
