import { crc32, deflateRawSync } from 'node:zlib';
import type { PacketFile } from '../../../server/proof/packet/packet-files';
import { getZip } from '../../../server/proof/packet/zip-layout';
import type { Random } from '../store/random-queries';

/** One file of a ZIP, in its four parts. */
type Entry = { local: Buffer; data: Buffer; descriptor: Buffer; listed: Buffer; gap: Buffer };
type Zip = { before: Buffer; entries: Entry[]; gap: Buffer; end: Buffer; behind: Buffer };

const none = Buffer.alloc(0);

/** Takes a valid ZIP apart; it checks nothing. */
const apart = (zip: Buffer): Zip => {
  const end = zip.subarray(-22);
  const entries: Entry[] = [];
  let place = end.readUInt32LE(16);
  for (let index = 0; index < end.readUInt16LE(10); index++) {
    const next = place + 46 + zip.readUInt16LE(place + 28);
    const listed = Buffer.from(zip.subarray(place, next));
    const at = listed.readUInt32LE(42);
    const start = at + 30 + zip.readUInt16LE(at + 26);
    const behind = start + listed.readUInt32LE(20);
    entries.push({
      local: Buffer.from(zip.subarray(at, start)),
      data: Buffer.from(zip.subarray(start, behind)),
      descriptor: Buffer.from(zip.subarray(behind, behind + 16)),
      listed,
      gap: none,
    });
    place = next;
  }
  return { before: none, entries, gap: none, end: Buffer.from(end), behind: none };
};

/** Puts it together again, with offsets and counts as readers expect. */
const together = (
  { before, entries, gap, end, behind }: Zip,
  unlisted: ReadonlySet<Entry> = new Set(),
): Buffer => {
  const parts = [before];
  let at = before.length;
  for (const entry of entries) {
    if (!unlisted.has(entry)) entry.listed.writeUInt32LE(at, 42);
    const piece = Buffer.concat([entry.local, entry.data, entry.descriptor, entry.gap]);
    parts.push(piece);
    at += piece.length;
  }
  const listed = entries.filter((entry) => !unlisted.has(entry)).map((entry) => entry.listed);
  const list = Buffer.concat(listed);
  end.writeUInt16LE(listed.length, 8);
  end.writeUInt16LE(listed.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at + gap.length, 16);
  return Buffer.concat([...parts, gap, list, end, behind]);
};

type Draw = {
  below: (limit: number) => number;
  of: <One>(list: readonly One[]) => One;
  bytes: (count: number) => Buffer;
};

const drawFrom = (random: Random): Draw => {
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    below,
    of: (list) => list[below(list.length)]!,
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => below(256))),
  };
};

type Field = readonly [at: number, size: number];

/** The fields of these sizes, one behind the other. */
const inARow = (sizes: string): Field[] =>
  [...sizes].map((size, place) => [
    [...sizes.slice(0, place)].reduce((sum, one) => sum + Number(one), 0),
    Number(size),
  ]);

/** Fixed-size fields: their offsets, and their lengths in bytes. */
const fields = {
  local: inARow('4222444422'),
  listed: inARow('4222244442222244'),
  descriptor: inARow('4444'),
  end: inARow('42222442'),
};

const setField = (bytes: Buffer, [at, size]: Field, draw: Draw) => {
  const before = bytes.readUIntLE(at, size);
  const most = 2 ** (8 * size);
  const value = draw.of([
    draw.below(most),
    before + 1,
    Math.max(0, before - 1),
    0,
    before + 1 - 2 * (before % 2),
    draw.below(20),
  ]);
  bytes.writeUIntLE(value % most, at, size);
};

const getName = ({ listed }: Entry) => listed.toString('latin1', 46);

/** A file that is valid in itself, compressed or not, with different content than the packet's. */
const forged = (like: Entry, method: number, content: Buffer): Entry => {
  const entry = { ...like, local: Buffer.from(like.local), listed: Buffer.from(like.listed) };
  const data = method === 8 ? deflateRawSync(content) : content;
  const descriptor = Buffer.from(like.descriptor);
  for (const [bytes, at] of [
    [descriptor, 4],
    [entry.listed, 16],
  ] as const) {
    bytes.writeUInt32LE(crc32(content), at);
    bytes.writeUInt32LE(data.length, at + 4);
    bytes.writeUInt32LE(content.length, at + 8);
  }
  entry.local.writeUInt16LE(method, 8);
  entry.listed.writeUInt16LE(method, 10);
  return { ...entry, data, descriptor };
};

const grown = (entry: Entry, more: Buffer, sides: readonly ('descriptor' | 'listed')[]) => {
  entry.data = Buffer.concat([entry.data, more]);
  if (sides.includes('descriptor')) entry.descriptor.writeUInt32LE(entry.data.length, 8);
  if (sides.includes('listed')) entry.listed.writeUInt32LE(entry.data.length, 20);
};

