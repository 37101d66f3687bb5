/** `npm run packet:verify -- FILE [--keys keys.json]`: says whether a packet is what was made, or what was done to it. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readKeys, verifyPacket } from '../server/packet/verify-packet';
import { runCommand } from './run-command';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { keys: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) throw new Error('Name the packet: npm run packet:verify -- packet.zip --keys keys.json');
  const trusted = values.keys ? readKeys(readFileSync(values.keys)) : undefined;
  const { made, files, problems } = verifyPacket(readFileSync(file), trusted);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 || !made) throw new Error('NOT VALID: this packet is not what was made.');
  console.log(`Valid: ${files} files, made by ${made.madeBy} on ${made.madeAt} about lead ${made.leadId}.`);
  if (!trusted)
    console.log(
      'Checked by the keys in the packet itself. Give keys that you trust: --keys keys.json (GET /api/consent/keys).',
    );
});
