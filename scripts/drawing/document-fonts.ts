/** Makes server/documents/pdf/fonts/*.ttf, the fonts of agreements. Run it again when the characters change. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

const outDir = 'server/documents/pdf/fonts';
const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'];
const weights = { regular: 400, bold: 600 };

await mkdir(outDir, { recursive: true });
for (const script of scripts) {
  const from = `node_modules/@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`;
  const variable = await readFile(from);
  const letters = String.fromCodePoint(...(create(variable) as Font).characterSet);
  for (const [name, wght] of Object.entries(weights)) {
    // A PDF needs one weight per file, and only characters that the text can contain.
    const file = await subsetFont(variable, letters, { targetFormat: 'sfnt', variationAxes: { wght } });
    await writeFile(`${outDir}/inter-${script}-${name}.ttf`, file);
  }
}
