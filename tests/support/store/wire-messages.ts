import { connect, type Socket } from 'node:net';
import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;

/** A message of MongoDB's wire protocol with this body. */
export function wireMessage(body: object, flags = 0): Buffer {
  const document = BSON.serialize(body);
  const head = Buffer.alloc(21);
  head.writeInt32LE(21 + document.length, 0);
  head.writeInt32LE(77, 4);
  head.writeInt32LE(2013, 12);
  head.writeUInt32LE(flags, 16);
  return Buffer.concat([head, document]);
}

/** A raw connection to a store, once it is open. */
export function rawConnection(uri: string): Promise<Socket> {
  const address = decodeURIComponent(uri.slice('mongodb://'.length).split('/?')[0]!);
  const [host = '', port] = address.split(':');
  return new Promise((resolve, reject) => {
    const socket: Socket = port ? connect(Number(port), host) : connect(address);
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });
}

/** The document of the next reply. */
export const nextAnswer = (socket: Socket) =>
  new Promise<Record<string, unknown>>((resolve) => {
    socket.once('data', (bytes) => resolve(BSON.deserialize(bytes.subarray(21))));
  });
