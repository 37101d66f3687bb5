import type { Connection } from 'mongoose';
import { getDatabase, openConnection } from '../core/db/connect';
import type { AskStore } from '../core/db/direct';
import { refuseMisplaced } from '../core/db/misplaced';
import { refuseUnfinished } from '../operations/archive/exact';

export type Database = {
  uri: string;
  /** The database, if the address names none. */
  dbName?: string;
  monitorCommands?: boolean;
  /** The store, if it belongs to this process. */
  ask?: AskStore | undefined;
  /** Receives the reason every five seconds while the database does not answer. */
  onWait?: (error: unknown) => void;
};

/** Connects to a database without changing it; throws a sentence if a shared one cannot be ours as it is. */
export const openDatabase = async (
  connection: Connection,
  { uri, ...options }: Database,
  isShared: boolean,
): Promise<void> => {
  await openConnection(connection, { uri, ...options });
  if (!isShared) return;
  await refuseUnfinished(connection.db!);
  if (!options.dbName && !getDatabase(uri)) await refuseMisplaced(connection);
};
