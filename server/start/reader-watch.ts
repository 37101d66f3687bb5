import type { Server, Socket } from 'node:net';
import { createRepeat } from '../core/due/repeat';
import { queueName, readSendQueues } from './send-queues';

/** A connection's state at the last look. */
type Progress = { delivered: number; since: number };

/**
 * Ends connections whose peer takes no byte for `patience` milliseconds, even if it keeps sending or the response is
 * complete on our side. Node's own timeout would also end steady readers: it notices progress only when a third of the
 * kernel's buffer is free, which may be a megabyte.
 */
export const watchReaders = (server: Server, patience: number): void => {
  const open = new Map<Socket, { progress?: Progress; settled: number }>();

  const look = async () => {
    const before = [...open].flatMap(([socket, { settled }]) =>
      socket.bytesWritten > settled || socket.writableLength > 0 ? [{ socket, at: socket.bytesWritten }] : [],
    );
    const queues = before.length > 0 ? await readSendQueues() : undefined;
    if (!queues) return;
    const now = performance.now();
    for (const { socket, at } of before) {
      const connection = open.get(socket);
      if (!connection) continue;
      const held = queues.get(queueName(socket)) ?? 0;
      if (held === 0 && socket.writableLength === 0) {
        open.set(socket, { settled: at });
        continue;
      }
      // Bytes passed to the kernel count both as written and as held, so only the peer changes the difference.
      const delivered = socket.bytesWritten - socket.writableLength - held;
      const { progress } = connection;
      if (!progress || delivered > progress.delivered || held === 0)
        connection.progress = { delivered, since: now };
      else if (now - progress.since >= patience) socket.resetAndDestroy();
      else progress.delivered = delivered;
    }
  };

  server.on('connection', (socket: Socket) => {
    open.set(socket, { settled: 0 });
    socket.once('close', () => open.delete(socket));
  });
  const repeat = createRepeat(look, { every: patience / 20 });
  repeat.start();
  server.once('close', repeat.close);
};
