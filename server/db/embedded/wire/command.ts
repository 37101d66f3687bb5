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
  /** How many connections are open. */
  connections: number;
  /** For a command that is about another one. */
  lookUp(command: Doc): Command;
  /** Copies all data as it is now into a new file; nobody else has to wait for it. */
  copyTo(path: string): Promise<void>;
  /** The caller is the owner of the data folder: nobody else can reach the socket in it. */
  isOwner: boolean;
}

export interface Command {
  /** The fields it understands beside those that every command may have; a handshake only tells, it asks nothing. */
  fields: string[] | 'any';
  /** It changes something, and is not begun any more when its time is over or its caller has gone. */
  writes?: true;
  /** An answer without `ok`, or the whole one in bytes. */
  run(command: Doc, context: Context): object | Buffer | Promise<object | Buffer>;
}
