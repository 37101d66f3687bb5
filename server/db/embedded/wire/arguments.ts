import { badValue, StoreError, typeMismatch } from '../errors';
import { type Doc, isDoc, toNumber, type Value } from '../values/values';

/** Reads and checks an argument of a command. */
export function docArgument(command: Doc, name: string): Doc {
  const value = command[name] ?? {};
  if (!isDoc(value)) throw typeMismatch(`BSON field '${name}' is the wrong type, expected an object`);
  return value;
}

export function docsArgument(command: Doc, name: string): Doc[] {
  const value = command[name];
  if (!Array.isArray(value) || !value.every(isDoc)) {
    throw typeMismatch(`BSON field '${name}' is the wrong type, expected an array of objects`);
  }
  return value;
}

/** A non-negative integer; `fallback` if missing or null. */
export function countArgument(command: Doc, name: string, fallback: number): number {
  const value = command[name];
  if (value === undefined || value === null) return fallback;
  const count = toNumber(value);
  if (count === undefined) throw typeMismatch(`BSON field '${name}' is the wrong type, expected a number`);
  if (!Number.isInteger(count) || count < 0)
    throw badValue(`BSON field '${name}' must be a whole number from 0 on`);
  return count;
}

export function textArgument(command: Doc, name: string): string {
  const value = command[name];
  if (typeof value !== 'string' || value === '') {
    throw typeMismatch(`BSON field '${name}' is the wrong type, expected a non-empty string`);
  }
  return value;
}

export function flag(value: Value | undefined): boolean {
  return value === true || (toNumber(value) ?? 0) !== 0;
}

export function getNamespace(database: string, command: Doc, name: string): string {
  const collection = command[name];
  if (typeof collection !== 'string' || collection === '') {
    throw new StoreError('InvalidNamespace', `collection name has invalid type or is empty in '${name}'`);
  }
  return `${database}.${collection}`;
}

/** Rejects unknown fields in a part of a command, because ignoring them could change its meaning. */
export function onlyFields(doc: Doc, part: string, allowed: string[]): void {
  const unknown = Object.keys(doc).find((field) => !allowed.includes(field));
  if (unknown === undefined) return;
  throw new StoreError('UnknownField', `BSON field '${part}.${unknown}' is an unknown or unsupported field.`);
}
