import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const config = `[tsa]
default_tsa = t
[t]
serial = serial
crypto_device = builtin
signer_cert = tsa.pem
certs = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
`;

/** A timestamp service run by OpenSSL; `spoil` changes its request. */
export const startTimestampService = async (spoil: (request: Buffer) => Buffer = (request) => request) => {
  const dir = mkdtempSync(join(tmpdir(), 'lantern-tsa-'));
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: dir, stdio: 'pipe' });
  writeFileSync(join(dir, 'tsa.cnf'), config);
  writeFileSync(join(dir, 'serial'), '01\n');
  const name = ['-subj', '/CN=Lantern test TSA', '-days', '2', '-nodes'];
  const use = ['-addext', 'extendedKeyUsage=critical,timeStamping'];
  openssl('req', '-x509', '-newkey', 'rsa:2048', '-keyout', 'tsa.key', '-out', 'tsa.pem', ...name, ...use);
  const server = createServer(async (req, res) => {
    writeFileSync(join(dir, 'query.tsq'), spoil(await buffer(req)));
    openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query.tsq', '-out', 'answer.tsr');
    res.setHeader('Content-Type', 'application/timestamp-reply').end(readFileSync(join(dir, 'answer.tsr')));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    dir,
    openssl,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(dir, { recursive: true });
    },
  };
};
