import { type Clock, drain, type Stream } from '../clock';
import { badValue, StoreError } from '../errors';
import { compileFilter } from '../match/filter';
import type { Collection } from '../storage/collection';
import { parseKeyPattern } from '../storage/index-keys';
import { decode } from '../values/decode';
import { toInteger } from '../values/numbers';
import { getTop } from '../values/paths';
import { FieldSet, readFields } from '../values/raw';
import { type Doc, isDoc, toNumber, type Value } from '../values/values';
import { countByIndex } from './count-by-index';
import { Grouping } from './group';
import { compileProjection, isIncluding } from './projection';
import { find, Sorter, window } from './query';

/** A stage consumes the stream of the previous one; `narrows` means that later stages see only its output. */
interface Stage {
  run(input: Stream<Doc>, clock: Clock): Stream<Doc> | Promise<Stream<Doc>>;
  fields: Set<string>;
  narrows: boolean;
}

/** Runs a pipeline; the planner and its indexes handle leading `$match`, `$sort`, `$skip` and `$limit`. */
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
  const matches = await find(collection, { ...query, hint }, clock);
  const wanted = neededFields(stages);
  const source = (function* () {
    for (const stored of matches) {
      collection.checkThere();
      const raw = stored && collection.raw(stored);
      if (!raw) yield undefined;
      else yield wanted ? readFields(raw, wanted) : decode(raw);
    }
  })();
  return runStages(source, stages, clock);
}

async function runStages(source: Stream<Doc>, stages: Stage[], clock: Clock): Promise<Stream<Doc>> {
  let stream = source;
  for (const stage of stages) stream = await stage.run(stream, clock);
  return stream;
}

/** The leading stages of a pipeline that indexes can handle. */
export function leadingQuery(pipeline: Doc[]) {
  const query = { filter: compileFilter({}), sort: parseKeyPattern({}, 'sort'), skip: 0, limit: 0 };
  const order = ['$match', '$sort', '$skip', '$limit'];
  let used = 0;
  for (const name of order) {
    const stage = pipeline[used];
    if (!stage || !Object.hasOwn(stage, name)) continue;
    const value = stage[name]!;
    if (name === '$match') query.filter = compileFilter(toDocument(name, value));
    if (name === '$sort') query.sort = toSort(value);
    if (name === '$skip') query.skip = readCount(name, value, 0);
    if (name === '$limit') query.limit = readCount(name, value, 1);
    used++;
  }
  return { query, used };
}

// If a stage creates new documents, only the fields read up to it need decoding.
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
      const filter = compileFilter(toDocument(name, value));
      for (const field of filter.fields.names) fields.add(field.name);
      return streaming((input) => map(input, (doc) => (filter.matches(doc) ? doc : undefined)));
    }
    case '$sort': {
      const sort = toSort(value);
      for (const { path } of sort) fields.add(getTop(path));
      return streaming(async (input, clock) => {
        const sorter = new Sorter<{ id: number; doc: Doc }>(sort, 0);
        let id = 0;
        await drain(input, clock, (doc) => sorter.add(doc, { id: id++, doc }));
        return map(sorter.inOrder(), ({ doc }) => doc);
      });
    }
    case '$skip': {
      const skip = readCount(name, value, 0);
      return streaming((input) => window(input, skip, 0));
    }
    case '$limit': {
      const limit = readCount(name, value, 1);
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
    case '$project':
      return project(toDocument(name, value));
    default:
      throw new StoreError('UnknownStage', `Unrecognized pipeline stage name: '${name}'`);
  }
}

function* map<In, Out>(input: Stream<In>, change: (item: In) => Out | undefined): Generator<Out | undefined> {
  for (const item of input) yield item === undefined ? undefined : change(item);
}

function toDocument(name: string, value: Value): Doc {
  if (!isDoc(value)) throw badValue(`the ${name} stage needs an object`);
  return value;
}

function toSort(value: Value) {
  const sort = parseKeyPattern(toDocument('$sort', value), '$sort key');
  if (sort.length === 0) throw badValue('$sort stage must have at least one sort key');
  return sort;
}

function readCount(name: string, value: Value, least: number): number {
  const count = toNumber(value);
  if (count === undefined || !Number.isInteger(count) || count < least)
    throw badValue(`invalid argument to ${name}`);
  return count;
}

/** A projection that includes or excludes fields, without computed ones. */
function project(spec: Doc): Stage {
  const change = compileProjection(spec);
  if (!change) throw badValue('$project must have at least one field');
  const fields = new Set([...Object.keys(spec), '_id'].map(getTop));
  return { run: (input) => map(input, change), fields, narrows: isIncluding(spec) };
}
