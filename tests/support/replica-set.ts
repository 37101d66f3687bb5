import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import mongoose from 'mongoose';
import { wireMessage } from './wire-messages';

const { BSON, ObjectId } = mongoose.mongo;
type Doc = Record<string, unknown>;

/** The opcodes of a command, and of what the driver greets a server with for the first time. */
const opMsg = 2013;
const opQuery = 2004;

const exact = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;
const session = ['lsid', 'txnNumber', '$clusterTime', '$readPreference'];

/** Calls `onMessage` with each whole message of a stream. */
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

/** The first document of a message, which stands after the header and whatever its opcode puts there. */
const bodyOf = (message: Buffer): { from: number; to: number; doc: Doc } => {
  const opcode = message.readInt32LE(12);
  const nameEnd = message.indexOf(0, 20);
  const from = opcode === opMsg ? 21 : opcode === opQuery ? nameEnd + 9 : 36;
  const to = from + message.readInt32LE(from);
  return { from, to, doc: BSON.deserialize(message.subarray(from, to), exact) };
};

const withBody = (message: Buffer, doc: Doc): Buffer => {
  const { from, to } = bodyOf(message);
  const changed = Buffer.concat([message.subarray(0, from), BSON.serialize(doc), message.subarray(to)]);
  changed.writeInt32LE(changed.length, 0);
  return changed;
};

const answerTo = (request: Buffer, doc: Doc): Buffer => {
  const answer = wireMessage(doc);
  answer.writeInt32LE(request.readInt32LE(4), 8);
  return answer;
};

/** An error of the server in the place of the command, or one that is told beside a write that was done. */
type Fault = { code: number } | { writeConcern: number };

/**
 * The primary of a replica set, played by a proxy before a single server. `fail` lets the next so many commands of a
 * name meet with a fault, as they do around an election.
 */
export const startReplicaSet = async (uri: string) => {
  const { hostname, port } = new URL(uri);
  const faults = new Map<string, { fault: Fault; times: number }>();
  const electionId = new ObjectId();
  const sockets = new Set<Socket>();
  let address = '';

  const faultOf = (command: string): Fault | undefined => {
    const planned = faults.get(command);
    if (!planned || planned.times === 0) return undefined;
    planned.times--;
    return planned.fault;
  };

  const primary = (hello: Doc): Doc => ({
    ...hello,
    setName: 'rs0',
    setVersion: 1,
    electionId,
    hosts: [address],
    me: address,
    primary: address,
    ismaster: true,
    isWritablePrimary: true,
    secondary: false,
    logicalSessionTimeoutMinutes: 30,
  });

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
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
      const { doc } = bodyOf(request);
      const command = Object.keys(doc)[0]!;
      if (/^(hello|isMaster)$/i.test(command)) changes.set(request.readInt32LE(4), primary);
      const fault = faultOf(command);
      if (fault && 'code' in fault) {
        // A server says of a write in a session that it may be sent again.
        const errorLabels = doc.txnNumber ? ['RetryableWriteError'] : [];
        client.write(answerTo(request, { ok: 0, code: fault.code, errmsg: 'not now', errorLabels }));
        return;
      }
      if (fault)
        changes.set(request.readInt32LE(4), (answer) => ({
          ...answer,
          writeConcernError: { code: fault.writeConcern, errmsg: 'not confirmed' },
        }));
      const plain = Object.fromEntries(Object.entries(doc).filter(([name]) => !session.includes(name)));
      upstream.write(withBody(request, plain));
    });
    readMessages(upstream, (answer) => {
      const to = answer.readInt32LE(8);
      const change = changes.get(to);
      changes.delete(to);
      client.write(change ? withBody(answer, change(bodyOf(answer).doc)) : answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    uri: `mongodb://${address}/?replicaSet=rs0`,
    fail: (command: string, fault: Fault, times = Number.POSITIVE_INFINITY) =>
      void faults.set(command, { fault, times }),
    recover: () => faults.clear(),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
