import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { type Site, siteSchema } from '../../client/content/site-schema';

/** The comments of the firm's file, on what no question covers. */
const comments: Partial<Record<keyof Site, string>> = {
  name: 'The name in two parts, one highlighted; the second is empty if the name is one word.',
  emails: '`privacy` is the address for questions about data; it may be another one.',
  offices: 'The first one is the head office. Add others here, and photographs (docs/your-firm.md).',
  team: 'The people that the site shows: add others, with `about: { en, es }` for a sentence about them.',
  responsible: 'The id of the lawyer who answers for what the site says.',
  updated: 'The day of the last change to this file.',
  approvedLegal:
    "Legal pages that your lawyer takes over as they are: { page: 'disclaimer', by: 'A name', on: '2026-11-28' }.",
  languages: "The site's languages, the main one first: ['en'] switches Spanish off.",
  formSteps: 'The form in two short steps, or in one (1).',
  textNumber: 'A number of yours that takes texts, as (312) 867-5309.',
  colours:
    'Ink is the dark bar and the text, paper the background, accent buttons and links, glow the light on ink.',
  hours:
    "When the office is open; empty says nothing: { id: 'week', dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '18:00' }.",
  promises:
    'What you promise everyone; null and false promise nothing. An answer within so many hours (replyHours), 24/7 (anyHour), years of experience of each lawyer (experience), and cases from other states (elsewhere): local counsel or referral.',
  story: "True if the page about you tells the demonstration's story and values as your own.",
  startsWith: 'The practice areas of a new database, by slug of client/content/areas, or all.',
  recovered: 'All that you won: { value: { en, es }, text: { en, es }, why: { en, es } }.',
  results: "Single cases: { id: 'truck', text: { en, es } }.",
  reviews: 'What clients said: { quote: { en, es }, by: { en, es } }.',
  map: 'A map behind a click: { provider, embedUrl, linkUrl }.',
  social: 'Your pages elsewhere: { name, url }.',
};

const head = `import type { Site } from './site-schema';

/** The firm: pages, titles, icons, colors and structured data follow from this file. \`npm run firm check\` lists what it lacks. */
export const site: Site = `;

const formatField = ([name, value]: [string, unknown]) => {
  const comment = comments[name as keyof Site];
  return `${comment ? `/** ${comment} */\n` : ''}${name}: ${JSON.stringify(value, null, 2)},`;
};

/** Formats files as the project's sources are. */
export const formatFiles = (files: readonly string[]) =>
  // A downloaded project, unlike a clone, has no git.
  execFileSync('node_modules/.bin/biome', ['format', '--vcs-enabled=false', '--write', ...files], {
    stdio: 'ignore',
  });

/** Checks the firm's file against its schema and writes it, with a comment at each default. */
export const writeSite = async (site: Site, file: string): Promise<void> => {
  siteSchema.parse(site);
  await writeFile(file, `${head}{\n${Object.entries(site).map(formatField).join('\n')}\n};\n`);
  formatFiles([file]);
};
