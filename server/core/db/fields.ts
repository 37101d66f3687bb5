import type { SchemaDefinitionProperty } from 'mongoose';

/** A model's fields, checked against their schema: a missing field does not compile. */
export type Fields<Shape> = { [Key in keyof Required<Shape>]: SchemaDefinitionProperty };

export const requiredText = { type: String, required: true } as const;
/** Text that may be empty: mongoose treats '' as missing in a required string. */
export const anyText = { type: String, default: '' } as const;
