import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of this program, which is two above its bundle and above this source alike. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The version of this program. */
export const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
