import { dataEnv } from './data-env';
import { writeData } from './write-archive';

/** Writes all data as lines of JSON, which `lantern import` reads on either store. */
export const exportData = async (target: string): Promise<void> => {
  await writeData(dataEnv(), target);
  console.log('It holds the keys and what is known of people, and is not encrypted: keep it so.');
};
