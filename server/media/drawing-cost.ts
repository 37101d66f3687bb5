import { declarationsOf, hrefTarget, type Shape, urlTargets } from './parse-drawing';
import { createTileCount } from './pattern-tiles';

/** Weighed in letters of the file, by how long Chromium takes for each. */
const weight = { element: 20, letter: 4, layer: 200, gradientPart: 20 };

/** A line of so many letters costs twice its length: it crosses itself more often the longer it is. */
const longLine = 30_000;
const lengthCost = ({ length }: string) => length * (1 + length / longLine);

/** Properties that hold for an element as a whole; a paint holds for everything in it. */
const wholes = new Set(['clip-path', 'mask']);
/** Properties for which an element is drawn apart first. */
const layers = new Set(['opacity', 'mix-blend-mode', 'isolation']);

/** What is drawn of an element: how many elements, and at which cost. */
type Measure = { count: number; cost: number };
const endless: Measure = { count: Number.POSITIVE_INFINITY, cost: Number.POSITIVE_INFINITY };

const undashed = new Set(['', 'none', '0', 'inherit']);

/** Hairline dashes on a long line are a million lines, and a filter may work on an area of any size. */
const isUnbounded = (shape: Shape, declarations: readonly (readonly [name: string, value: string])[]) =>
  shape.name === 'filter' ||
  declarations.some(([name, value]) => name === 'stroke-dasharray' && !undashed.has(value.trim()));

/**
 * What it costs a browser to show a drawing: about the letters of its file, where everything that it repeats (by `use`,
 * patterns with their tiles, masks) counts each time. Infinite where nothing bounds it: a part that contains itself, a
 * dashed line, a filter.
 */
export const drawingCost = (root: Shape): number => {
  const ids = new Map<string, Shape>();
  const collect = (shape: Shape) => {
    const { id } = shape.attributes;
    // As in browsers, the first of a name counts.
    if (id !== undefined && !ids.has(id)) ids.set(id, shape);
    shape.children.forEach(collect);
  };
  collect(root);

  const measures = new Map<Shape, Measure>();
  const measureOf = (id: string | undefined): Measure => {
    const shape = id === undefined ? undefined : ids.get(id);
    return shape ? measure(shape) : { count: 0, cost: 0 };
  };
  const tilesOf = createTileCount(root, ids);
  const paintCost = (id: string, paint: string) => {
    const { count, cost } = measureOf(id);
    const shape = ids.get(id);
    if (shape?.name.endsWith('Gradient')) return weight.gradientPart * count;
    // One that contains itself has no size to look for.
    const tiles = shape?.name === 'pattern' && Number.isFinite(cost) ? tilesOf(shape, paint) : 1;
    return weight.layer + cost * tiles;
  };

  const measure = (shape: Shape): Measure => {
    const cached = measures.get(shape);
    if (cached) return cached;
    // A shape that is reached again while it is being measured contains itself.
    measures.set(shape, endless);
    const declarations = declarationsOf(shape);
    if (isUnbounded(shape, declarations)) return endless;
    const parts = [
      ...shape.children.map(measure),
      ...Object.entries(shape.attributes)
        .filter(([name]) => /(?:^|:)href$/i.test(name))
        .map(([, value]) => measureOf(hrefTarget(value))),
    ];
    const count = parts.reduce((sum, part) => sum + part.count, 1);
    let cost = weight.element + weight.letter * shape.text;
    for (const part of parts) cost += part.cost;
    for (const [name, value] of declarations) {
      cost += name.length + lengthCost(value) + (layers.has(name) ? weight.layer : 0);
      for (const id of urlTargets(value))
        cost += wholes.has(name) ? weight.layer + measureOf(id).cost : paintCost(id, name) * count;
    }
    const result = { count, cost };
    measures.set(shape, result);
    return result;
  };
  return measure(root).cost;
};
