import { type Clock, drain, type Stream } from '../clock';
import { badValue, StoreError } from '../errors';
import { compileFilter, isTruthy } from '../match/filter';
import type { Collection } from '../storage/collection';
import { parseKeyPattern } from '../storage/index-keys';
import { decode } from '../values/decode';
import { toInteger } from '../values/numbers';
import { topOf } from '../values/paths';
import { FieldSet } from '../values/raw';
import { type Doc, Int32, isDoc, own, put, toNumber, type Value } from '../values/values';
import { countByIndex } from './count-by-index';
import { compileExpression } from './expressions';
import { Grouping } from './group';
import { compileProjection, isFlag } from './projection';
import { find, Sorter, window } from './query';

/** A stage takes the stream of the one before it; `narrows` means later stages see only what it made. */
interface Stage {
  run(input: Stream<Doc>, clock: Clock): Stream<Doc> | Promise<Stream<Doc>>;
  fields: Set<string>;
  narrows: boolean;
}

/** Runs a pipeline; leading `$match`, `$sort`, `$skip` and `$limit` are left to the planner and its indexes. */
export async function aggregate(
  collection: Collection | undefined,
  pipeline: Doc[],
  hint: Value | undefined,
  clock: Clock,
): Promise<Stream<Doc>> {
  for (const stage of pipeline) {
    if (Object.keys(stage).length !== 1) throw badValue('A pipeline stage has exactly one field');
  }
  const { query, used } = leadingQuery(pipeline);
  const stages = pipeline.slice(used).map((stage) => compileStage(stage));
  if (!collection) return runStages([], stages, clock);
  const isPlain = query.sort.length === 0 && query.skip === 0 && query.limit === 0 && hint === undefined;
  const counts = isPlain ? countByIndex(collection, query.filter, pipeline[used]?.$group) : undefined;
  if (counts) return runStages(counts, stages.slice(1), clock);
  const found = await find(collection, { ...query, hint }, clock);
  const wanted = neededFields(stages);
  const source = (function* () {
    for (const stored of found) {
      collection.checkThere();
      if (!stored || stored.gone) yield undefined;
      else yield wanted ? collection.read(stored, wanted) : decode(collection.raw(stored));
    }
  })();
  return runStages(source, stages, clock);
}

async function runStages(source: Stream<Doc>, stages: Stage[], clock: Clock): Promise<Stream<Doc>> {
  let stream = source;
  for (const stage of stages) stream = await stage.run(stream, clock);
  return stream;
}

/** What a pipeline begins with, as far as indexes can do it. */
export function leadingQuery(pipeline: Doc[]) {
  const query = { filter: compileFilter({}), sort: parseKeyPattern({}, 'sort'), skip: 0, limit: 0 };
  const order = ['$match', '$sort', '$skip', '$limit'];
  let used = 0;
  for (const name of order) {
    const stage = pipeline[used];
    if (!stage || !Object.hasOwn(stage, name)) continue;
    const value = stage[name]!;
    if (name === '$match') query.filter = compileFilter(docOf(name, value));
    if (name === '$sort') query.sort = sortOf(value);
    if (name === '$skip') query.skip = countOf(name, value, 0);
    if (name === '$limit') query.limit = countOf(name, value, 1);
    used++;
  }
  return { query, used };
}

// With a stage that makes new documents, only the fields read up to it have to be decoded.
function neededFields(stages: Stage[]): FieldSet | undefined {
  const end = stages.findIndex(({ narrows }) => narrows);
  if (end < 0) return undefined;
  return new FieldSet(stages.slice(0, end + 1).flatMap(({ fields }) => [...fields]));
}

function compileStage(stage: Doc): Stage {
  const [name, value] = Object.entries(stage)[0]!;
  const fields = new Set<string>();
  const streaming = (run: Stage['run'], narrows = false): Stage => ({ run, fields, narrows });
  switch (name) {
    case '$match': {
      const filter = compileFilter(docOf(name, value));
      for (const field of filter.fields.names) fields.add(field.name);
      return streaming((input) => map(input, (doc) => (filter.matches(doc) ? doc : undefined)));
    }
    case '$sort': {
      const sort = sortOf(value);
      for (const { path } of sort) fields.add(topOf(path));
      return streaming(async (input, clock) => {
        const sorter = new Sorter<{ id: number; doc: Doc }>(sort, 0);
        let id = 0;
        await drain(input, clock, (doc) => sorter.add(doc, { id: id++, doc }));
        return map(sorter.inOrder(), ({ doc }) => doc);
      });
    }
    case '$skip': {
      const skip = countOf(name, value, 0);
      return streaming((input) => window(input, skip, 0));
    }
    case '$limit': {
      const limit = countOf(name, value, 1);
      return streaming((input) => window(input, 0, limit));
    }
    case '$group': {
      const check = new Grouping(value, fields);
      return streaming(async (input, clock) => {
        await drain(input, clock, (doc) => check.add(doc));
        return check.results();
      }, true);
    }
    case '$count': {
      if (typeof value !== 'string' || value === '')
        throw badValue('the count field must be a non-empty string');
      return streaming(async (input, clock) => {
        let count = 0;
        await drain(input, clock, () => count++);
        return count === 0 ? [] : [{ [value]: toInteger(count) }];
      }, true);
    }
    case '$unwind':
      return streaming(unwind(value, fields));
    case '$addFields':
    case '$set':
      return streaming(addFields(docOf(name, value), fields));
    case '$project':
      return project(docOf(name, value), fields);
    default:
      throw new StoreError('UnknownStage', `Unrecognized pipeline stage name: '${name}'`);
  }
}

