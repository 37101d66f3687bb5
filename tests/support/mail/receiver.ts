import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Delivery = { path: string; headers: Record<string, string>; body: string };
type Answer = (delivery: Delivery, res: ServerResponse) => void;

const read = async (req: IncomingMessage): Promise<Delivery> => {
  const pieces: Buffer[] = [];
  for await (const piece of req) pieces.push(piece as Buffer);
  return {
    path: req.url ?? '',
    headers: Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(pieces).toString('utf8'),
  };
};

/** A local webhook receiver that keeps what it gets; `answer` responds to each request. */
export const startReceiver = async (answer: Answer = (_, res) => res.end('ok')) => {
  const got: Delivery[] = [];
  const behaviour = { answer };
  const server = createServer(async (req, res) => {
    const delivery = await read(req).catch(() => undefined);
    if (!delivery) return;
    got.push(delivery);
    behaviour.answer(delivery, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    got,
    /** Each delivery's body, parsed. */
    bodies: () => got.map(({ body }) => JSON.parse(body)),
    behave: (next: Answer) => {
      behaviour.answer = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type TestReceiver = Awaited<ReturnType<typeof startReceiver>>;
