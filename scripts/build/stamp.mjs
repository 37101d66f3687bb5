import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';

const folders = ['client', 'server', 'shared', 'scripts'];
const files = ['package-lock.json', 'vite.config.ts', 'tsconfig.base.json'];

/** The files of a folder and those below it. Node's own recursive listing takes twice as long. */
const filesIn = (root, folder) =>
  readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(root, name);
    return entry.isFile() ? [name] : [];
  });

/** Fingerprints the sources of a build by size and time; undefined if the sources are missing. */
export const stampOf = (root) => {
  try {
    const names = [...folders.flatMap((folder) => filesIn(root, folder)), ...files].sort();
    const lines = names.map((name) => {
      const { size, mtimeMs } = statSync(`${root}/${name}`);
      return `${name} ${size} ${mtimeMs}\n`;
    });
    return createHash('sha256')
      .update([process.env.PUBLIC_URL ?? '', ...lines].join(''))
      .digest('hex');
  } catch {
    return undefined;
  }
};