function* map<In, Out>(input: Stream<In>, change: (item: In) => Out | undefined): Generator<Out | undefined> {
  for (const item of input) yield item === undefined ? undefined : change(item);
}

function docOf(name: string, value: Value): Doc {
  if (!isDoc(value)) throw badValue(`the ${name} stage needs an object`);
  return value;
}

function sortOf(value: Value) {
  const sort = parseKeyPattern(docOf('$sort', value), '$sort key');
  if (sort.length === 0) throw badValue('$sort stage must have at least one sort key');
  return sort;
}

function countOf(name: string, value: Value, least: number): number {
  const count = toNumber(value);
  if (count === undefined || !Number.isInteger(count) || count < least)
    throw badValue(`invalid argument to ${name}`);
  return count;
}

function unwind(value: Value, fields: Set<string>): Stage['run'] {
  const spec: Doc = isDoc(value) ? value : { path: value };
  const unknown = Object.keys(spec).find((key) => key !== 'path' && key !== 'preserveNullAndEmptyArrays');
  if (unknown) throw badValue(`unrecognized or unsupported option to $unwind stage: ${unknown}`);
  const path = spec.path;
  if (typeof path !== 'string' || !/^\$[^$.]+$/.test(path))
    throw badValue('$unwind needs a top-level "$field" path');
  const field = path.slice(1);
  const keepEmpty = spec.preserveNullAndEmptyArrays === true;
  fields.add(field);
  return function* (input) {
    for (const doc of input) {
      const array = doc && own(doc, field);
      if (doc === undefined) yield undefined;
      else if (Array.isArray(array) && array.length > 0) {
        for (const element of array) yield { ...doc, [field]: element };
      } else if (array !== undefined && array !== null && !Array.isArray(array)) yield doc;
      else if (keepEmpty) yield Array.isArray(array) ? without(doc, field) : doc;
      else yield undefined;
    }
  };
}

function without(doc: Doc, field: string): Doc {
  const { [field]: _, ...rest } = doc;
  return rest;
}

function addFields(spec: Doc, fields: Set<string>): Stage['run'] {
  const added = Object.entries(spec).map(([name, value]) => ({ name, value: computed(name, value, fields) }));
  return (input) =>
    map(input, (doc) => {
      const result = { ...doc };
      for (const { name, value } of added) {
        const next = value(doc);
        if (next === undefined) delete result[name];
        else put(result, name, next);
      }
      return result;
    });
}

function computed(name: string, value: Value, fields: Set<string>) {
  if (name === '' || name.includes('.') || name.startsWith('$')) {
    throw badValue(`a computed field named '${name}' is not supported`);
  }
  return compileExpression(value, fields);
}

function project(spec: Doc, fields: Set<string>): Stage {
  const entries = Object.entries(spec);
  if (entries.length === 0) throw badValue('$project must have at least one field');
  const added = entries
    .filter(([, value]) => !isFlag(value))
    .map(([name, value]) => ({ name, value: computed(name, value, fields) }));
  const flags = entries.filter(([, value]) => isFlag(value));
  const including = added.length > 0 || flags.some(([path, value]) => path !== '_id' && isTruthy(value));
  const kept = Object.fromEntries(flags);
  // Computed fields alone keep `_id` and nothing else, which an empty projection would not express.
  if (including && !flags.some(([path]) => path !== '_id')) kept._id = own(kept, '_id') ?? new Int32(1);
  const onlyComputed = including && flags.every(([path, value]) => path === '_id' && !isTruthy(value));
  const keep = onlyComputed && '_id' in kept && !isTruthy(kept._id) ? () => ({}) : compileProjection(kept);
  if (including) for (const path of [...Object.keys(kept), '_id']) fields.add(topOf(path));
  const run: Stage['run'] = (input) =>
    map(input, (doc) => {
      const result: Doc = keep ? keep(doc) : { ...doc };
      for (const { name, value } of added) {
        const next = value(doc);
        if (next !== undefined) put(result, name, next);
      }
      return result;
    });
  return { run, fields, narrows: including };
}
