import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A public IP lookup service at its own address, for pages of any site. `await using` ends it. */
export const startLookupServer = async (answer: () => { status?: number; body: string }) => {
  const requests: string[] = [];
  const server = createServer((req, res) => {
    requests.push(`${req.method} ${req.url}`);
    const { status = 200, body } = answer();
    res.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
    res.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/?format=json&of="me"`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
