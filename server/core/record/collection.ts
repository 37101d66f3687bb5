import {
  type Connection,
  type IndexDefinition,
  type IndexOptions,
  type Model,
  Schema,
  type Types,
} from 'mongoose';
import type { AuditRecord } from '../../../shared/schemas/audit';
import { z } from '../../../shared/zod';

/** A field as mongoose reads it. */
type Field = {
  type?: unknown;
  required?: boolean;
  enum?: readonly (string | number)[];
  default?: unknown;
  select?: false;
  _id?: false;
};

/** Holds facts about a field that only mongoose needs. */
export const storedAs = z.registry<Field>();

export const objectId = z.custom<Types.ObjectId>().register(storedAs, { type: Schema.Types.ObjectId });
export const bytes = z.custom<Buffer>().register(storedAs, { type: Buffer });
/** A value that is stored as it is. */
export const anyValue = <Value>() => z.custom<Value>();

/** Text that is never empty. */
export const text = z.string().min(1);
/** Text that is empty if nobody gave it. */
export const anyText = z.string().default('');
/** Text of a type that only the compiler checks; the second may be empty. */
export const typedText = <Text extends string>() => text as z.ZodType as z.ZodType<Text>;
export const anyTypedText = <Text extends string>() => z.string() as z.ZodType as z.ZodType<Text>;

const toType = (schema: unknown): unknown => {
  if (schema instanceof z.core.$ZodString || schema instanceof z.ZodEnum) return String;
  if (schema instanceof z.ZodNumber) return Number;
  if (schema instanceof z.ZodDate) return Date;
  if (schema instanceof z.ZodBoolean) return Boolean;
  if (schema instanceof z.ZodLiteral) return Object(schema.def.values[0]).constructor;
  if (schema instanceof z.ZodObject) return toFields(schema, true);
  if (!(schema instanceof z.ZodArray)) return Schema.Types.Mixed;
  const { element } = schema;
  return [
    element instanceof z.ZodObject ? { _id: false, ...toFields(element, true) } : toField(element, true),
  ];
};

/** The field for mongoose, which requires whatever a document always has; of its parts, only texts and choices. */
const toField = (schema: unknown, isPart: boolean): Field => {
  const own = storedAs.get(schema as z.ZodType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const { required: _, ...field } = toField(schema.unwrap(), isPart);
    const isMissing = schema instanceof z.ZodOptional && !('default' in field);
    const usual = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
    return { ...field, ...((isMissing || usual !== undefined) && { default: usual }), ...own };
  }
  const isChoice = schema instanceof z.ZodEnum;
  const isRequired =
    schema instanceof z.core.$ZodString
      ? (schema as z.ZodString).minLength
      : isChoice || !(isPart || schema instanceof z.ZodArray);
  return {
    type: toType(schema),
    ...(isRequired && { required: true }),
    ...(isChoice && { enum: schema.options }),
    ...(schema instanceof z.ZodObject && { _id: false }),
    ...own,
  };
};

const toFields = ({ shape }: z.ZodObject, isPart: boolean) => {
  const fields = Object.entries(shape).map(([name, one]) => [name, toField(one, isPart || name === '_id')]);
  return Object.fromEntries(fields) as Record<string, Field>;
};

type Hook<Doc> = (schema: Schema<Doc>) => void;

/** A collection as `change` knows it. */
export type Guarded = {
  /** Its name in the models; in the database the same in small letters. */
  name: string;
  /** The words for one of its documents, as in “Someone else changed this lead.” */
  called?: string;
  /** Its name in the audit log. */
  entity?: AuditRecord['entity'];
  /** The fields that a write must find as they were read; its version if left out. */
  guard?: readonly string[];
};

type Definition<Shape extends z.ZodObject> = Guarded & {
  guard?: readonly (keyof z.infer<Shape> & string)[];
  /** Its name in the database, if that is another. */
  stored?: string;
  /** A document as it is stored. */
  schema: Shape;
  indexes?: readonly ({ on: IndexDefinition } & IndexOptions)[];
  /** False if empty objects are stored. */
  minimize?: false;
  hook?: Hook<z.infer<Shape>>;
};

/** A collection: one schema gives its type and its model. */
export type Collection<Shape extends z.ZodObject = z.ZodObject> = Guarded & {
  schema: Shape;
  /** Its model in one database. */
  model(db: Connection, hook?: Hook<z.infer<Shape>>): Model<z.infer<Shape>>;
};

/** A collection's document. */
export type Stored<One extends Pick<Collection, 'schema'>> = z.infer<One['schema']>;

export const defineCollection = <Shape extends z.ZodObject>({
  schema,
  stored: collection,
  indexes = [],
  minimize,
  hook,
  ...guarded
}: Definition<Shape>): Collection<Shape> => {
  type Doc = z.infer<Shape>;
  const { _id, ...fields } = toFields(schema, false);
  const usual = _id?.type === Schema.Types.ObjectId;
  const stored = new Schema<Doc>((usual ? fields : { _id, ...fields }) as never, {
    versionKey: false,
    collection: collection ?? guarded.name.toLowerCase(),
    ...(minimize === false && { minimize }),
  });
  for (const { on, ...how } of indexes) stored.index(on, how);
  hook?.(stored);
  const model = (db: Connection, also?: Hook<Doc>) => {
    const own = also ? (stored.clone() as typeof stored) : stored;
    also?.(own);
    return db.model<Doc>(guarded.name, own);
  };
  return { ...guarded, schema, model };
};

/** The models of some collections in one database, by the same names. */
export const openModels =
  <All extends Record<string, { model(db: Connection): unknown }>>(collections: All) =>
  (db: Connection) =>
    Object.fromEntries(Object.entries(collections).map(([name, one]) => [name, one.model(db)])) as {
      [Name in keyof All]: ReturnType<All[Name]['model']>;
    };
