/**
 * Makes client/fonts/*.woff2, client/styles/fonts.css and staff-fonts.css from the npm packages. Run it again when the
 * characters or weights change.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
// English, plus the Spanish characters in names; any other character uses the visitor's own fonts.
const letters = [...range(0x20, 0x7e), ...'\u00a0§©®°·×–—‘’“”…•€™−→‑áéíóúñüÁÉÍÓÚÑ¿¡'];
// The characters of the public pages. Spanish ones are English letters with a mark and cost half a kB per file.
const usual = letters.filter((letter) => /[A-Za-z0-9 \u00a0!'(),./:?&$%+’“”áéíóúñüÁÉÓÚ¿¡-]/.test(letter));

type Fallback = { name: string; local: string[]; weight: string; width: number };
type Family = {
  name: string;
  file: string;
  /** Fetched right away with every public page; the rest is in its own file, fetched when needed. */
  first: string[];
  from: string;
  axes: Record<string, number | { min: number; max: number }>;
  features: string[];
  weight: string;
  /** Mean advance of English text, ascent and descent, in em. */
  metrics: { ascent: number; descent: number; width: (weight: string) => number };
  fallbacks: Fallback[];
};

// Mean advances are capsize's (letter frequencies of English); DejaVu's were measured on our own headings.
const sourceSerif: Family = {
  name: 'Source Serif 4',
  file: 'source-serif',
  first: [...usual, ...'–—ÍÑ'],
  from: 'source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
  // One weight, drawn for display sizes: headings need nothing else, and it is half the size of the variable file.
  axes: { wght: 600, opsz: 28 },
  features: ['kern', 'liga'],
  weight: '500 700',
  metrics: { ascent: 1.036, descent: 0.335, width: () => 0.449 },
  fallbacks: [
    { name: 'Georgia', local: ['Georgia Bold', 'Gelasio Bold'], weight: '500 700', width: 0.5186 },
    { name: 'Noto Serif', local: ['Noto Serif Bold'], weight: '500 700', width: 0.512 },
    // Of two otherwise equal faces, the later one wins if its font exists.
    { name: 'Times', local: ['DejaVu Serif Bold'], weight: '500 700', width: 0.574 },
    {
      name: 'Times',
      local: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
      weight: '500 700',
      width: 0.4326,
    },
  ],
};

const inter: Family = {
  name: 'Inter',
  file: 'inter',
  first: [...usual, ...'*;@©·'],
  from: 'inter/files/inter-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 600 } },
  // No kerning, which hardly shows at this size: a file above 10.5 kB takes one more round trip.
  features: [],
  weight: '400 700',
  metrics: {
    ascent: 0.96875,
    descent: 0.2412,
    width: (weight) => (weight.startsWith('400') ? 0.4775 : 0.4873),
  },
  fallbacks: [
    { name: 'Arial', local: ['DejaVu Sans'], weight: '400 500', width: 0.505 },
    { name: 'Arial', local: ['DejaVu Sans Bold'], weight: '600 700', width: 0.573 },
    {
      name: 'Arial',
      local: ['Roboto', 'Arial', 'Liberation Sans', 'Helvetica'],
      weight: '400 500',
      width: 0.4458,
    },
    {
      name: 'Arial',
      local: ['Roboto Bold', 'Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
      weight: '600 700',
      width: 0.48,
    },
  ],
};

const families = [sourceSerif, inter];
/** The staff area's subset: every character, and tabular figures for its columns. */
const staffInter: Family = {
  ...inter,
  name: 'Inter with figures',
  file: 'inter-staff',
  first: letters,
  features: ['tnum'],
};

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

const face = (family: string, lines: Record<string, string>) =>
  `@font-face {\n  font-family: "${family}";\n${Object.entries(lines)
    .map(([key, value]) => `  ${key}: ${value};`)
    .join('\n')}\n}\n`;

const fallbackFace = (family: Family, { name, local, weight, width }: Fallback) => {
  const scale = family.metrics.width(weight) / width;
  return face(`${family.name} as ${name}`, {
    'font-weight': weight,
    src: local.map((one) => `local("${one}")`).join(', '),
    'size-adjust': percent(scale),
    'ascent-override': percent(family.metrics.ascent / scale),
    'descent-override': percent(family.metrics.descent / scale),
    'line-gap-override': '0%',
  });
};

const rest = ({ first }: Family) => letters.filter((letter) => !first.includes(letter));
/** Formats for CSS: `U+3C-3E, U+A7`. */
const unicodeRange = (some: string[]) => {
  const runs: [from: number, to: number][] = [];
  for (const code of some.map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
};

const ownFace = ({ name, weight }: Family, file: string, more: Record<string, string> = {}) =>
  face(name, {
    'font-weight': weight,
    // A late font waits for the next page, so that no word moves once it shows.
    'font-display': 'optional',
    src: `url("../fonts/${file}.woff2") format("woff2")`,
    ...more,
  });

const css = families.map((family) => [
  ownFace(family, family.file),
  ownFace(family, `${family.file}-more`, { 'unicode-range': unicodeRange(rest(family)) }),
  ...family.fallbacks.map((fallback) => fallbackFace(family, fallback)),
]);

const writeFont = async ({ from, axes, features }: Family, file: string, part: string[]) => {
  const source = await readFile(`node_modules/@fontsource-variable/${from}`);
  const font = await subsetFont(source, part.join(''), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: features,
    variationAxes: axes,
  });
  await writeFile(`client/fonts/${file}.woff2`, font);
  console.log(`client/fonts/${file}.woff2`, `${font.length} bytes`);
};

await mkdir('client/fonts', { recursive: true });
for (const family of families) {
  await writeFont(family, family.file, family.first);
  await writeFont(family, `${family.file}-more`, rest(family));
}
await writeFont(staffInter, staffInter.file, staffInter.first);

const origin = 'Made by scripts/drawing/fonts.ts.';
await writeFile(
  'client/styles/fonts.css',
  `/* ${origin} The "as" faces are system fonts stretched to our fonts' measures, so that nothing moves when ours arrive. */\n${css.flat().join('\n')}`,
);
await writeFile('client/styles/staff-fonts.css', `/* ${origin} */\n${ownFace(staffInter, staffInter.file)}`);
