import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '../build/stamp.mjs';
import { bad, type Finding, good, look } from './finding';

const numbers = (version: string) => version.split('.').map(Number);

/** True if the Node version is `needed` ("20.19") or later. */
const reaches = (version: string, needed: string): boolean => {
  const [major = 0, minor = 0] = numbers(version);
  const [neededMajor = 0, neededMinor = 0] = numbers(needed);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
};

/** Checks the Node version. */
export const checkNode = (root: string, version = process.versions.node): Finding => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    engines?: { node: string };
  };
  const needed = engines?.node.replace('>=', '') ?? '20.19';
  if (reaches(version, needed)) return good('Node.js', `It is ${version}; ${needed} or later is needed.`);
  return bad('Node.js', `It is ${version}, and ${needed} or later is needed.`, 'Install a newer Node.js.');
};

/** Checks that there is a build, and that it matches the sources. */
export const checkBuild = (root: string): Finding => {
  const todo = 'npm start builds first, which takes some minutes; npm run build does it now.';
  if (!existsSync(join(root, 'dist/server/main.js'))) return look('Build', 'There is none yet.', todo);
  const stamp = stampOf(root);
  const stampFile = join(root, 'dist/stamp');
  const built = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  if (stamp !== undefined && stamp !== built)
    return look('Build', 'It is of other sources or another PUBLIC_URL than these.', todo);
  return good('Build', 'It is there, and of this version.');
};
