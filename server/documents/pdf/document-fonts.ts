import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';

const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] as const;
export type Weight = 'regular' | 'bold';

/** One font of one script and weight, with its name in the document. */
type DocumentFont = { name: string; font: Font; has: (codePoint: number) => boolean };
export type DocumentFonts = Record<Weight, readonly DocumentFont[]>;

const readFont = async (script: string, weight: Weight): Promise<DocumentFont> => {
  const name = `inter-${script}-${weight}`;
  const bytes = await readFile(new URL(`./fonts/${name}.ttf`, import.meta.url));
  const font = create(bytes) as Font;
  const letters = new Set(font.characterSet);
  return { name, font, has: (codePoint) => letters.has(codePoint) };
};

const readFonts = async (): Promise<DocumentFonts> => {
  const ofWeight = (weight: Weight) => Promise.all(scripts.map((script) => readFont(script, weight)));
  const [regular, bold] = await Promise.all([ofWeight('regular'), ofWeight('bold')]);
  return { regular, bold };
};

let fonts: Promise<DocumentFonts> | undefined;
/** The fonts of documents, read once when first needed. */
export const documentFonts = (): Promise<DocumentFonts> => {
  fonts ??= readFonts();
  return fonts;
};

/**
 * A font for one document. The tables of all are parsed once; its glyphs are its own, because each keeps the letters
 * that it was first used for, which a document names for each glyph.
 */
export const forDocument = ({ font }: DocumentFont): Font =>
  Object.assign(Object.create(font), { _glyphs: {} });

/** Splits a text into runs that each fit one font. */
export const runsByFont = (
  text: string,
  fonts: readonly DocumentFont[],
): { font: DocumentFont; text: string }[] => {
  const runs: { font: DocumentFont; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const code = letter.codePointAt(0)!;
    const withLetter = last?.font.has(code) ? last.font : fonts.find((one) => one.has(code));
    const font = withLetter ?? fonts[0]!;
    // Without its letter, a font draws nothing at all.
    const shown = withLetter || /[\s\p{Cc}]/u.test(letter) ? letter : '?';
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs;
};
