/** `npm run firm:check`: lists what the site still needs before it goes live, and fails if there is anything. */
import { site } from '../client/content/site';
import { checkSettings } from './doctor/configuration';
import { notReady, templatesLeft } from './firm/not-ready';
import { problemsAtDesk } from './firm/read-desk';
import { runCommand } from './run-command';

await runCommand(async () => {
  const { env } = checkSettings(process.env, process.cwd());
  const desk = env
    ? await problemsAtDesk(env, 'dist/client')
    : ['The settings do not fit, so that the desk cannot be read: npm run doctor.'];
  const missing = [...notReady(site), ...templatesLeft(site), ...desk];
  for (const sentence of missing) console.error(sentence);
  if (missing.length > 0) process.exitCode = 1;
  else console.log('The site can go live.');
});
