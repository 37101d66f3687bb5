import { compileFilter, type Filter } from '../match/filter';
import { isLookup, isShort } from '../query/planner';
import type { Store } from '../storage/store';
import { type Doc, isDoc, Long, toNumber } from '../values/values';
import { getLane } from '../wire/cursors';
import type { Lane } from './lane';

/** The filter argument of each read-only command. */
const filters: Record<string, string> = { find: 'filter', count: 'query', distinct: 'query', aggregate: '' };

/** Collections this small are read right away: asking another thread takes longer. */
const few = 100;
/** Documents that an index finds, while no other thread runs: those of an idle server need none. */
const fewFound = 20;

/** Picks the reading thread for a command; undefined if the writing thread should run it, because it is quick. */
export function laneFor(command: Doc, lanes: readonly Lane[], store: Store): Lane | undefined {
  const [name = ''] = Object.keys(command);
  if (name === 'getMore') return cursorLane(command.getMore, lanes);
  if (name === 'killCursors')
    return cursorLane(Array.isArray(command.cursors) ? command.cursors[0] : undefined, lanes);
  const field = Object.hasOwn(filters, name) ? filters[name] : undefined;
  if (field === undefined || isQuick(command, name, field, store, lanes)) return undefined;
  return lanes.toSorted((one, other) => one.load - other.load)[0];
}

function cursorLane(id: unknown, lanes: readonly Lane[]): Lane | undefined {
  return id instanceof Long ? lanes.find(({ number }) => number === getLane(id)) : undefined;
}

/** True if the command reads few documents. */
function isQuick(command: Doc, name: string, field: string, store: Store, lanes: readonly Lane[]): boolean {
  const collection = store.get(`${String(command.$db)}.${String(command[name])}`);
  if (!collection || collection.size <= few) return true;
  const filter = command[field] ?? {};
  if (field === '' || !isDoc(filter)) return false;
  try {
    const compiled = compileFilter(filter);
    if (isLookup(collection, compiled) || isNewest(command, compiled) || isCount(command, compiled))
      return true;
    return !lanes.some(({ isOpen }) => isOpen) && isShort(collection, compiled, fewFound);
  } catch {
    return true; // running it reports the error
  }
}

/** True for the number of all documents, which is stored. */
const isCount = (command: Doc, { conditions }: Filter): boolean =>
  'count' in command && conditions.length === 0;

/** True for the first page of a list in the order of `_id` whose filter passes few by. */
function isNewest({ sort, skip, limit }: Doc, { conditions }: Filter): boolean {
  const inOrder = isDoc(sort) && Object.keys(sort).join() === '_id';
  const isShort = Number(toNumber(limit) || few) < few;
  const isAbsent = conditions.every(({ operator, operand }) => operator === '$exists' && operand === false);
  return inOrder && !toNumber(skip) && isShort && isAbsent;
}
