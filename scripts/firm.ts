/** `npm run firm`: the firm's file and site, from the first questions to the daily check. */
import { Command } from 'commander';
import { root } from '../server/core/version';
import { readEnvFile } from './env-file.mjs';
import { runCommand } from './run-command';

const program = new Command('npm run firm --')
  .description("asks what every firm must answer and writes the firm's file")
  .option('--answers <file>', 'reads the answers from a file of JSON')
  .helpCommand(false)
  .action(async (options) => (await import('./firm/interview')).interview(options));

program
  .command('check')
  .description('lists what is missing before the site can go live, and fails until nothing is')
  .action(async () => (await import('./firm/check')).check());
program
  .command('dates')
  .description('for a daily job: fails if an announced day has passed or nobody looked for news in 35 days')
  .action(async () => (await import('./firm/dates')).dates());
program
  .command('statements')
  .description(
    "writes corrections of statements that an earlier version kept in the data into the site's files",
  )
  .action(async () => (await import('./firm/statements')).statements());
program
  .command('texts')
  .description('prints what the reviewers of a brand and campaign for texts ask for')
  .option('--forms <folder>', 'also writes the forms there as visitors are served them')
  .action(async (options) => (await import('./firm/texts')).texts(options));

readEnvFile(root);
await runCommand(async () => void (await program.parseAsync()));
