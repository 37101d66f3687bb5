import { connect, type Socket } from 'node:net';

type Load = { url: string; body: string; connections: number; seconds: number };
export type LoadResult = { perSecond: number; latencies: number[] };

const headersEnd = Buffer.from('\r\n\r\n');

/** Calls `onAnswer` with the status of each whole answer on a kept-alive connection. */
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

/** One connection that posts, waits for the answer, and posts again until the deadline; answers its latencies. */
const poster = ({ url, body }: Load, deadline: number): Promise<number[]> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const request = `POST /api/clients HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    const latencies: number[] = [];
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    socket.once('error', reject);
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.once('connect', send);
    readAnswers(socket, (status) => {
      if (status !== 201) return reject(new Error(`A lead was answered with ${status}`));
      const now = performance.now();
      latencies.push(now - sentAt);
      if (now < deadline) return send();
      socket.destroy();
      resolve(latencies);
    });
  });

/** Posts the same body over and over on kept-alive connections; costs less CPU than the servers it measures. */
export const postLeads = async (load: Load): Promise<LoadResult> => {
  const from = performance.now();
  const deadline = from + load.seconds * 1000;
  const posters = Array.from({ length: load.connections }, () => poster(load, deadline));
  const latencies = (await Promise.all(posters)).flat();
  return { perSecond: (latencies.length / (performance.now() - from)) * 1000, latencies };
};
