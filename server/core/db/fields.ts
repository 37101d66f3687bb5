import type { SchemaDefinitionProperty } from 'mongoose';

/** A model's fields, checked against the schema they store: a field that is missing does not compile. */
export type Fields<Shape> = { [Key in keyof Required<Shape>]: SchemaDefinitionProperty };

export const requiredText = { type: String, required: true } as const;
/** Text that may be empty: mongoose counts '' as missing when a string is required. */
export const anyText = { type: String, default: '' } as const;
