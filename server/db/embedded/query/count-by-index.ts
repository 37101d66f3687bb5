import type { Stream } from '../clock';
import type { Filter } from '../match/filter';
import type { Collection } from '../storage/collection';
import { HIGH } from '../storage/key-tree';
import { toInteger } from '../values/numbers';
import { compoundKey } from '../values/order';
import { FieldSet } from '../values/raw';
import { type Doc, isDoc, put, toNumber, type Value } from '../values/values';
import { compileExpression } from './expressions';
import { exactPlans } from './planner';

/** `{ _id: '$path', name: { $sum: 1 } }`: how many documents there are of each value of one field. */
const countsOfField = (group: Value | undefined) => {
  if (!isDoc(group)) return undefined;
  const { _id: id, ...outputs } = group;
  const [[name, output] = [], ...others] = Object.entries(outputs);
  if (typeof id !== 'string' || !/^\$[^$]/.test(id) || name === undefined || others.length > 0)
    return undefined;
  const isCount =
    isDoc(output) && Object.keys(output).length === 1 && ('$count' in output || toNumber(output.$sum) === 1);
  return isCount ? { path: id.slice(1), name } : undefined;
};

/**
 * The groups of a `$group` that only counts, where an index tells them: one step for each value instead of one for each
 * document. Undefined where no index does.
 */
export function countByIndex(
  collection: Collection,
  filter: Filter,
  group: Value | undefined,
): Stream<Doc> | undefined {
  const asked = countsOfField(group);
  if (!asked) return undefined;
  const { path, name } = asked;
  const plans = filter.matchesAll
    ? collection.indexes
        .filter(({ sparse, partial }) => !sparse && !partial)
        .map((index) => ({ index, prefix: '', points: 0 }))
    : exactPlans(collection.indexes, filter);
  const plan = plans.find(({ index, points }) => index.fields[points]?.path === path && !index.hasArrays);
  if (plan?.prefix === undefined) return undefined;
  const { index, points, prefix } = plan;
  const { down } = index.fields[points]!;
  const fields = new Set<string>();
  const valueIn = compileExpression(`$${path}`, fields);
  const wanted = new FieldSet([...fields]);
  return (function* () {
    for (let at = prefix; ; ) {
      collection.checkThere();
      const { value: first, done } = index.tree.scan(at, prefix + HIGH, false).next();
      if (done) return;
      const value = valueIn(collection.read(first, wanted)) ?? null;
      const key = prefix + compoundKey([value], [down]);
      const result: Doc = { _id: value };
      put(result, name, toInteger(index.tree.count(key, key + HIGH)));
      yield result;
      at = key + HIGH;
    }
  })();
}
