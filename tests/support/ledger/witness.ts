import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { nodeHashOf } from '../../../server/consents/ledger/merkle';
import { startReceiver } from '../mail/receiver';

/** RFC 9162, 2.1.4.2: whether the tree of `first` leaves is the beginning of the one of `second`. */
const isConsistent = (
  [first, firstRoot]: [number, string],
  [second, secondRoot]: [number, string],
  proof: string[],
): boolean => {
  if (first === second) return proof.length === 0 && firstRoot === secondRoot;
  const path = Number.isInteger(Math.log2(first)) ? [firstRoot, ...proof] : proof;
  let [place, last] = [first - 1, second - 1];
  while (place % 2 === 1) [place, last] = [(place - 1) / 2, Math.floor(last / 2)];
  const [start = '', ...rest] = path;
  let [left, right] = [start, start];
  for (const step of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      [left, right] = [nodeHashOf(step, left), nodeHashOf(step, right)];
      while (place % 2 === 0 && place !== 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else right = nodeHashOf(right, step);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && left === firstRoot && right === secondRoot;
};

/** A witness's Ed25519 key, named as signed notes name it (C2SP). */
export const witnessKey = (name = 'witness.example.com/w1') => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const typed = Buffer.concat([
    Uint8Array.of(4),
    publicKey.export({ type: 'spki', format: 'der' }).subarray(-32),
  ]);
  const hash = createHash('sha256').update(`${name}\n`).update(typed).digest().subarray(0, 4);
  return {
    name,
    hash,
    privateKey,
    publicKey,
    vkey: `${name}+${hash.toString('hex')}+${typed.toString('base64')}`,
  };
};

type WitnessKey = Pick<ReturnType<typeof witnessKey>, 'name' | 'hash' | 'privateKey'>;

/** The line by which a witness cosigns what a checkpoint says (C2SP, cosignature/v1). */
export const cosign = ({ name, hash, privateKey }: WitnessKey, body: string, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(seconds));
  const signature = sign(
    null,
    Buffer.from(`cosignature/v1\ntime ${seconds}\n${body}`),
    privateKey as KeyObject,
  );
  return `— ${name} ${Buffer.concat([hash, time, signature]).toString('base64')}\n`;
};

const bytesOf = (base64: string) => Buffer.from(base64, 'base64').toString('hex');

/** A witness of one log (C2SP, tlog-witness) that remembers what it cosigned; `behave` makes it lie. */
export const startWitness = async (key = witnessKey()) => {
  const seen = { size: 0, root: '' };
  const conflict = (res: ServerResponse) =>
    res.writeHead(409, { 'Content-Type': 'text/x.tlog.size' }).end(`${seen.size}\n`);
  const receiver = await startReceiver((delivery, res) => {
    const [, old, lines, body] =
      /^old (\d+)\n((?:\S+\n)*)\n([^\n]+\n\d+\n\S+\n)\n— \S+ \S+\n/.exec(delivery.body) ?? [];
    if (delivery.path !== '/log/add-checkpoint' || !body) return res.writeHead(404).end();
    if (Number(old) !== seen.size) return conflict(res);
    const [, size, root] = body.split('\n') as [string, string, string];
    const proof = lines!.split('\n').filter(Boolean).map(bytesOf);
    const next: [number, string] = [Number(size), bytesOf(root)];
    if (seen.size > 0 && !isConsistent([seen.size, seen.root], next, proof)) return res.writeHead(422).end();
    [seen.size, seen.root] = next;
    res.end(cosign(key, body, new Date()));
  });
  return {
    ...receiver,
    ...key,
    seen,
    setting: `${key.vkey} http://127.0.0.1:${receiver.port}/log`,
  };
};
