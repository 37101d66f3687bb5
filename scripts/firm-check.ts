/** `npm run firm:check`: lists what the site still needs before it goes live, and fails if there is anything. */
import { languages } from '../client/content/languages';
import { site } from '../client/content/site';
import { offeredStatements } from './content/check-statements';
import { notReady, templatesLeft, unreviewed } from './firm/not-ready';

const missing = [
  ...notReady(site),
  ...templatesLeft(site),
  ...unreviewed(offeredStatements(languages), languages),
];
for (const sentence of missing) console.error(sentence);
if (missing.length > 0) process.exitCode = 1;
else console.log('The site can go live.');
