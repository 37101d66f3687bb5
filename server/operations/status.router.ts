import { serverStatus } from '../../shared/schemas/status';
import { rest, router } from '../core/http/trpc';
import { procedureFor } from './deps';

export const statusRouter = router({
  get: procedureFor('status.read')
    .meta(
      rest('GET', '/status', {
        summary: 'How the server does, part by part, and what to do',
        tag: 'Operation',
      }),
    )
    .output(serverStatus)
    .query(({ ctx }) => ctx.status()),
});
