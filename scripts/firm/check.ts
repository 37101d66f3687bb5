import { languages } from '../../client/content/languages';
import { site } from '../../client/content/site';
import { offeredStatements } from '../content/check-statements';
import { notReady, notSaid, templatesLeft, unreviewed } from './not-ready';

/** Lists what the site still needs before it goes live, and fails if there is anything. */
export const check = (): void => {
  const missing = [
    ...notReady(site),
    ...templatesLeft(site),
    ...unreviewed(offeredStatements(languages), languages),
  ];
  for (const sentence of missing) console.error(sentence);
  for (const sentence of notSaid(site)) console.log(`If you like: ${sentence}`);
  if (missing.length > 0) process.exitCode = 1;
  else console.log('The site can go live.');
};