/**
 * Adds an extra field beside the name, of the kind from which readers take another name (Info-ZIP), or of an unknown
 * kind.
 */
const withExtra = (bytes: Buffer, lengthAt: number, name: string, draw: Draw): Buffer => {
  const other = Buffer.concat([Buffer.from([1]), Buffer.alloc(4), Buffer.from('agreement.pdf')]);
  other.writeUInt32LE(crc32(Buffer.from(name)), 1);
  const content = draw.of([other, draw.bytes(4)]);
  const extra = Buffer.concat([Buffer.alloc(4), content]);
  extra.writeUInt16LE(content === other ? 0x7075 : draw.below(65_536), 0);
  extra.writeUInt16LE(content.length, 2);
  const out = Buffer.concat([bytes, extra]);
  out.writeUInt16LE(extra.length, lengthAt);
  return out;
};

const renamed = (entry: Entry, sides: readonly ('local' | 'listed')[], name: string) => {
  for (const side of sides) {
    const start = side === 'local' ? 30 : 46;
    entry[side] = Buffer.concat([entry[side].subarray(0, start), Buffer.from(name, 'latin1')]);
    entry[side].writeUInt16LE(name.length, side === 'local' ? 26 : 28);
  }
};

type Change = (zip: Buffer, draw: Draw, files: readonly PacketFile[]) => Buffer;

const onZip =
  (change: (zip: Zip, draw: Draw) => ReadonlySet<Entry> | undefined): Change =>
  (bytes, draw) => {
    const zip = apart(bytes);
    return together(zip, change(zip, draw));
  };

const onField =
  (piece: keyof typeof fields): Change =>
  (bytes, draw) => {
    const zip = apart(bytes);
    const target = piece === 'end' ? zip.end : draw.of(zip.entries)[piece];
    together(zip);
    setField(target, draw.of(fields[piece]), draw);
    return Buffer.concat([
      ...zip.entries.flatMap((entry) => [entry.local, entry.data, entry.descriptor]),
      ...zip.entries.map(({ listed }) => listed),
      zip.end,
    ]);
  };

