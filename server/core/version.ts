import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The program's folder: two levels above both its bundle and this source. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The version of this program. */
export const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
