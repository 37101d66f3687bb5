import type { Server, Socket } from 'node:net';
import { queueName, readSendQueues } from './send-queues';

/** How a connection stood at the last look. */
type Seen = { taken: number; since: number };

/**
 * Ends connections whose peer takes no byte for so long, whatever it asks meanwhile and whether or not its answer ended
 * here. Node itself would end steady readers, too: it hears of a slow one only when a third of the kernel's buffer is
 * free, which may be a megabyte.
 */
export const watchReaders = (server: Server, patience: number): void => {
  const open = new Map<Socket, { seen?: Seen; settled: number }>();
  let isLooking = false;

  const look = async () => {
    const before = [...open].flatMap(([socket, { settled }]) =>
      socket.bytesWritten > settled || socket.writableLength > 0 ? [{ socket, at: socket.bytesWritten }] : [],
    );
    const queues = before.length > 0 ? await readSendQueues() : undefined;
    if (!queues) return;
    const now = performance.now();
    for (const { socket, at } of before) {
      const known = open.get(socket);
      if (!known) continue;
      const held = queues.get(queueName(socket)) ?? 0;
      if (held === 0 && socket.writableLength === 0) {
        open.set(socket, { settled: at });
        continue;
      }
      // What was given to the kernel grows with the answer, and what it holds with it: only the peer makes a difference.
      const taken = socket.bytesWritten - socket.writableLength - held;
      const { seen } = known;
      if (!seen || taken > seen.taken || held === 0) known.seen = { taken, since: now };
      else if (now - seen.since >= patience) socket.resetAndDestroy();
      else seen.taken = taken;
    }
  };

  server.on('connection', (socket: Socket) => {
    open.set(socket, { settled: 0 });
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    await look().finally(() => {
      isLooking = false;
    });
  }, patience / 20).unref();
  server.once('close', () => clearInterval(timer));
};
