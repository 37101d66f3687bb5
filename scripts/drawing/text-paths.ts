import { readFile } from 'node:fs/promises';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A line of text as SVG path data, starting at 0,0 on the baseline, and its width. */
type TextPath = { d: string; width: number };
export type Typeface = (text: string, size: number) => TextPath;

const loadFont = async (woff2: string, weight?: number) => {
  const packed = await readFile(woff2);
  const letters = Array.from({ length: 0x2200 - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
  const sfnt = await subsetFont(packed, letters, {
    targetFormat: 'sfnt',
    ...(weight && { variationAxes: { wght: weight } }),
  });
  const face = new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer));
  return { upem: face.upem, font: new hb.Font(face) };
};

const getGlyphs = (text: string, font: hb.Font) => {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map((info, index) => ({ ...info, ...positions[index]!, font }));
};

/** The glyph for a character that a font lacks. */
const missing = 0;

/**
 * Converts text to outlines, because a bare machine has no fonts for an SVG renderer. If the first file of a family
 * lacks a character, the second one supplies it.
 */
export const loadTypeface = async ([first, more]: [string, string], weight?: number): Promise<Typeface> => {
  const [{ font, upem }, { font: rest }] = await Promise.all([
    loadFont(first, weight),
    loadFont(more, weight),
  ]);

  return (text, size) => {
    const scale = size / upem;
    let x = 0;
    const glyphs = getGlyphs(text, font)
      .flatMap((glyph) =>
        glyph.codepoint === missing ? getGlyphs(text[glyph.cluster] ?? '', rest) : [glyph],
      )
      .map(({ codepoint, xOffset, yOffset, xAdvance, font: own }) => {
        const outline = moved(own.glyphToPath(codepoint), x + xOffset, yOffset, scale);
        x += xAdvance;
        return outline;
      });
    return { d: glyphs.join(''), width: x * scale };
  };
};

/** Flips the y axis: font outlines grow upward, pictures downward. */
const moved = (path: string, x: number, y: number, scale: number) => {
  let odd = false;
  return path.replace(/([A-Z])|(-?[\d.]+)/g, (token, command) => {
    if (command) {
      odd = false;
      return token;
    }
    odd = !odd;
    return ((odd ? x + Number(token) : -(y + Number(token))) * scale).toFixed(1);
  });
};

/** Breaks a text into lines no wider than `width`; a single long word stays whole. */
export const wrap = (text: string, width: number, measure: (text: string) => number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
