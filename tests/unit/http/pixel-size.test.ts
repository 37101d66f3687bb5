import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pixelSize } from '../../../server/site/media/pixel-size';
import { sized } from '../../support/size';

/** Integers below `limit`, the same in each run. */
const randomNumbers = (seed: number) => {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state % limit;
  };
};

const pictures = async () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a84b08' } });
  const sizes = [
    [1, 1],
    [37, 23],
    [8001, 3],
  ] as const;
  return Promise.all(
    sizes.flatMap(([width, height]) => [
      blank(width, height).jpeg().toBuffer(),
      blank(width, height).jpeg({ progressive: true }).toBuffer(),
      blank(width, height).withMetadata({ density: 300 }).jpeg({ mozjpeg: true }).toBuffer(),
      blank(width, height).png().toBuffer(),
      blank(width, height).webp().toBuffer(),
      blank(width, height).webp({ lossless: true }).toBuffer(),
      blank(width, height).ensureAlpha(0.5).webp().toBuffer(),
    ]),
  );
};

const decoded = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes, { failOn: 'none' }).metadata();
  return { type: `image/${format}`, size: { width, height } };
};

test('the size of a picture is what a decoder says', async () => {
  for (const bytes of await pictures()) {
    const { type, size } = await decoded(bytes);
    expect([type, pixelSize(type, bytes)]).toEqual([type, size]);
  }
});

const damages: ((bytes: Buffer, at: number, random: (limit: number) => number) => Buffer)[] = [
  (bytes, at, random) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from([random(256)]), bytes.subarray(at + 1)]),
  (bytes, at) => Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff]), bytes.subarray(at)]),
  (bytes, at) =>
    Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xc0, 0, 11, 8]), bytes.subarray(at)]),
  (bytes, at, random) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random(4))]),
  (bytes, at, random) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(2, at - random(30)))]),
];

test('a decoder reads the same size from a damaged picture, or we read none', async () => {
  const rounds = sized(200);
  const random = randomNumbers(7);
  const whole = await pictures();
  const outcomes = { same: 0, unsure: 0 };
  for (let round = 0; round < rounds; round++) {
    let bytes: Buffer = whole[random(whole.length)]!;
    for (let damage = 0; damage <= random(3); damage++)
      bytes = damages[random(damages.length)]!(bytes, 2 + random(Math.min(bytes.length, 700) - 2), random);
    const read = await decoded(bytes).catch(() => undefined);
    if (!read) continue;
    const ours = pixelSize(read.type, bytes);
    if (ours) expect([bytes.toString('hex').slice(0, 200), ours]).toEqual([expect.any(String), read.size]);
    outcomes[ours ? 'same' : 'unsure']++;
  }
  expect(outcomes.same).toBeGreaterThan(rounds / 7);
  expect(outcomes.unsure).toBeGreaterThan(rounds / 40);
});
