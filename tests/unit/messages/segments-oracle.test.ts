import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { countSegments } from '../../../shared/segments';
import { sized } from '../../support/size';

type Oracle = { SegmentedMessage: new (text: string) => { segmentsCount: number; encodingName: string } };

const require = createRequire(import.meta.url);
const load = (): Oracle | undefined => {
  try {
    return require('sms-segments-calculator');
  } catch {
    return undefined;
  }
};
const oracle = load();

/** Single characters, because the calculator also keeps joined ones together, such as flags. */
const alphabets = [
  [...'abcdefghijklmnop qrstuvwxyz.,?!0123456789'],
  [...'abc def éñü¿¡ {}[]~^|€\\ \n'],
  [...'abc áíóú «» 😀🚒 你好'],
];

/** The same strings at every run. */
const createRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return seed / 0x80000000;
};

/** `npm ci` installs it; a working copy that is older than it does without. */
test.runIf(oracle)('random texts have as many segments as Twilio’s calculator counts', () => {
  const random = createRandom(39);
  const choose = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  for (let count = 0; count < sized(1000); count++) {
    const alphabet = choose(alphabets);
    const text = Array.from({ length: 1 + Math.floor(random() * 400) }, () => choose(alphabet)).join('');
    const { segmentsCount, encodingName } = new oracle!.SegmentedMessage(text);
    const counted = countSegments(text);
    expect([text, counted.count, counted.encoding]).toEqual([text, segmentsCount, encodingName]);
  }
});
