import { expect, test } from 'vitest';
import { findMedian } from '../../../server/core/median';
import { sized } from '../../support/size';
import { seeded } from '../../support/store/random-queries';

const bySorting = (values: Float64Array) => {
  const sorted = values.toSorted();
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

test('the median is the one in the middle, whatever the order and however many are equal', () => {
  const random = seeded(20_261_122);
  for (let round = 0; round < sized(200); round++) {
    const different = 1 + Math.floor(random() * 40);
    const values = Float64Array.from({ length: 1 + Math.floor(random() * 60) }, () =>
      Math.floor(random() * different),
    );
    if (round % 3 === 1) values.sort();
    if (round % 3 === 2) values.sort().reverse();
    const expected = bySorting(values);
    expect(findMedian(values)).toBe(expected);
  }
  expect(findMedian(new Float64Array())).toBeNull();
});
