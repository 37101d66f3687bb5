/** `npm run export -- FILE`: all data as JSON lines, which `npm run import` reads on either store. */
import { dataEnv } from './data-env';
import { runCommand } from './run-command';
import { writeData } from './write-archive';

const main = async () => {
  const [target] = process.argv.slice(2);
  if (!target) throw new Error('Name a new file: npm run export -- ../lantern.jsonl');
  await writeData(dataEnv(), target);
  console.log('It holds the keys and what is known of people, and is not encrypted: keep it so.');
};

await runCommand(main);
