import type { MessagePort } from 'node:worker_threads';
import { Clock } from '../clock';
import { StoreError } from '../errors';
import { Store } from '../storage/store';
import { Turns } from '../turns';
import { lookUp } from '../wire/commands';
import { Cursors } from '../wire/cursors';
import { parseMessage } from '../wire/messages';
import { runCommand } from '../wire/run-command';
import type { Answer, Question, ToReader } from './messages';

/** The options of a read-only thread. */
export interface ReaderOptions {
  dir: string;
  /** The size of its data cache. */
  cacheMb: number | undefined;
  lane: number;
}

/** Runs a read-only thread for lists, searches and counts, so that writes never wait for them. */
export function serveReads({ dir, cacheMb, lane }: ReaderOptions, port: MessagePort): void {
  const store = Store.reader(dir, cacheMb);
  const cursors = new Cursors(lane);
  const turns = new Turns();
  const abandoned = new Set<number>();

  const answer = async ({ id, bytes, maxTimeMs, since, connectionId }: Question) => {
    const message = parseMessage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const { command, sequences } = message;
    const clock = new Clock({
      turns,
      maxTimeMs,
      since: since - performance.timeOrigin,
      isAbandoned: () => abandoned.has(id),
    });
    store.refresh();
    const reply = await runCommand(message, {
      store,
      cursors,
      clock,
      database: String(command.$db),
      sequences,
      connectionId,
      connections: 0,
      lookUp,
      copyTo: () => Promise.reject(new StoreError('IllegalOperation', 'this thread only reads')),
      isOwner: false,
    });
    abandoned.delete(id);
    const body = new Uint8Array(reply);
    port.postMessage({ id, body } satisfies Answer, [body.buffer]);
  };

  const housekeeping = setInterval(() => cursors.closeIdle(), 60_000);
  port.on('message', (message: ToReader) => {
    if (message === 'close') {
      clearInterval(housekeeping);
      port.close();
      void store.close();
    } else if ('abandoned' in message) abandoned.add(message.abandoned);
    else void answer(message);
  });
}
