import type { Clock } from './clock';
import { admin } from './commands-admin';
import { readCommands } from './commands-read';
import { writeCommands } from './commands-write';
import type { Cursors } from './cursors';
import { StoreError } from './errors';
import type { Store } from './store';
import type { Doc } from './values';

export interface Context {
  store: Store;
  cursors: Cursors;
  clock: Clock;
  database: string;
  sequences: Map<string, Buffer[]>;
  connectionId: number;
}

export interface Command {
  /** The fields it understands beside those that every command may have; a handshake only tells, it asks nothing. */
  fields: string[] | 'any';
  /** An answer without `ok`, or the whole one in bytes. */
  run(command: Doc, context: Context): object | Buffer | Promise<object | Buffer>;
}

const commands: Record<string, Command> = { ...admin, ...readCommands, ...writeCommands };

// Read preference, read concern and write concern change nothing here: one node, every write synced to disk.
const commonFields = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
]);

export function lookUp(command: Doc): Command {
  const name = Object.keys(command)[0] ?? '';
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!found) throw new StoreError('CommandNotFound', `no such command: '${name}'`);
  if (found.fields === 'any') return found;
  for (const field of Object.keys(command).slice(1)) {
    if (commonFields.has(field) || found.fields.includes(field)) continue;
    if (['txnNumber', 'startTransaction', 'autocommit'].includes(field)) {
      throw new StoreError(
        'IllegalOperation',
        'Transaction numbers are only allowed on a replica set member or mongos',
      );
    }
    throw new StoreError('UnknownField', `BSON field '${name}.${field}' is an unknown or unsupported field.`);
  }
  return found;
}
