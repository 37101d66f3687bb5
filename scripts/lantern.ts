import { Command, CommanderError } from 'commander';
import { root } from '../server/core/version';
import { describeError } from '../server/db/embedded/disk/file-errors';
import { readEnvFile } from './env-file.mjs';

/** The commands of earlier versions, and what each is called now. */
const former: Record<string, string> = {
  'agreement:verify': 'verify',
  'backup:verify': 'verify',
  'consent:kept': 'consent kept',
  'consent:snapshot': 'consent snapshot',
  'consent:verify': 'verify',
  encrypt: 'keys encrypt',
  'mail:bounce': 'mail-bounce',
  'packet:verify': 'verify',
  recount: 'repair recount',
  salvage: 'repair salvage',
  'texts:listen': 'listen texts',
  'webhook:listen': 'listen webhooks',
};

const program = new Command('npx lantern')
  .description('The data of Lantern, its keys and its connections.')
  .helpCommand(false)
  .showHelpAfterError()
  .exitOverride();

/** A command with an example; each loads its code when it runs. */
const add = (to: Command, usage: string, text: string, example = '') => {
  const names = [to.parent && to.name(), usage.split(' ')[0], example].filter(Boolean);
  return to
    .command(usage)
    .description(text)
    .addHelpText('after', `\nExample: npx lantern ${names.join(' ')}`);
};

/** Gathers the values of an option that is given several times. */
const repeat = (value: string, before: string[]) => [...before, value];

add(
  program,
  'backup <target>',
  'saves all data in a new file FILE.lantern, or copies the data folder into a new folder',
  '../today.lantern',
).action(async (target) => (await import('./backup')).backup(target));
add(
  program,
  'verify [file]',
  'verifies a backup, a packet or an agreement; without a file the consent ledger',
  'packet.zip --keys keys.json',
)
  .option('--keys <file>', 'for a packet or an agreement: the response of GET /api/consent/keys')
  .option('--entries <file>', 'for an agreement: the response of GET /api/agreements/{id}/entries')
  .option('--certificate <fingerprint>', 'for an agreement: SHA-256 of the firm’s certificate')
  .option('--key <key>', 'for the ledger: a public key that you hold; repeatable', repeat, [])
  .option('--head <head>', 'for the ledger: a signed head that you hold; repeatable', repeat, [])
  .option('--heads <file>', 'for the ledger: a file of them; repeatable', repeat, [])
  .action(async (file, held) => (await import('./verify')).verify(file, held));
add(
  program,
  'restore <file>',
  'restores a backup or an export into an empty data folder or MongoDB',
  '../today.lantern',
)
  .alias('import')
  .action(async (file) => (await import('./restore')).restore(file));
add(program, 'drill [file]', 'restores the newest backup to a scratch place and starts it there').action(
  async (file) => (await import('./drill')).drill(file),
);
add(program, 'export <file>', 'writes all data as lines of JSON, which import reads', '../all.jsonl').action(
  async (file) => (await import('./export')).exportData(file),
);
add(
  program,
  'move [address]',
  'moves the data folder to MongoDB',
  'mongodb://db1,db2,db3/lantern?replicaSet=rs0',
).action(async (address) => (await import('./move')).move(address));
add(program, 'doctor', 'checks this machine, its settings and its data, and changes nothing')
  .option('--json', 'for programs')
  .action(async (options) => (await import('./doctor')).doctor(options));

const keys = program
  .command('keys')
  .description('lists the keys of the data and checks them; its subcommands change them')
  .action(async () => (await import('./keys')).listKeys());
add(keys, 'rotate <name>', 'replaces a key', 'encryption-key').action(async (name) =>
  (await import('./keys')).rotateKey(name),
);
add(keys, 'give-up <name>', 'goes on without a lost key', 'encryption-key')
  .option('--yes <name>', 'the name again, instead of typing it')
  .action(async (name, options) => (await import('./keys')).giveUpKey(name, options));
add(keys, 'encrypt', 'converts stored leads to ENCRYPT_FIELDS and FIELD_KEYS right away').action(async () =>
  (await import('./encrypt')).encrypt(),
);

const repair = program.command('repair').description('damaged data');
add(
  repair,
  'salvage <folder>',
  'copies all that is intact in a damaged data folder to a new one',
  '../rescued',
).action(async (folder) => (await import('./salvage')).salvage(folder));
add(repair, 'recount', 'counts the leads for reports and views from scratch').action(async () =>
  (await import('./recount')).recount(),
);

const consent = program.command('consent').description('the records of consent');
add(
  consent,
  'kept [id] [reason]',
  'lists the consents of erased people that the law makes us keep, or prints one',
).action(async (id, reason) => (await import('./consent-kept')).consentKept(id, reason));
add(
  consent,
  'snapshot <hash> [file]',
  'writes the form that a consent record names as a page for any browser',
  'HASH',
).action(async (hash, file) => (await import('./consent-snapshot')).consentSnapshot(hash, file));

const listen = program.command('listen').description('stand-ins to try connections with');
add(listen, 'texts', 'a stand-in for a provider of texts, with a phone to answer', '--provider telnyx')
  .option('--provider <name>', 'twilio or telnyx', 'twilio')
  .option('--port <number>', 'where it listens; the phone is one port above', '4500')
  .option('--lantern <address>', 'the address of Lantern', 'http://127.0.0.1:3000')
  .option('--fail <code>', 'reports this error', '')
  .option('--lose <what>', 'loses each answer, text or report', 'nothing')
  .option('--delay <seconds>', 'waits with its answer', '0')
  .action(async (behavior) => (await import('./listen-texts')).listenTexts(behavior));
add(
  listen,
  'webhooks [secret]',
  'shows webhooks that reach this machine and checks their signatures',
  'whsec_...',
)
  .option('--port <number>', 'where it listens', '4400')
  .option('--answer <status>', 'what it answers', '200')
  .action(async (secret, options) => (await import('./listen-webhooks')).listenWebhooks(secret, options));

add(program, 'db', 'runs the embedded store alone on port 27017 (PORT) and prints its address').action(
  async () => (await import('./db')).db(),
);
add(program, 'seed', 'adds made-up leads; stop the server first', '--clients 1000')
  .option('--clients <number>', 'how many', '200')
  .action(async (options) => (await import('./seed')).seed(options));
add(
  program,
  'do-not-contact <list> <file>',
  'imports a do-not-contact list, one number in a line',
  'national numbers.txt',
).action(async (list, file) => (await import('./do-not-contact')).doNotContact(list, file));
add(
  program,
  'mail-bounce',
  'passes a message on standard input to Lantern, for a mail server’s alias',
  '< message',
).action(async () => (await import('./mail-bounce')).mailBounce());

// A reader that has seen enough, such as `head`, is no error.
process.stdout.on('error', () => process.exit());

const run = async (): Promise<void> => {
  const [name = ''] = process.argv.slice(2);
  const renamed = former[name];
  if (renamed)
    throw new Error(
      `${name} is called npx lantern ${renamed} in this version. npx lantern ${renamed} --help explains it.`,
    );
  readEnvFile(root);
  await program.parseAsync();
};

await run().catch((error: unknown) => {
  // The parser has printed its own.
  if (!(error instanceof CommanderError)) console.error(describeError(error));
  process.exitCode = error instanceof CommanderError ? error.exitCode : 1;
});
