import { type MessagePort, Worker } from 'node:worker_threads';
import { DataFile } from './disk/data-file';
import { dataPath } from './disk/folder';

/** The options of the thread that moves written pages. */
export interface CheckpointOptions {
  checkpointsIn: string;
}

/** Pages that are written before some are moved. */
const everyPages = 500;

/**
 * Moves written pages from the log into the data file in a thread of its own. The writer would wait for the disk twice
 * for it, and all leads that arrive meanwhile with it; it moves what this thread leaves, once the log is long.
 */
export class Checkpoints {
  private worker: Worker | undefined;
  private isMoving = false;
  private movedAt = 0;

  constructor(
    private readonly program: URL,
    private readonly dir: string,
  ) {}

  /** Call after a commit, with the pages in the log. */
  onCommit(pages: number): void {
    if (pages < this.movedAt) this.movedAt = 0;
    if (this.isMoving || pages - this.movedAt < everyPages) return;
    this.isMoving = true;
    this.movedAt = pages;
    this.worker ??= this.start();
    this.worker.postMessage('move');
  }

  async close(): Promise<void> {
    if (!this.worker) return;
    const ended = new Promise((resolve) => this.worker?.once('exit', resolve));
    this.worker.postMessage('close');
    await ended;
  }

  private start(): Worker {
    const workerData: CheckpointOptions = { checkpointsIn: this.dir };
    const worker = new Worker(this.program, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 1 } });
    worker.on('message', () => {
      this.isMoving = false;
    });
    worker.once('error', (error) => {
      throw error;
    });
    return worker;
  }
}

/** Runs the thread. An error shows where the writer moves pages, and there it has someone to tell. */
export function movePages({ checkpointsIn }: CheckpointOptions, port: MessagePort): void {
  const data = new DataFile(dataPath(checkpointsIn));
  port.on('message', (message: 'move' | 'close') => {
    if (message === 'close') {
      data.close();
      port.close();
      return;
    }
    try {
      data.get('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {}
    port.postMessage('moved');
  });
}
