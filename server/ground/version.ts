import { readFileSync } from 'node:fs';

/** The version of this program, which stands two folders above its bundle and its sources alike. */
export const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };
