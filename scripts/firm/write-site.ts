import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { type Site, siteSchema } from '../../client/content/site-schema';

const head = `import type { Site } from './site-schema';

/** The firm: \`npm run firm\` asks for it and writes this file; pages, titles, icons, colors and structured data follow. */
export const site: Site = `;

/** Writes the firm's file as a person would have, once it fits its schema. */
export const writeSite = async (site: Site, file: string): Promise<void> => {
  await writeFile(file, `${head}${JSON.stringify(siteSchema.parse(site), null, 2)};\n`);
  // Whoever has downloaded the project instead of cloning it has no git.
  execFileSync('node_modules/.bin/biome', ['format', '--vcs-enabled=false', '--write', file], {
    stdio: 'ignore',
  });
};
