import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every part of a program, its own parts after it. */
const walk = function* (node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) yield* walk(part);
};

/** What stands in a note's place: a practice area has no figures then, and nothing says what a figure of the firm refers to. */
const instead = ({ key, value }: { key: Node; value: Node }) => {
  if (key.name === 'figures' && value.type === 'ArrayExpression') return 'figures: []';
  return key.name === 'refersTo' || key.name === 'marketing' ? '...{}' : undefined;
};

/**
 * Leaves what a firm notes for itself beside its figures out of the browser's scripts. The sources keep it, for whoever
 * publishes them and for scripts/build/check-content.ts.
 */
export const withoutNotes = (): Plugin => ({
  name: 'without-notes',
  apply: 'build',
  transform(code, id) {
    if (!/\/client\/content\/(?:practice-areas\/[\w-]+|site)\.ts$/.test(id)) return;
    const pieces: string[] = [];
    let from = 0;
    for (const node of walk(this.parse(code) as unknown as Node)) {
      if (node.type !== 'Property' || node.start < from) continue;
      const text = instead(node as unknown as { key: Node; value: Node });
      if (text === undefined) continue;
      pieces.push(code.slice(from, node.start), text);
      from = node.end;
    }
    return { code: pieces.join('') + code.slice(from), map: null };
  },
});
