import { badValue } from '../errors';
import { isTruthy } from '../match/filter';
import { decode } from '../values/decode';
import { FieldSet, fieldsOnly, readFields } from '../values/raw';
import { type Doc, encode, isDoc, isNumber, put, type Value } from '../values/values';

interface Tree {
  [field: string]: Tree | true;
}

/** The fields to include, or those to exclude. */
interface Choice {
  including: boolean;
  tree: Tree;
}

/** Compiles `{ a: 1, 'b.c': 1 }` or `{ a: 0 }`, with or without `_id`; undefined if everything is included. */
export function compileProjection(spec: Doc): ((doc: Doc) => Doc) | undefined {
  const choice = getChoice(spec);
  if (!choice) return undefined;
  const { including, tree } = choice;
  return including ? (doc) => include(doc, tree) : (doc) => exclude(doc, tree);
}

/** The same on stored bytes: whole fields stay as they are, so a list need not decode what it shows. */
export function compileRawProjection(spec: Doc): ((raw: Buffer) => Buffer) | undefined {
  const choice = getChoice(spec);
  if (!choice) return undefined;
  const { including, tree } = choice;
  const named = new FieldSet(Object.keys(tree));
  if (Object.values(tree).every((branch) => branch === true))
    return (raw) => fieldsOnly(raw, named, including);
  return including
    ? (raw) => encode(include(readFields(raw, named), tree))
    : (raw) => encode(exclude(decode(raw), tree));
}

/** True if a projection lists fields to include; `_id` decides only if it is the only field. */
export function isIncluding({ _id, ...fields }: Doc): boolean {
  const [first = _id] = Object.values(fields);
  return isTruthy(first);
}

function getChoice(spec: Doc): Choice | undefined {
  const entries = Object.entries(spec);
  if (entries.length === 0) return undefined;
  for (const [path, value] of entries) {
    if (!isFlag(value)) throw badValue(`projection of '${path}': only inclusion and exclusion are supported`);
  }
  const fields = entries.filter(([path]) => path !== '_id');
  const id = entries.find(([path]) => path === '_id');
  const including = isIncluding(spec);
  const odd = fields.find(([, value]) => isTruthy(value) !== including);
  if (odd) {
    throw badValue(
      `Cannot do ${including ? 'exclusion' : 'inclusion'} on field ${odd[0]} in the other kind of projection`,
    );
  }
  const idKept = id === undefined || isTruthy(id[1]);
  const paths = fields.map(([path]) => path);
  if (including === idKept) paths.push('_id');
  return { including, tree: pathTree(paths) };
}

const isFlag = (value: Value) => typeof value === 'boolean' || isNumber(value);

function pathTree(paths: string[]): Tree {
  const tree: Tree = {};
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.some((part) => part === '' || part.startsWith('$'))) {
      throw badValue(`projection of '${path}' is not supported`);
    }
    const last = parts.pop()!;
    let at = tree;
    for (const part of parts) {
      const next = Object.hasOwn(at, part) ? at[part] : undefined;
      if (next === true) throw badValue(`Path collision at ${path}`);
      const deeper: Tree = next ?? {};
      at[part] = deeper;
      at = deeper;
    }
    if (Object.hasOwn(at, last)) throw badValue(`Path collision at ${path}`);
    at[last] = true;
  }
  return tree;
}

const branch = (tree: Tree, name: string) => (Object.hasOwn(tree, name) ? tree[name] : undefined);

function include(doc: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const wanted = branch(tree, name);
    if (wanted === true) put(result, name, value);
    else if (wanted && (isDoc(value) || Array.isArray(value))) put(result, name, includeIn(value, wanted));
  }
  return result;
}

// Array elements that cannot have the wanted fields are dropped.
function includeIn(value: Doc | Value[], tree: Tree): Value {
  if (!Array.isArray(value)) return include(value, tree);
  return value.flatMap((element) => {
    if (Array.isArray(element)) return [includeIn(element, tree)];
    return isDoc(element) ? [include(element, tree)] : [];
  });
}

export function exclude(doc: Doc, tree: Tree): Doc {
  const result: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const unwanted = branch(tree, name);
    if (unwanted === undefined) put(result, name, value);
    else if (unwanted !== true) put(result, name, excludeFrom(value, unwanted));
  }
  return result;
}

function excludeFrom(value: Value, tree: Tree): Value {
  if (Array.isArray(value)) return value.map((element) => excludeFrom(element, tree));
  return isDoc(value) ? exclude(value, tree) : value;
}
