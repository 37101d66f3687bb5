import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { type Site, siteSchema } from '../../client/content/site-schema';

const head = `import type { Site } from './site-schema';

/** The firm: \`npm run firm\` asks for it and writes this file; pages, titles, icons, colors and structured data follow. */
export const site: Site = `;

/** Formats files as the project's sources are. */
export const formatFiles = (files: readonly string[]) =>
  // A downloaded project, unlike a clone, has no git.
  execFileSync('node_modules/.bin/biome', ['format', '--vcs-enabled=false', '--write', ...files], {
    stdio: 'ignore',
  });

/** Checks the firm's file against its schema and writes it, formatted. */
export const writeSite = async (site: Site, file: string): Promise<void> => {
  await writeFile(file, `${head}${JSON.stringify(siteSchema.parse(site), null, 2)};\n`);
  formatFiles([file]);
};
