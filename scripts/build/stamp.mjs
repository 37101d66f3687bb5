import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const folders = ['client', 'server', 'shared', 'scripts'];
const files = ['package-lock.json', 'vite.config.ts', 'tsconfig.base.json'];

/** Fingerprints the sources of a build by size and time; undefined if the sources are missing. */
export const stampOf = (root) => {
  try {
    const all = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
    );
    const hash = createHash('sha256').update(process.env.PUBLIC_URL ?? '');
    for (const file of [...all, ...files.map((name) => join(root, name))].sort()) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`);
    }
    return hash.digest('hex');
  } catch {
    return undefined;
  }
};
