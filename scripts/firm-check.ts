/** `npm run firm:check`: names what is missing before the site may go live, and fails as long as something is. */
import { parseArgs } from 'node:util';
import { register } from '../client/content/register';
import { site } from '../client/content/site';
import { notReady, unreviewed } from './firm/not-ready';

const { values } = parseArgs({ options: { 'reviewed-at-desk': { type: 'boolean' } } });
const missing = [...notReady(site), ...(values['reviewed-at-desk'] ? [] : unreviewed(register))];
for (const sentence of missing) console.error(sentence);
if (missing.length > 0) process.exitCode = 1;
else console.log('The site can go live.');
