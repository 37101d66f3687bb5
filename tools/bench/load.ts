import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Request = {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  /** Creates the body of the next request. */
  body?: () => string;
};
type Load = { url: string; request: Request; connections: number; seconds: number };
/** Latencies in milliseconds; `first` are those of each connection's first request. */
export type LoadResult = { perSecond: number; latencies: number[]; first: number[] };

const headersEnd = Buffer.from('\r\n\r\n');
const ticksPerSecond = 100;

/** CPU seconds that a process has used so far, across all threads. */
export const measureCpu = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/** Calls `onAnswer` with the status of each complete response on a keep-alive connection. */
const readAnswers = (socket: Socket, onAnswer: (status: number) => void) => {
  let pending = Buffer.alloc(0);
  socket.on('data', (piece) => {
    pending = pending.length === 0 ? piece : Buffer.concat([pending, piece]);
    for (;;) {
      const end = pending.indexOf(headersEnd);
      if (end === -1) return;
      const head = pending.toString('latin1', 0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (length === undefined) throw new Error(`No Content-Length in an answer:\n${head}`);
      const whole = end + headersEnd.length + Number(length);
      if (pending.length < whole) return;
      pending = pending.subarray(whole);
      onAnswer(Number(head.slice(9, 12)));
    }
  });
};

/** The bytes of one request on a keep-alive connection. */
const writer = ({ method, path, headers = {}, body }: Request, host: string) => {
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${method} ${path} HTTP/1.1\r\n${lines.join('')}`;
  return () => {
    if (!body) return `${head}\r\n`;
    const text = body();
    return `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
  };
};

/** Opens one connection; `ask` returns the milliseconds that a request took. */
const openConnection = ({ url, request }: Pick<Load, 'url' | 'request'>) => {
  const { hostname, port } = new URL(url);
  const next = writer(request, `${hostname}:${port}`);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  let answered: (took: number) => void;
  let failed: (error: Error) => void;
  let sentAt = 0;
  socket.once('error', (error) => failed(error));
  readAnswers(socket, (status) => {
    if (status === 200 || status === 201) answered(performance.now() - sentAt);
    else failed(new Error(`A request was answered with ${status}`));
  });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      [answered, failed] = [resolve, reject];
      sentAt = performance.now();
      socket.write(next());
    });
  return { ask, close: () => socket.destroy() };
};

type Rate = { perSecond: number; seconds: number };

/** Begins a call at each tick, even if earlier ones are not answered yet; returns how late after its tick each was. */
export const measureAtRate = async (
  { perSecond, seconds }: Rate,
  call: () => Promise<unknown>,
): Promise<number[]> => {
  const from = performance.now();
  const running: Promise<number>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const due = from + (turn * 1000) / perSecond;
    await wait(Math.max(0, due - performance.now()));
    running.push(call().then(() => performance.now() - due));
  }
  return Promise.all(running);
};

/** Latencies of requests at a fixed rate, counted from when each was due, also if no connection was free then. */
export const requestsAtRate = async (load: Omit<Load, 'seconds'> & Rate): Promise<number[]> => {
  const open = Array.from({ length: load.connections }, () => openConnection(load));
  const free = [...open];
  const waiting: (() => void)[] = [];
  try {
    return await measureAtRate(load, async () => {
      while (free.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      // Each in turn: the server ends one that sends nothing for a while.
      const connection = free.shift()!;
      await connection.ask();
      free.push(connection);
      waiting.shift()?.();
    });
  } finally {
    for (const { close } of open) close();
  }
};

/**
 * Sends requests in a loop on keep-alive connections, using less CPU than the measured servers. The first request of
 * each connection counts separately: Node accepts one new connection per loop turn, so it shows how long a turn is.
 */
export const requestsFor = async (load: Load): Promise<LoadResult> => {
  const open = Array.from({ length: load.connections }, () => openConnection(load));
  const first = await Promise.all(open.map(({ ask }) => ask()));
  const from = performance.now();
  const deadline = from + load.seconds * 1000;
  const untilDeadline = async (ask: () => Promise<number>) => {
    const latencies: number[] = [];
    while (performance.now() < deadline) latencies.push(await ask());
    return latencies;
  };
  const latencies = (await Promise.all(open.map(({ ask }) => untilDeadline(ask)))).flat();
  const perSecond = (latencies.length / (performance.now() - from)) * 1000;
  for (const { close } of open) close();
  return { perSecond, latencies, first };
};
