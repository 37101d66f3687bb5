import { type ChildProcess, execFile } from 'node:child_process';

/** A check of all data, or a copy of it into a new file. */
export interface Job {
  dir: string;
  copyTo?: string;
}

export interface Outcome {
  /** The problems that a check found, one sentence each. */
  damage?: string[];
  /** The reason why a copy failed. */
  failed?: string;
}

/**
 * Runs jobs that are one long call of SQLite, each in a process of its own: such a call has no slices to stop between,
 * and ending a thread in it aborts the whole process.
 */
export class SeparateJobs {
  private readonly running = new Map<ChildProcess, Promise<Outcome | undefined>>();
  private isStopped = false;

  constructor(private readonly program: string) {}

  /** Resolves to undefined if the job was cut off, here or by the system. */
  async run(job: Job): Promise<Outcome | undefined> {
    if (this.isStopped) return undefined;
    let onEnd!: (outcome: Outcome | undefined) => void;
    const ended = new Promise<Outcome | undefined>((resolve) => {
      onEnd = resolve;
    });
    const child = execFile(process.execPath, [this.program, JSON.stringify(job)], (error, answer) =>
      onEnd(error ? undefined : JSON.parse(answer)),
    );
    this.running.set(child, ended);
    return ended.finally(() => this.running.delete(child));
  }

  /** Ends all jobs; they only read, so nothing is lost. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const child of this.running.keys()) child.kill('SIGKILL');
    await Promise.all(this.running.values());
  }
}
