import type { Worker } from 'node:worker_threads';
import type { Answer, FromReader, Question, ToReader } from './messages';

/** A reading thread, as seen by the threads that send it questions. */
export class Lane {
  isReady = false;
  private readonly waiting = new Map<number, (body: Buffer) => void>();
  private lastId = 0;

  constructor(
    readonly number: number,
    private readonly worker: Worker,
    onFailure: (error: Error) => void,
  ) {
    worker.on('message', (message: FromReader) => {
      if (message === 'ready') this.isReady = true;
      else this.onAnswer(message);
    });
    worker.once('error', onFailure);
  }

  /** The number of open questions. */
  get load(): number {
    return this.waiting.size;
  }

  /** Resolves with the reply bytes; `onAbandon` receives a function to call once nobody waits for them. */
  ask(question: Omit<Question, 'id'>, onAbandon: (abandon: () => void) => void): Promise<Buffer> {
    const id = ++this.lastId;
    const bytes = Uint8Array.from(question.bytes);
    this.send({ ...question, id, bytes }, [bytes.buffer]);
    onAbandon(() => {
      if (this.waiting.has(id)) this.send({ abandoned: id });
    });
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.worker.once('exit', resolve));
    this.send('close');
    await ended;
  }

  private onAnswer({ id, body }: Answer): void {
    this.waiting.get(id)?.(Buffer.from(body.buffer));
    this.waiting.delete(id);
  }

  private send(message: ToReader, transfer: ArrayBuffer[] = []): void {
    this.worker.postMessage(message, transfer);
  }
}
