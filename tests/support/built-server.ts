import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

type Options = {
  dataDir: string;
  env?: Record<string, string>;
  /** The program to run; the built server by default. */
  args?: string[];
  /** A socket that the server inherits, as from systemd, instead of opening a port. */
  socket?: { fd: number; port: number };
};

export type BuiltServer = {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to its first response, and until it reported ready. */
  answeredAfter: number;
  readyAfter: number;
  /** Its output until it was ready. */
  printed: string;
  /** Ends it and waits for the end: SIGTERM, or SIGKILL to imitate a power cut. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
  /** Its exit code; null while it runs, and after a SIGKILL. */
  exitCode: () => number | null;
  isRunning: () => boolean;
};

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

const ending = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (!isRunning(child)) return;
  child.kill(signal);
  await once(child, 'exit');
};

/** Starts the built server as a person would, on its own data folder and port, and waits until it is ready. */
export const startBuiltServer = async (options: Options): Promise<BuiltServer> => {
  const { dataDir, env = {}, args = ['dist/server/main.js'], socket } = options;
  const port = socket?.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const { MONGODB_URI: _, PUBLIC_URL: __, ...inherited } = process.env;
  const startedAt = performance.now();
  const since = () => performance.now() - startedAt;
  // Only the process itself knows its id: a shell sets LISTEN_PID to its own and becomes the server.
  const shell = ['-c', 'LISTEN_PID=$$ exec "$0" "$@"', process.execPath];
  const child = spawn(socket ? 'sh' : process.execPath, [...(socket ? shell : []), ...args], {
    env: {
      ...inherited,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: `${port}`,
      RATE_LIMITS: 'off',
      ...(socket && { LISTEN_FDS: '1' }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(socket ? [socket.fd] : [])],
  });
  let printed = '';
  let readyAfter = 0;
  const read = (piece: Buffer) => {
    if (readyAfter > 0) return;
    printed += piece;
    if (printed.includes('Lantern is ready')) readyAfter = since();
  };
  child.stdout!.on('data', read);
  child.stderr!.on('data', read);

  let answeredAfter = 0;
  while (readyAfter === 0 || answeredAfter === 0) {
    if (child.exitCode !== null || since() > 120_000) {
      await ending(child, 'SIGKILL');
      throw new Error(`The server did not become ready:\n${printed}`);
    }
    if (answeredAfter === 0 && (await answers(url))) answeredAfter = since();
    else await wait(3);
  }
  return {
    url,
    pid: child.pid!,
    answeredAfter,
    readyAfter,
    printed,
    end: (signal = 'SIGTERM') => ending(child, signal),
    exitCode: () => child.exitCode,
    isRunning: () => isRunning(child),
  };
};
