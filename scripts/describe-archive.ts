import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchiveContent } from '../server/operations/archive/read-lines';
import { keyFiles, keySettings } from '../server/start/key-files';

/** Describes an archive for people. */
export const describeArchive = ({ header, manifest }: ArchiveContent): string => {
  const lines = Object.entries(manifest.collections).map(
    ([name, { documents }]) => `  ${name}: ${documents.toLocaleString('en')}`,
  );
  const { ledgerHead } = manifest;
  return [
    `Of ${header.at}, by Lantern ${header.version}${header.oneMoment ? '' : ', not of one moment'}:`,
    ...lines,
    ...(ledgerHead
      ? [`  newest head of the ledger: ${ledgerHead.size} entries, ${ledgerHead.rootHash}`]
      : []),
    `  keys: ${Object.keys(manifest.keys).join(', ') || 'none'}`,
  ].join('\n');
};

/** Explains where a folder's keys go on a server with MongoDB, without printing a key. */
export const sayKeys = (dir: string): void => {
  const there = keyFiles.filter((name) => existsSync(join(dir, name)));
  if (there.length === 0) return;
  console.log('Give every server the keys, or sealed data cannot be read:');
  for (const name of there) {
    const before = keySettings[name] === 'FIELD_KEYS' && process.env.FIELD_KEYS ? '$FIELD_KEYS,' : '';
    console.log(`  export ${keySettings[name]}="${before}$(cat '${join(dir, name)}')"`);
  }
};
