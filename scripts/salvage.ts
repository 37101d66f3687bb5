import { resolve } from 'node:path';
import { getRefusal } from '../server/db/embedded/disk/refusal';
import { salvage as salvageFolder } from '../server/db/embedded/salvage/salvage';
import { keyFiles } from '../server/start/key-files';

const shown = 20;
const count = (number: number, noun: string) =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

const copyWhole = async (target: string) => {
  const from = resolve(process.env.DATA_DIR || './data');
  const to = resolve(target);
  const { saved, missing, damage } = await salvageFolder(from, to, keyFiles);
  const total = saved.reduce((sum, { documents }) => sum + documents, 0);
  console.log(`Saved ${count(total, 'document')} into ${to}:`);
  for (const { namespace, documents } of saved)
    console.log(`  ${namespace}: ${count(documents, 'document')}`);
  console.log(
    missing === undefined
      ? 'It is not known how many are lost, because the pages that say how many there were are lost too.'
      : `${missing === 0 ? 'Nothing' : count(missing, 'document')} ${missing > 1 ? 'were' : 'was'} lost.`,
  );
  if (damage.length > 0) console.log(`${count(damage.length, 'place')} could not be read:`);
  for (const sentence of damage.slice(0, shown)) console.log(`  ${sentence}`);
  if (damage.length > shown) console.log(`  and ${count(damage.length - shown, 'more place')}`);
  console.log(`Start on it with DATA_DIR=${to}, or replace ${from} with it.`);
};

/** Copies everything readable in a damaged DATA_DIR into a new folder. */
export const salvage = (target: string): Promise<void> =>
  copyWhole(target).catch((error: unknown) => {
    throw new Error(getRefusal(error));
  });
