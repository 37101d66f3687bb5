import { createServer, type Server, type Socket } from 'node:net';
import { Clock } from '../clock';
import type { Lane } from '../readers/lane';
import { laneFor } from '../readers/lanes';
import type { Question } from '../readers/messages';
import type { Store } from '../storage/store';
import { Turns } from '../turns';
import { type Doc, toNumber } from '../values/values';
import { Arrivals } from './arrivals';
import { lookUp } from './commands';
import { Cursors } from './cursors';
import { Framer, formatReply, type Message, parseMessage } from './messages';
import { errorsAnswered, runCommand } from './run-command';

interface Sender {
  /** None for the process of the store itself. */
  socket?: Socket;
  connectionId: number;
  /** The earliest time at which the message can have arrived. */
  since: number;
}

interface ServerOptions {
  /** True if only the owner of the data folder can connect. */
  isPrivate: boolean;
  lanes: readonly Lane[];
  copyTo: (path: string) => Promise<void>;
}

/** Serves MongoDB's wire protocol for a store. */
export class WireServer {
  readonly net: Server;
  readonly cursors = new Cursors();
  readonly arrivals = new Arrivals();
  readonly turns = new Turns();
  private readonly sockets = new Set<Socket>();
  private connections = 0;

  constructor(
    private readonly store: Store,
    private readonly options: ServerOptions,
  ) {
    this.net = createServer({ noDelay: true }, (socket) => this.accept(socket));
  }

  /** Stops listening and drops the connections; a running command still finishes in the store. */
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
          // In order, because a client may send the next message right after one with `w: 0`.
          last = last.then(async () => {
            const answer = await this.answer(message, { socket, connectionId, since });
            // Before the write: the caller may send its next message before this thread takes its next step.
            arrival.answered();
            if (!message.silent && !socket.destroyed) socket.write(formatReply(message, answer));
          });
        }
      } catch {
        socket.destroy(); // nothing valid can follow once the stream breaks the protocol
      }
    });
  }

  /** Answers a message from the process that this store belongs to, which came without a socket. */
  answerDirectly({ bytes, since, connectionId }: Question): Promise<Buffer> {
    const message = parseMessage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return this.answer(message, { since: since - performance.timeOrigin, connectionId });
  }

  private answer(message: Message, sender: Sender): Promise<Buffer> {
    const lane = laneFor(message.command, this.options.lanes, this.store);
    if (lane) return askLane(lane, message, sender);
    return this.arrivals.during(async () => {
      const result = await errorsAnswered(() => this.run(message, sender));
      if (sender.socket) await this.arrivals.lookAgain();
      return result;
    });
  }

  private async run(message: Message, { socket, connectionId, since }: Sender): Promise<Buffer> {
    const { command, sequences, silent } = message;
    // A client that wants no reply may disconnect right away.
    const isAbandoned = () => !silent && socket !== undefined && (socket.readableEnded || socket.destroyed);
    const clock = new Clock({ turns: this.turns, maxTimeMs: getMaxTime(command), since, isAbandoned });
    if (lookUp(command).writes) {
      if (socket) await this.arrivals.lookAgainIf(since);
      clock.check();
    }
    return runCommand(message, {
      store: this.store,
      cursors: this.cursors,
      clock,
      database: typeof command.$db === 'string' ? command.$db : 'admin',
      sequences,
      connectionId,
      connections: this.sockets.size,
      lookUp,
      copyTo: this.options.copyTo,
      isOwner: this.options.isPrivate,
    });
  }
}

const getMaxTime = (command: Doc) => toNumber(command.maxTimeMS) ?? 0;

/** Lets another thread answer, and notifies it when the caller has gone. */
async function askLane(
  lane: Lane,
  message: Message,
  { socket, connectionId, since }: Sender,
): Promise<Buffer> {
  const { bytes, command } = message;
  const question = {
    bytes,
    maxTimeMs: getMaxTime(command),
    since: performance.timeOrigin + since,
    connectionId,
  };
  let abandon = () => {};
  const answered = lane.ask(question, (how) => {
    abandon = how;
  });
  for (const event of ['end', 'close']) socket?.once(event, abandon);
  const body = await answered;
  for (const event of ['end', 'close']) socket?.off(event, abandon);
  return body;
}
