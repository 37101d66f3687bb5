import type { Worker } from 'node:worker_threads';
import type { Answer, Question, ToReader } from './messages';

/** A thread of the store, as seen by the threads that send it questions. It starts with its first question. */
export class Lane {
  private readonly waiting = new Map<number, (body: Buffer) => void>();
  private worker: Worker | undefined;
  private lastId = 0;

  constructor(
    readonly number: number,
    private readonly start: () => Worker,
  ) {}

  /** The number of open questions. */
  get load(): number {
    return this.waiting.size;
  }

  get isOpen(): boolean {
    return this.worker !== undefined;
  }

  /** Resolves with the reply bytes; `onAbandon` receives a function to call once nobody waits for them. */
  ask(question: Omit<Question, 'id'>, onAbandon: (abandon: () => void) => void): Promise<Buffer> {
    const id = ++this.lastId;
    const bytes = new Uint8Array(question.bytes);
    this.send({ ...question, id, bytes }, [bytes.buffer]);
    onAbandon(() => {
      if (this.waiting.has(id)) this.send({ abandoned: id });
    });
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  async close(): Promise<void> {
    if (!this.worker) return;
    const ended = new Promise((resolve) => this.worker?.once('exit', resolve));
    this.send('close');
    await ended;
  }

  private send(message: ToReader, transfer: ArrayBuffer[] = []): void {
    this.worker ??= this.open();
    this.worker.postMessage(message, transfer);
  }

  private open(): Worker {
    const worker = this.start();
    worker.on('message', ({ id, body }: Answer) => {
      this.waiting.get(id)?.(Buffer.from(body.buffer));
      this.waiting.delete(id);
    });
    return worker;
  }
}
