import { declarationsOf, hrefTarget, type Shape } from './parse-drawing';

/** What a browser takes for the sides of a drawing that tells none. */
const usualSide = 300;

/** A number as drawings write it; one in percent is a part of `whole`. */
const lengthOf = (text: string, whole: number): number =>
  Number.parseFloat(text) * (text.trim().endsWith('%') ? whole / 100 : 1);

/** How much of its area a transformation leaves, where it makes smaller; 1 where it does not. */
const shrinkOf = (shape: Shape): number => {
  const transforms = declarationsOf(shape).map(([name, value]) => {
    if (/^(?:pattern)?transform$/i.test(name)) return value;
    return name === 'scale' ? `scale(${value})` : '';
  });
  let left = 1;
  for (const [, name, args] of transforms.join(' ').matchAll(/(matrix|scale)\(([^)]*)\)/gi)) {
    const [a = 1, b = a, c = 0, d = 0] = args!
      .trim()
      .split(/[\s,]+/)
      .map((text) => lengthOf(text, 1));
    left *= Math.min(1, Math.abs(name!.toLowerCase() === 'scale' ? a * b : a * d - b * c));
  }
  return left;
};

const everyShape = (shape: Shape): Shape[] => [shape, ...shape.children.flatMap(everyShape)];

/**
 * Answers how many tiles of a pattern are drawn at most, for the paint of an element. Each transformation of the drawing
 * that makes smaller is taken to hold for the pattern, because it may.
 */
export const createTileCount = (root: Shape, ids: ReadonlyMap<string, Shape>) => {
  const shapes = everyShape(root);
  const { viewBox, width = '', height = '' } = root.attributes;
  const sides = shapes.flatMap((shape) =>
    (shape.attributes.viewBox ?? '')
      .trim()
      .split(/[\s,]+/)
      .slice(2)
      .map(Number),
  );
  if (viewBox === undefined)
    sides.push(lengthOf(width, usualSide) || usualSide, lengthOf(height, usualSide) || 0);
  const side = Math.max(...sides);
  const shrink = shapes.reduce((left, shape) => left * shrinkOf(shape), 1);

  /** A pattern takes what it does not say itself from the one that it refers to. */
  const said = (pattern: Shape, name: string): string => {
    const other = ids.get(
      hrefTarget(pattern.attributes.href ?? pattern.attributes['xlink:href'] ?? '') ?? '',
    );
    return pattern.attributes[name] ?? (other ? said(other, name) : '');
  };

  return (pattern: Shape, paint: string): number => {
    const isOfDrawing = said(pattern, 'patternUnits') === 'userSpaceOnUse';
    const whole = isOfDrawing ? side : 1;
    const tile = lengthOf(said(pattern, 'width'), whole) * lengthOf(said(pattern, 'height'), whole);
    // Without a size nothing is drawn.
    if (!(tile > 0)) return 1;
    // A line may be far wider than the shape whose part a tile is.
    if (!isOfDrawing && paint === 'stroke') return Number.POSITIVE_INFINITY;
    return Math.max(1, whole ** 2 / (tile * shrink));
  };
};
