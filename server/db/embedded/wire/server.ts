import { createServer, type Server, type Socket } from 'node:net';
import { BSONError } from 'bson';
import { Clock } from '../clock';
import { StoreError } from '../errors';
import type { Store } from '../storage/store';
import { Turns } from '../turns';
import { encode, toNumber } from '../values/values';
import { Arrivals } from './arrivals';
import type { Context } from './command';
import { lookUp } from './commands';
import { Cursors } from './cursors';
import { Framer, formatReply, type Message, parseMessage } from './messages';

interface Sender {
  socket: Socket;
  connectionId: number;
  /** When the message may have come, at the earliest. */
  since: number;
}

/** Speaks MongoDB's wire protocol for a store. */
export class WireServer {
  readonly net: Server;
  readonly cursors = new Cursors();
  readonly arrivals = new Arrivals();
  readonly turns = new Turns();
  private readonly sockets = new Set<Socket>();
  private connections = 0;

  constructor(
    private readonly store: Store,
    private readonly isPrivate: boolean,
  ) {
    this.net = createServer({ noDelay: true }, (socket) => this.accept(socket));
  }

  /** Stops listening and drops the connections; a command that is running still ends in the store. */
  close(): Promise<void> {
    this.arrivals.close();
    for (const socket of this.sockets) socket.destroy();
    return new Promise((resolve) => this.net.close(() => resolve()));
  }

  private accept(socket: Socket): void {
    const framer = new Framer();
    const connectionId = ++this.connections;
    const arrival = this.arrivals.onConnection();
    let last = Promise.resolve();
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      const since = arrival.earliest();
      try {
        for (const bytes of framer.push(chunk)) {
          const message = parseMessage(bytes);
          // In turn, because a client may send the next message without waiting after one with `w: 0`.
          last = last.then(() => this.serve(message, { socket, connectionId, since })).then(arrival.answered);
        }
      } catch {
        socket.destroy(); // nothing sensible can follow on a stream that is not the protocol
      }
    });
  }

  private async serve(message: Message, sender: Sender): Promise<void> {
    const answer = await this.arrivals.during(async () => {
      const result = await this.answer(message, sender);
      await this.arrivals.lookAgain();
      return result;
    });
    if (!message.silent && !sender.socket.destroyed) sender.socket.write(formatReply(message, answer));
  }

  private async answer(message: Message, { socket, connectionId, since }: Sender): Promise<Buffer> {
    try {
      const { command, sequences, silent } = message;
      const { store, cursors } = this;
      const maxTimeMs = toNumber(command.maxTimeMS) ?? 0;
      // Who asked for no answer may leave at once.
      const isAbandoned = () => !silent && (socket.readableEnded || socket.destroyed);
      const clock = new Clock({ turns: this.turns, maxTimeMs, since, isAbandoned });
      const database = typeof command.$db === 'string' ? command.$db : 'admin';
      const context: Context = {
        store,
        cursors,
        clock,
        database,
        sequences,
        connectionId,
        connections: this.sockets.size,
        lookUp,
        isOwner: this.isPrivate,
      };
      const definition = lookUp(command);
      if (definition.writes) {
        await this.arrivals.lookAgainIf(since);
        clock.check();
      }
      const answer = await definition.run(command, context);
      // What was read may not be on disk yet, and could still be taken back.
      await store.committed();
      return Buffer.isBuffer(answer) ? answer : encode({ ...answer, ok: 1 });
    } catch (error) {
      return encode(errorAnswer(error));
    }
  }
}

function errorAnswer(error: unknown): object {
  const { message: errmsg, code, codeName, details } = asStoreError(error);
  return { ok: 0, errmsg, code, codeName, ...details };
}

function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (error instanceof BSONError) return new StoreError('InvalidBSON', error.message);
  return new StoreError('InternalError', `internal error: ${String(error)}`);
}
