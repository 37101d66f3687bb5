import { readFile } from 'node:fs/promises';
import { SocketAddress } from 'node:net';
import { endianness } from 'node:os';

/** Bytes that a peer has not taken yet, by `queueName`; connections without any are not listed. */
type SendQueues = ReadonlyMap<string, number>;

export const queueName = (end: {
  localPort?: number | undefined;
  remoteAddress?: string | undefined;
  remotePort?: number | undefined;
}): string => `${end.localPort} ${end.remoteAddress} ${end.remotePort}`;

/** The kernel writes an address as words in this machine's byte order. */
const getAddress = (hex: string): string => {
  const bytes = hex
    .match(/.{8}/g)!
    .flatMap((word) => [word.slice(6), word.slice(4, 6), word.slice(2, 4), word.slice(0, 2)]);
  if (bytes.length === 4) return bytes.map((byte) => Number.parseInt(byte, 16)).join('.');
  const address = bytes.join('').match(/.{4}/g)!.join(':');
  return new SocketAddress({ address, family: 'ipv6' }).address;
};

const line = /^\s*\d+: \S+:(\S{4}) (\S+):(\S{4}) \S\S (\S{8}):/gm;
const none = '00000000';

const findQueues = (table: string): [string, number][] =>
  [...table.matchAll(line)]
    .filter(([, , , , queue]) => queue !== none)
    .map(([, local = '', remote = '', port = '', queue = '']) => [
      queueName({
        localPort: Number.parseInt(local, 16),
        remoteAddress: getAddress(remote),
        remotePort: Number.parseInt(port, 16),
      }),
      Number.parseInt(queue, 16),
    ]);

const tables = ['/proc/net/tcp', '/proc/net/tcp6'];

/** Only Linux reports this. */
export const canTellQueues = process.platform === 'linux' && endianness() === 'LE';

/** The bytes the kernel holds for each peer; undefined if it does not report them. */
export const readSendQueues = async (): Promise<SendQueues | undefined> => {
  const texts = await Promise.all(tables.map((file) => readFile(file, 'latin1').catch(() => undefined)));
  if (texts[0] === undefined) return undefined;
  return new Map(texts.flatMap((text) => (text === undefined ? [] : findQueues(text))));
};
