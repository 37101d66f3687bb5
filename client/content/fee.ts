import { site } from './site';

const { percent, of } = site.fee;
const dollars = (sum: number) => `$${Math.round(sum).toLocaleString('en-US')}`;

const [won, costs] = [100_000, 6000];
const base = of === 'rest' ? won - costs : won;
const fee = Math.round(percent === '33⅓' ? base / 3 : (base * percent) / 100);

/** The firm's fee for one sample settlement, computed once so that the table and the sentence below it agree. */
export const feeExample = {
  won: dollars(won),
  costs: dollars(costs),
  base: dollars(base),
  fee: dollars(fee),
  rest: dollars(won - costs - fee),
};

/** The firm's share for people; the word for a third differs by language. */
export const formatShare = (third: string): string => (percent === '33⅓' ? third : `${percent}%`);
