import { Server, type ServerResponse } from 'node:http';
import { watchReaders } from './reader-watch';
import { canTellQueues } from './send-queues';

/**
 * An HTTP server that limits every connection. A slow sender has 15 seconds for its headers and 30 for its whole
 * request. A reader that takes no byte of its response for 20 seconds is cut off; where the kernel does not report
 * progress, for 20 to 40. An idle connection stays open for 75 seconds: longer than at proxies (60), so that none of
 * them sends a request on one that is closing.
 */
export class HttpServer extends Server {
  /** Responses in progress. */
  readonly answers = new Set<ServerResponse>();

  constructor(readerPatience = 20_000, canTell = canTellQueues) {
    super({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 75_000,
      // Node's default is 30 seconds.
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
      // Before a response starts, the delay is ours, not the reader's.
      if (!answer || answer.headersSent) socket.destroy();
    });
  }
}
