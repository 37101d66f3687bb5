import { readFileSync } from 'node:fs';
import { readKeys, verifyPacket } from '../server/proof/packet/verify-packet';
import { unknownSigner } from './run-command';

/**
 * Checks that a packet is unchanged, and lists any changes. Exits with 0 if it is, 1 if it is not, and 2 if it is intact
 * but no keys were given to verify its signer.
 */
export const verifyPacketFile = async (file: string, { keys }: { keys?: string }): Promise<void> => {
  const trusted = keys ? readKeys(readFileSync(keys)) : undefined;
  const { origin, files, problems } = verifyPacket(readFileSync(file), trusted);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0 || !origin) throw new Error('NOT VALID: this packet is not what was made.');
  const about = `${files} files, made by ${origin.madeBy} on ${origin.madeAt} about lead ${origin.leadId}.`;
  if (trusted) console.log(`Valid: ${about}`);
  else
    unknownSigner(
      `Intact, but signed by an unknown key: ${about} Give keys that you trust: --keys keys.json (GET /api/consent/keys).`,
    );
};
