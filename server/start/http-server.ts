import { Server, type ServerResponse } from 'node:http';
import { watchReaders } from './reader-watch';
import { canTellQueues } from './send-queues';

/**
 * An HTTP server whose every connection ends some day. A slow sender is cut: its headers have 15 seconds, its whole
 * request has 30. So is a reader that takes no byte of its answer for 20 seconds; where the kernel does not tell what was
 * taken, it is 20 to 40. An idle connection is kept for 75 seconds: longer than proxies keep theirs (60), so that none of
 * them sends a request on one that is just being closed.
 */
export class HttpServer extends Server {
  /** What is being answered now. */
  readonly answers = new Set<ServerResponse>();

  constructor(readerPatience = 20_000, canTell = canTellQueues) {
    super({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 75_000,
      // Node looks every 30 seconds unless told.
      connectionsCheckingInterval: 1000,
    });
    this.on('request', (_req, res: ServerResponse) => {
      this.answers.add(res);
      res.once('close', () => this.answers.delete(res));
    });
    if (canTell) watchReaders(this, readerPatience);
    else this.#cutByActivity(readerPatience);
  }

  #cutByActivity(readerPatience: number): void {
    this.timeout = readerPatience;
    this.on('timeout', (socket) => {
      const answer = [...this.answers].find((one) => one.socket === socket);
      // Before an answer begins it is us who take long, not its reader.
      if (!answer || answer.headersSent) socket.destroy();
    });
  }
}
