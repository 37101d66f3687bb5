import { readFile } from 'node:fs/promises';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A line of text as SVG path data, starting at 0,0 on the baseline, and how wide it is. */
export type TextPath = { d: string; width: number };
export type Typeface = (text: string, size: number) => TextPath;

/** Text as outlines: a bare machine has no fonts that an SVG renderer could use. */
export const loadTypeface = async (woff2: string, weight?: number): Promise<Typeface> => {
  const packed = await readFile(woff2);
  const letters = Array.from({ length: 0x2200 - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
  const sfnt = await subsetFont(packed, letters, {
    targetFormat: 'sfnt',
    ...(weight && { variationAxes: { wght: weight } }),
  });
  const face = new hb.Face(new hb.Blob(new Uint8Array(sfnt).buffer));
  const font = new hb.Font(face);

  return (text, size) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    const scale = size / face.upem;
    let x = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
      const at = positions[index]!;
      const outline = moved(font.glyphToPath(codepoint), x + at.xOffset, at.yOffset, scale);
      x += at.xAdvance;
      return outline;
    });
    return { d: glyphs.join(''), width: x * scale };
  };
};

/** Font outlines grow upwards, pictures downwards. */
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

/** Breaks a text into lines no wider than `width`; one long word stays whole. */
export const wrap = (text: string, width: number, measure: (text: string) => number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
