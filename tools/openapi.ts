/** `npx tsx tools/openapi.ts`: writes docs/openapi.json from the live router. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { collectTags } from '../server/feature';
import { features } from '../server/features';
import { appRouter } from '../server/router';
import { openApiDocument } from '../server/site/docs/openapi';

const folder = resolve(import.meta.dirname, '../docs');
mkdirSync(folder, { recursive: true });
writeFileSync(
  resolve(folder, 'openapi.json'),
  `${JSON.stringify(openApiDocument({ router: appRouter, tags: collectTags(features) }), null, 2)}\n`,
);
console.log('docs/openapi.json is written.');
