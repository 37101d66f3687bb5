import { serverStatus } from '../../shared/schemas/status';
import { createRest, router } from '../core/http/trpc';
import { procedureFor } from './deps';

const rest = createRest('Operation');

export const statusRouter = router({
  get: procedureFor('status.read')
    .meta(rest('GET', '/status', 'How the server does, part by part, and what to do'))
    .output(serverStatus)
    .query(({ ctx }) => ctx.status()),
});
