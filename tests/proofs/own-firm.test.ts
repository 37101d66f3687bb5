import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import small from '../fixtures/small-firm.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The project in its own folder, like a fresh clone. */
const copyProject = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-firm-'));
  const parts = ['client', 'server', 'shared', 'scripts', 'package.json', 'biome.json', 'vite.config.ts'];
  const settings = readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name));
  for (const part of [...parts, ...settings])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    run: (script: string, ...args: string[]) =>
      run(process.execPath, ['--import', 'tsx', script, ...args], { cwd: folder, maxBuffer: 1e8 }),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Consent wordings of any firm stay with their firm's name; the form shows only its own. */
const wordings = /^assets\/consultation-/;
const readable = /\.(?:html|js|json|xml|txt|css|webmanifest)$/;

/** Every text file below a folder, with its content. */
const textsBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => readable.test(name) && !wordings.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** Texts that only the demonstration has. */
const traces =
  /Lantern Justice|lantern-justice|Eleanor Marsh|Daniel Okafor|Priya Raman|Thomas Vega|Example Street|Specimen Square|8\.9 billion|8,900 millones|four decades|cuatro décadas|1,850,000|640,000|555-01(?:42|18|26|33)|OpenStreetMap|Demonstration: the|es una demostración|nobody is there|are samples|son ejemplos/;

test('a firm that answers the questions gets a site of its own, and no trace of the demonstration is left in what visitors and search engines get', async () => {
  using project = copyProject();
  const { stdout } = await project.run(
    'scripts/firm.ts',
    '--answers',
    join(root, 'tests/fixtures/small-firm.json'),
  );
  expect(stdout).toContain('client/content/site.ts is yours now.');
  await project.run('scripts/build.ts');
  const dist = join(project.folder, 'dist/client');
  const texts = textsBelow(dist);
  expect(texts.length).toBeGreaterThan(50);
  const traced = texts.flatMap(({ name, text }) => {
    const trace = traces.exec(text)?.[0];
    return trace ? [`${name}: ${trace}`] : [];
  });
  expect(traced).toEqual([]);

  const page = (path: string) => readFileSync(join(dist, path, 'index.html'), 'utf8');
  const about = page('about');
  expect(about).toContain(small.lawyer);
  expect(about).toContain('Illinois (bar number 6301234), Wisconsin');
  expect(about.match(/<h2[^>]*>(?:Results|What clients say)</)).toBeNull();
  expect(page('contact')).not.toMatch(/Other offices|Where we are/);
  expect(page('')).not.toContain('Proven Results');
  expect(page('')).toContain('href="tel:+13128675309"');
  expect(page('es')).toContain('pero los gastos del caso le tocan a usted');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
    page('services/roundup-claims'),
  )?.[1];
  expect(JSON.parse(data ?? '')['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'LegalService',
      telephone: '(312) 867-5309',
      address: expect.objectContaining({ streetAddress: '12 Canal Street', postalCode: '60606' }),
    }),
  );
});

/** The demonstration's promises in both languages; a firm that answers no shows none of them. */
const promises =
  /24\/7|24 hours|24 horas|50 states|50 estados|(?<!\/ )[Nn]ationwide|todo el país|usually on the same day|casi siempre el mismo día|local counsel|abogados locales|partner firms|firmas asociadas|many years of|Experienced Attorneys|Abogados con experiencia|Fast and Responsive|Servicio rápido|around the clock|8am|8 a\.m\.|OpeningHoursSpecification|Excellence|Excelencia|Made up|Inventado|Monday-Friday|Lunes a viernes/;

test('a firm of two people in two states that added one of them and its areas to its file, and promised nothing, claims none of it on any page, and says where it acts', async () => {
  using project = copyProject();
  await project.run('scripts/firm.ts', '--answers', join(root, 'tests/fixtures/two-person-firm.json'));
  const file = join(project.folder, 'client/content/site.ts');
  const partner =
    "{ id: 'person-2', name: 'Ana Ortiz', title: { en: 'Partner', es: 'Socia' }, admitted: [{ state: 'WA', bar: '54321' }] }";
  const areas = "['construction-accidents', 'workplace-injuries', 'auto-vehicle-accident-lawsuit']";
  const answered = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    answered
      .replace('  team: [', `  team: [${partner},`)
      .replace("startsWith: 'all'", `startsWith: ${areas}`),
  );
  await project.run('scripts/build.ts');
  const dist = join(project.folder, 'dist/client');
  const traced = textsBelow(dist).flatMap(({ name, text }) =>
    // Scripts contain the staff area's texts.
    name.startsWith('assets/')
      ? []
      : [traces, promises].flatMap((what) => {
          const trace = what.exec(text);
          return trace ? [`${name}: ${text.slice(Math.max(0, trace.index - 40), trace.index + 40)}`] : [];
        }),
  );
  expect(traced).toEqual([]);

  const page = (path: string) => readFileSync(join(dist, path, 'index.html'), 'utf8');
  expect(page('')).toContain('We act in Oregon and Washington');
  expect(page('es')).toContain('Actuamos en Oregón y Washington');
  expect(page('about')).toContain('Ana Ortiz');
  expect(page('')).not.toContain('name="robots"');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page(''))?.[1] ?? '';
  const graph = JSON.parse(data)['@graph'];
  expect(graph).toContainEqual(
    expect.objectContaining({
      '@type': 'LegalService',
      name: 'Sorrel',
      areaServed: [
        { '@type': 'State', name: 'Oregon' },
        { '@type': 'State', name: 'Washington' },
      ],
    }),
  );
  const { areas: inSite, firm } = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8'));
  // The home page has the cards of these areas, where it would show six of others.
  const cards = /<h2[^>]*>How we can help<.*?<\/section>/s.exec(page(''))?.[0] ?? '';
  expect(cards.match(/data-area="[^"]*"/g)?.toSorted()).toEqual([
    'data-area="15"',
    'data-area="construction-accidents"',
    'data-area="workplace-injuries"',
  ]);
  // Its lawyer reads what these pages say, and not what those of other areas would.
  const { stderr } = await project.run('scripts/firm.ts', 'check').catch((error) => error);
  const [, open, all] = /(\d+) of (\d+) statements/.exec(stderr) ?? [];
  expect(Number(all)).toBeLessThan(inSite.leftOut.length * 10);
  expect(Number(open)).toBeLessThanOrEqual(Number(all));
  expect(inSite.leftOut).toHaveLength(19);
  expect(inSite.leftOut).not.toContain('15');
  expect(firm).toMatchObject({ name: 'Sorrel', hours: [] });
  expect(firm).not.toHaveProperty('replyHours');
});

test('questions that were broken off go on where they stopped, and the check names what is missing and fails', async () => {
  using project = copyProject();
  const answer = async (lines: string) => {
    const command = project.run('scripts/firm.ts');
    command.child.stdin?.end(lines);
    return (await command).stdout;
  };
  expect(await answer('Harbor Law\n\n')).toContain('npm run firm goes on where you stopped');
  expect(existsSync(join(project.folder, '.cache/firm-answers.json'))).toBe(true);
  const second = await answer('\n');
  expect(second).toContain('Going on after 2 answers.');
  expect(second).toContain('At which address will the site live?');
  expect(second).not.toContain('What is the firm called');
  expect(readFileSync(join(project.folder, 'client/content/site.ts'), 'utf8')).toContain(
    'isDemonstration: true',
  );
  await expect(project.run('scripts/firm.ts', 'check')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The site is the demonstration: run npm run firm.'),
  });
});
