import { spawn } from 'node:child_process';

const minute = 60_000;
/** The time limit of a part in minutes; a part that hangs is killed with all its child processes. */
const longest = 45;

type Options = {
  /** Print the output only on failure. */
  quiet: boolean;
  env?: NodeJS.ProcessEnv;
};

/** `ok` if it exited with 0; `output` is everything it printed. */
export type Ended = { ok: boolean; output: string };

/** Runs Node in its own process group, so that a hanging program can be killed with all its child processes. */
export const runProgram = (args: string[], { quiet, env = {} }: Options): Promise<Ended> =>
  new Promise((done) => {
    const child = spawn(process.execPath, args, {
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const pieces: Buffer[] = [];
    const keep = (piece: Buffer) => {
      pieces.push(piece);
      if (!quiet) process.stdout.write(piece);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = () => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    };
    const deadline = setTimeout(() => {
      console.log(`Ended: it took longer than ${longest} minutes.`);
      end();
    }, longest * minute);
    process.once('SIGINT', end).once('SIGTERM', end);
    child.once('close', (code) => {
      clearTimeout(deadline);
      process.off('SIGINT', end).off('SIGTERM', end);
      const output = Buffer.concat(pieces).toString();
      if (code !== 0 && quiet) process.stdout.write(output);
      done({ ok: code === 0, output });
    });
  });
