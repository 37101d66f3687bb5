import { StoreError } from '../errors';
import type { Doc } from '../values/values';
import type { Command } from './command';
import { admin } from './commands-admin';
import { indexCommands } from './commands-indexes';
import { infoCommands } from './commands-info';
import { readCommands } from './commands-read';
import { writeCommands } from './commands-write';

const commands: Record<string, Command> = {
  ...infoCommands,
  ...admin,
  ...indexCommands,
  ...readCommands,
  ...writeCommands,
};

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
  const definition = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!definition) throw new StoreError('CommandNotFound', `no such command: '${name}'`);
  if (definition.fields === 'any') return definition;
  for (const field of Object.keys(command).slice(1)) {
    if (commonFields.has(field) || definition.fields.includes(field)) continue;
    if (['txnNumber', 'startTransaction', 'autocommit'].includes(field)) {
      throw new StoreError(
        'IllegalOperation',
        'Transaction numbers are only allowed on a replica set member or mongos',
      );
    }
    throw new StoreError('UnknownField', `BSON field '${name}.${field}' is an unknown or unsupported field.`);
  }
  return definition;
}
