import { isDoc, own, type Value } from './values';

export const getTop = (path: string) => {
  const dot = path.indexOf('.');
  return dot < 0 ? path : path.slice(0, dot);
};

/** True if a path part can be an array index. */
export const isIndex = (part: string) => /^(0|[1-9]\d*)$/.test(part);

type Visit = (value: Value | undefined, expanded: boolean) => void;

/**
 * Everything a dotted path reaches, as MongoDB walks it: through array elements on the way, and with `expand` also to
 * each element of an array at its end (the array itself comes last, marked `expanded`). `undefined` stands for a
 * missing field.
 */
export function reach(
  value: Value | undefined,
  parts: string[],
  expand: boolean,
  visit: Visit,
  at = 0,
): void {
  let current = value;
  let next = at;
  while (next < parts.length && isDoc(current)) current = own(current, parts[next++]!);
  if (Array.isArray(current)) reachInArray(current, parts, expand, visit, next);
  else visit(next === parts.length ? current : undefined, false);
}

function reachInArray(array: Value[], parts: string[], expand: boolean, visit: Visit, at: number): void {
  if (at === parts.length) {
    if (expand) for (const element of array) visit(element, false);
    visit(array, expand);
    return;
  }
  const part = parts[at]!;
  const offset = isIndex(part) ? Number(part) : -1;
  array.forEach((element, index) => {
    if (isDoc(element)) reach(element, parts, expand, visit, at);
    if (index !== offset) return;
    if (at + 1 === parts.length) visit(element, false);
    else if (isDoc(element)) reach(element, parts, expand, visit, at + 1);
    else if (Array.isArray(element)) reachInArray(element, parts, expand, visit, at + 1);
  });
}