/** Every change by an attacker who wants another program to read the packet differently. */
export const changes: Record<string, Change> = {
  'a flipped bit': (zip, draw) => {
    const changed = Buffer.from(zip);
    const at = draw.below(zip.length);
    changed[at] = changed[at]! ^ (1 << draw.below(8));
    return changed;
  },
  'a field before a file': onField('local'),
  'a field of the list': onField('listed'),
  'a field behind a file': onField('descriptor'),
  'a field of the end': onField('end'),
  'another method': onZip(({ entries }, draw) => {
    const entry = draw.of(entries);
    const method = draw.of([0, 8, 9, 12, 14, 1, 6]);
    if (draw.below(2) === 0) entry.local.writeUInt16LE(method, 8);
    else entry.listed.writeUInt16LE(method, 10);
    return undefined;
  }),
  'another content, right in itself': onZip(({ entries }, draw) => {
    const at = draw.below(entries.length);
    entries[at] = forged(entries[at]!, draw.of([0, 8]), draw.bytes(draw.below(60)));
    return undefined;
  }),
  'other words before a file than in the list': onZip(({ entries }, draw) => {
    const at = draw.below(entries.length);
    const other = forged(entries[at]!, draw.of([0, 8]), draw.bytes(40));
    entries[at]!.local = other.local;
    for (const [from, size] of [[4, 12]] as const)
      other.descriptor.copy(entries[at]!.local, 14, from, from + size);
    return undefined;
  }),
  'bytes behind the packed ones': onZip(({ entries }, draw) => {
    const hidden = forged(draw.of(entries), 0, Buffer.from('another agreement'));
    const more = draw.of([
      draw.bytes(1 + draw.below(30)),
      Buffer.concat([hidden.local, hidden.data, hidden.descriptor]),
    ]);
    const packed = entries.filter(({ local }) => local.readUInt16LE(8) === 8);
    grown(draw.of(packed), more, draw.of([['descriptor', 'listed'], ['listed'], ['descriptor']] as const));
    return undefined;
  }),
  'a second descriptor': onZip(({ entries }, draw) => {
    const entry = draw.of(entries);
    grown(entry, Buffer.from(entry.descriptor), ['listed']);
    return undefined;
  }),
  'a hidden file between two': onZip(({ entries }, draw) => {
    const hidden = forged(draw.of(entries), draw.of([0, 8]), Buffer.from('another agreement'));
    entries.splice(draw.below(entries.length + 1), 0, hidden);
    return draw.below(2) === 0 ? new Set([hidden]) : undefined;
  }),
  'a new file': onZip(({ entries }, draw) => {
    const added = forged(draw.of(entries), draw.of([0, 8]), Buffer.from('another agreement'));
    const name = draw.of([
      'extra.txt',
      '../lead.json',
      '/lead.json',
      'LEAD.JSON',
      'lead.json/x',
      'a\\b',
      './lead.json',
      'lead.json\0x',
      'lead.json/',
    ]);
    renamed(added, ['local', 'listed'], name);
    entries.splice(draw.below(entries.length + 1), 0, added);
    return undefined;
  }),
  'another name': onZip(({ entries }, draw) => {
    const entry = draw.of(entries);
    const name = draw.of([
      getName(draw.of(entries)),
      `${getName(entry)}\0`,
      `./${getName(entry)}`,
      getName(entry).toUpperCase(),
      `../${getName(entry)}`,
    ]);
    renamed(entry, draw.of([['local'], ['listed'], ['local', 'listed']] as const), name);
    return undefined;
  }),
  'two files exchanged': onZip(({ entries }, draw) => {
    const [one, other] = [draw.of(entries), draw.of(entries)];
    const sides = draw.of([
      ['data'],
      ['local'],
      ['listed'],
      ['data', 'descriptor'],
      ['local', 'data', 'descriptor'],
    ] as const);
    for (const side of sides) [one[side], other[side]] = [other[side], one[side]];
    return undefined;
  }),
  'a file taken out': onZip(({ entries }, draw) => {
    const [gone] = entries.splice(draw.below(entries.length), 1);
    if (draw.below(2) === 0) return undefined;
    entries.splice(draw.below(entries.length + 1), 0, gone!);
    return new Set([gone!]);
  }),
  'a file listed twice': onZip(({ entries }, draw) => {
    const entry = draw.of(entries);
    entry.listed = Buffer.concat([entry.listed, entry.listed]);
    return undefined;
  }),
  'a field beside the name': onZip(({ entries }, draw) => {
    const entry = draw.of(entries);
    if (draw.below(2) === 0) entry.local = withExtra(entry.local, 28, getName(entry), draw);
    else entry.listed = withExtra(entry.listed, 30, getName(entry), draw);
    return undefined;
  }),
  'bytes before, between or behind': onZip((zip, draw) => {
    const more = draw.bytes(1 + draw.below(40));
    const place = draw.of(['before', 'entry', 'gap', 'behind', 'comment'] as const);
    if (place === 'entry') draw.of(zip.entries).gap = more;
    else if (place === 'comment') {
      zip.end.writeUInt16LE(more.length, 20);
      zip.behind = more;
    } else zip[place] = more;
    return undefined;
  }),
  'a second ZIP before or behind': (zip, draw, files) => {
    const other = Buffer.concat([
      ...getZip(
        files
          .slice(0, 1 + draw.below(files.length))
          .map(({ path }) => ({ path, bytes: Buffer.from('other') })),
        new Date(2026, 0, 2),
      ),
    ]);
    return Buffer.concat(
      draw.of([
        [zip, other],
        [other, zip],
      ]),
    );
  },
  'other attributes': onZip(({ entries }, draw) => {
    // A Unix symlink, whose content is its target.
    const { listed } = draw.of(entries);
    listed.writeUInt16LE(draw.of([0x0314, 0x0014]), 4);
    listed.writeUInt32LE(draw.of([0xa1ff0000, 0x41ff0010, 0x10, 1]) >>> 0, 38);
    return undefined;
  }),
  'a changed file in a right ZIP': (_, draw, files) => {
    const chosen = draw.below(files.length);
    const change = draw.of<(bytes: Buffer) => Buffer>([
      (bytes) => Buffer.concat([bytes, Buffer.from('\n')]),
      (bytes) => Buffer.concat([Buffer.from(' '), bytes]),
      (bytes) => Buffer.from(bytes.toString('latin1').replace(/[a-z0-9]/, 'x'), 'latin1'),
      (bytes) => Buffer.from(bytes.toString('latin1').replace('{', '{"x":1,'), 'latin1'),
      (bytes) => bytes.subarray(0, bytes.length >> 1),
    ]);
    const changed = files.map((file, index) =>
      index === chosen ? { ...file, bytes: change(file.bytes) } : file,
    );
    return Buffer.concat([...getZip(changed, new Date(2026, 0, 2))]);
  },
  'the same files, written again': (_, draw, files) => {
    const order = draw.below(2) === 0 ? files : [...files].reverse();
    return Buffer.concat([...getZip(order, new Date(2026, draw.below(12), 2))]);
  },
};

/** One change after the other, the same for the same seed. */
export function* mutants(
  zip: Buffer,
  files: readonly PacketFile[],
  { count, random }: { count: number; random: Random },
): Generator<{ what: string; bytes: Buffer }> {
  const draw = drawFrom(random);
  const kinds = Object.keys(changes);
  for (let round = 0; round < count; round++) {
    const what = kinds[round % kinds.length]!;
    const once = changes[what]!(zip, draw, files);
    yield { what, bytes: once };
  }
}
