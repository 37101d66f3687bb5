import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import mongoose from 'mongoose';
import { wireMessage } from './wire-messages';

const { BSON } = mongoose.mongo;
export type Doc = Record<string, unknown>;

/** The opcodes of a command, and of a driver's first handshake. */
const opMsg = 2013;
const opQuery = 2004;

const exact = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;

/** The handling of a command: it is forwarded as `send`, or answered here. */
type Fate = { send: Doc; change?: (answer: Doc) => Doc } | { answer: Doc };

/** Calls `onMessage` with each complete message of a stream. */
const readMessages = (socket: Socket, onMessage: (message: Buffer) => void) => {
  let pending = Buffer.alloc(0);
  socket.on('data', (piece) => {
    pending = Buffer.concat([pending, piece]);
    while (pending.length >= 4 && pending.length >= pending.readInt32LE()) {
      const length = pending.readInt32LE();
      onMessage(pending.subarray(0, length));
      pending = pending.subarray(length);
    }
  });
};

/** The first document of a message, after the header and the fields of its opcode. */
const getBody = (message: Buffer): { from: number; to: number; doc: Doc } => {
  const opcode = message.readInt32LE(12);
  const nameEnd = message.indexOf(0, 20);
  const from = opcode === opMsg ? 21 : opcode === opQuery ? nameEnd + 9 : 36;
  const to = from + message.readInt32LE(from);
  return { from, to, doc: BSON.deserialize(message.subarray(from, to), exact) };
};

const withBody = (message: Buffer, doc: Doc): Buffer => {
  const { from, to } = getBody(message);
  const changed = Buffer.concat([message.subarray(0, from), BSON.serialize(doc), message.subarray(to)]);
  changed.writeInt32LE(changed.length, 0);
  return changed;
};

const answerTo = (request: Buffer, doc: Doc): Buffer => {
  const answer = wireMessage(doc);
  answer.writeInt32LE(request.readInt32LE(4), 8);
  return answer;
};

const asItIs = (message: Buffer) => message;

/**
 * A proxy for a server with MongoDB's protocol, which may change commands and replies, or reply itself. `bytes` changes
 * whole messages in both directions, keeping their lengths.
 */
export const startWireProxy = async (
  uri: string,
  decide: (command: string, doc: Doc) => Fate,
  bytes: Record<'up' | 'down', (message: Buffer) => Buffer> = { up: asItIs, down: asItIs },
) => {
  const { hostname, port } = new URL(uri);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = port ? connect(Number(port), hostname) : connect(decodeURIComponent(hostname));
    const changes = new Map<number, (answer: Doc) => Doc>();
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket);
          client.destroy();
          upstream.destroy();
        });
    }
    readMessages(client, (request) => {
      const { doc } = getBody(request);
      const fate = decide(Object.keys(doc)[0]!, doc);
      if ('answer' in fate) {
        client.write(answerTo(request, fate.answer));
        return;
      }
      if (fate.change) changes.set(request.readInt32LE(4), fate.change);
      upstream.write(bytes.up(fate.send === doc ? request : withBody(request, fate.send)));
    });
    readMessages(upstream, (stored) => {
      const answer = bytes.down(stored);
      const to = answer.readInt32LE(8);
      const change = changes.get(to);
      changes.delete(to);
      client.write(change ? withBody(answer, change(getBody(answer).doc)) : answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
