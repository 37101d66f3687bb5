import { decode } from '../values/decode';
import type { Doc } from '../values/values';

const opReply = 1;
const opQuery = 2004;
const opMessage = 2013;
const maxMessageBytes = 48_000_000;
const checksumPresent = 1;
const moreToCome = 2;
/** Flags that must not be ignored. */
const requiredFlags = 0xffff;
const shortestMessage = 26;

export interface Message {
  /** The message as received. */
  bytes: Buffer;
  requestId: number;
  /** The command without its document sequences; documents to insert stay bytes. */
  command: Doc;
  /** Document sequences sent beside the command, still encoded. */
  sequences: Map<string, Buffer[]>;
  /** The client wants no reply (`w: 0`). */
  silent: boolean;
  legacy: boolean;
}

/** Splits a byte stream into messages; throws if it is not the wire protocol. */
export class Framer {
  private waiting: Buffer[] = [];
  private size = 0;

  *push(chunk: Buffer): Generator<Buffer> {
    this.waiting.push(chunk);
    this.size += chunk.length;
    while (this.size >= 16) {
      if (this.waiting[0]!.length < 4) this.join();
      const length = this.waiting[0]!.readInt32LE(0);
      if (length < 16 || length > maxMessageBytes) throw new Error(`message of ${length} bytes`);
      if (this.size < length) return;
      this.join();
      const all = this.waiting[0]!;
      this.waiting = [all.subarray(length)];
      this.size -= length;
      yield all.subarray(0, length);
    }
  }

  private join(): void {
    if (this.waiting.length > 1) this.waiting = [Buffer.concat(this.waiting)];
  }
}

export function parseMessage(bytes: Buffer): Message {
  const requestId = bytes.readInt32LE(4);
  const opcode = bytes.readInt32LE(12);
  if (opcode === opQuery) return parseQuery(bytes, requestId);
  if (opcode !== opMessage) throw new Error(`opcode ${opcode}`);
  if (bytes.length < shortestMessage) throw new Error('a message that is too short');
  const flags = bytes.readUInt32LE(16);
  if ((flags & requiredFlags & ~(checksumPresent | moreToCome)) !== 0) throw new Error(`flags ${flags}`);
  const end = flags & checksumPresent ? bytes.length - 4 : bytes.length;
  const sequences = new Map<string, Buffer[]>();
  let command: Doc | undefined;
  for (let at = 20; at < end; ) {
    const kind = bytes[at++];
    const section = sized(bytes.subarray(at, end));
    if (kind === 0 && !command) command = parseBody(section);
    else if (kind === 1) sequences.set(...parseSequence(section));
    else throw new Error(`section kind ${kind}`);
    at += section.length;
  }
  if (!command) throw new Error('message without a body');
  return { bytes, requestId, command, sequences, silent: (flags & moreToCome) !== 0, legacy: false };
}

/** Cuts a part that starts with its own size in bytes, including the size field. */
function sized(bytes: Buffer): Buffer {
  const size = bytes.length < 5 ? 0 : bytes.readInt32LE(0);
  if (size < 5 || size > bytes.length) throw new Error(`${size} bytes in ${bytes.length}`);
  return bytes.subarray(0, size);
}

function parseBody(section: Buffer): Doc {
  const isInsert = section.subarray(5, 12).equals(insertName);
  return isInsert ? decode(section, 'documents') : decode(section);
}

const insertName = Buffer.from('insert\0');

function parseSequence(section: Buffer): [name: string, documents: Buffer[]] {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new Error('a document sequence without a name');
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length; at += documents.at(-1)!.length) {
    documents.push(sized(section.subarray(at)));
  }
  return [section.toString('utf8', 4, nameEnd), documents];
}

// The driver's first handshake still uses the old OP_QUERY, on `admin.$cmd`.
function parseQuery(bytes: Buffer, requestId: number): Message {
  const nameEnd = bytes.indexOf(0, 20);
  if (nameEnd < 0) throw new Error('a query without a name');
  const [database = ''] = bytes.toString('utf8', 20, nameEnd).split('.');
  const command = decode(sized(bytes.subarray(nameEnd + 9)));
  return {
    bytes,
    requestId,
    command: { ...command, $db: database },
    sequences: new Map(),
    silent: false,
    legacy: true,
  };
}

/** The bytes of a reply to `message` with an encoded document. */
export function formatReply(message: Message, body: Buffer): Buffer {
  const head = Buffer.alloc(message.legacy ? 36 : 21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(message.requestId, 8);
  head.writeInt32LE(message.legacy ? opReply : opMessage, 12);
  if (message.legacy) head.writeInt32LE(1, 32); // one document follows
  return Buffer.concat([head, body]);
}
