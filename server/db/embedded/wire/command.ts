import type { Clock } from '../clock';
import type { Store } from '../storage/store';
import type { Doc } from '../values/values';
import type { Cursors } from './cursors';

export interface Context {
  store: Store;
  cursors: Cursors;
  clock: Clock;
  database: string;
  sequences: Map<string, Buffer[]>;
  connectionId: number;
  /** The number of open connections. */
  connections: number;
  /** Finds the command that another command refers to. */
  lookUp(command: Doc): Command;
  /** Copies all current data into a new file without blocking others. */
  copyTo(path: string): Promise<void>;
  /** True if the caller owns the data folder: nobody else can reach the socket in it. */
  isOwner: boolean;
}

export interface Command {
  /** The fields it supports beside the common ones; a handshake may have any, because it only informs. */
  fields: string[] | 'any';
  /** The command writes: do not start it if its time is up or its caller has gone. */
  writes?: true;
  /** Returns a response without `ok`, or the complete one in bytes. */
  run(command: Doc, context: Context): object | Buffer | Promise<object | Buffer>;
}
