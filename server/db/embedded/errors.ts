import type { Doc } from './values/values';

const codes = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  AuthenticationFailed: 18,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  NotSingleValueField: 54,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  InvalidIndexSpecificationOption: 197,
  ClientDisconnect: 279,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  AmbiguousPath: 16746,
  OutOfDiskSpace: 14031,
  UnknownStage: 40324,
  UnknownField: 40415,
  InvalidRegex: 51091,
} as const;

type ErrorName = keyof typeof codes;

/** An error response with the code that MongoDB would use; `details` are additional fields. */
export class StoreError extends Error {
  readonly code: number;
  readonly codeName: string;

  constructor(
    name: ErrorName,
    message: string,
    readonly details: Doc = {},
  ) {
    super(message);
    this.code = codes[name];
    this.codeName = this.code > 15_000 ? `Location${this.code}` : name;
  }
}

export const badValue = (message: string) => new StoreError('BadValue', message);
export const typeMismatch = (message: string) => new StoreError('TypeMismatch', message);
export const failedToParse = (message: string) => new StoreError('FailedToParse', message);
