import mongoose, { type Model } from 'mongoose';
import { expect, test } from 'vitest';
import {
  anyText,
  anyValue,
  bytes,
  defineCollection,
  objectId,
  openModels,
  storedAs,
  text,
} from '../../../server/core/record/collection';
import { z } from '../../../shared/zod';

const part = z.object({ from: text, to: z.string(), at: z.date(), kind: z.enum(['one', 'two']) });
const notes = defineCollection({
  name: 'notes',
  schema: z.object({
    _id: objectId,
    title: text,
    words: anyText,
    count: z.number(),
    kind: z.enum(['one', 'two']),
    isOpen: z.literal(true).optional(),
    language: z.literal('en').optional(),
    owner: z.string().nullable().default(null),
    parts: z.array(part),
    tags: z.array(z.string()).optional(),
    list: z.array(z.string()).default([]).optional(),
    first: part.optional(),
    sealed: bytes.optional(),
    facts: anyValue<object>().optional(),
    secret: z.string().optional().register(storedAs, { select: false }),
    endsAt: z.iso.datetime().optional(),
  }),
  indexes: [
    { on: { title: 1 }, unique: true, sparse: true },
    { on: { 'parts.at': -1, _id: 1 }, partialFilterExpression: { count: 1 } },
  ],
});

const db = mongoose.createConnection();
const model = notes.model(db) as unknown as Model<{ parts?: object[] }>;
const { schema } = model;
const refused = (doc: object) => Object.keys(new model(doc).validateSync()?.errors ?? {}).sort();

test('each kind of field has the type that the store casts to', () => {
  const types = Object.entries(schema.paths).map(([name, { instance }]) => [name, instance]);
  expect(Object.fromEntries(types)).toEqual({
    _id: 'ObjectId',
    title: 'String',
    words: 'String',
    count: 'Number',
    kind: 'String',
    isOpen: 'Boolean',
    language: 'String',
    owner: 'String',
    parts: 'Array',
    tags: 'Array',
    list: 'Array',
    first: 'Embedded',
    sealed: 'Buffer',
    facts: 'Mixed',
    secret: 'String',
    endsAt: 'String',
  });
});

test('a new document has its defaults, and no field that may be missing', () => {
  const { _id, ...fields } = new model({ title: 'A' }).toObject();
  expect(fields).toEqual({ title: 'A', words: '', owner: null, parts: [], list: [] });
  expect(String(_id)).toMatch(/^[0-9a-f]{24}$/);
});

test('what a document always has is required; of its parts, texts and choices', () => {
  const at = new Date();
  expect(refused({})).toEqual(['count', 'kind', 'title']);
  expect(refused({ title: '', count: 1, kind: 'three' })).toEqual(['kind', 'title']);
  expect(refused({ title: 'A', count: 1, kind: 'one', parts: [{}] })).toEqual([
    'parts.0.from',
    'parts.0.kind',
  ]);
  expect(
    refused({ title: 'A', count: 1, kind: 'one', parts: [{ from: 'a', to: '', at, kind: 'two' }] }),
  ).toEqual([]);
});

test('parts have no ids of their own, and a value is stored as it is', () => {
  const doc = new model({ title: 'A', parts: [{ from: 'a', unknown: 1 }], facts: { any: [1] } }).toObject();
  expect(doc).toMatchObject({ parts: [{ from: 'a' }], facts: { any: [1] } });
  expect((doc as { parts: object[] }).parts[0]).toEqual({ from: 'a' });
});

test('the model has the name, the indexes and the hidden fields of its definition', () => {
  expect(model.collection.name).toBe('notes');
  expect(schema.options.versionKey).toBe(false);
  expect(schema.path('secret').options.select).toBe(false);
  expect(schema.indexes()).toMatchObject([
    [{ title: 1 }, { unique: true, sparse: true }],
    [{ 'parts.at': -1, _id: 1 }, { partialFilterExpression: { count: 1 } }],
  ]);
});

test('a hook of one database leaves the models of others as they are', () => {
  const calls: string[] = [];
  const hooked = notes.model(mongoose.createConnection(), (own) => {
    own.pre('validate', () => void calls.push('hooked'));
  });
  const usual = openModels({ notes })(mongoose.createConnection()).notes;
  expect(hooked.schema).not.toBe(usual.schema);
  expect(usual.schema).toBe(schema);
});
