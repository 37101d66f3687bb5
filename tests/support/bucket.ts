import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

export const access = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'a secret of the bucket',
  region: 'us-east-1',
};

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** Checks the AWS Signature Version 4 of a request, implemented from its documentation. */
const isSigned = (req: IncomingMessage): boolean => {
  const { pathname, searchParams } = new URL(req.url!, 'http://bucket');
  const [, scope = '', names = '', signature] =
    /Credential=AKIDEXAMPLE\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      req.headers.authorization ?? '',
    ) ?? [];
  const headers = names.split(';').map((name) => `${name}:${String(req.headers[name]).trim()}\n`);
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const body = String(req.headers['x-amz-content-sha256']);
  const canonicalRequest = [req.method, pathname, query, headers.join(''), names, body].join('\n');
  const hash = createHash('sha256').update(canonicalRequest).digest('hex');
  const text = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, hash].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${access.secretAccessKey}`);
  return signature !== undefined && hmac(key, text).toString('hex') === signature;
};

function* endless() {
  for (;;) yield Buffer.alloc(1_000_000);
}

/**
 * A stand-in for an S3-compatible service, with the bucket `firm` in memory, whose list has two names a page; a wrong
 * signature gets 403, another bucket 404.
 */
export const startBucket = async () => {
  const files = new Map<string, Buffer>();
  const behaviour = {
    isFull: false,
    floods: false,
    sends: 'whole' as 'whole' | 'nothing' | 'endless' | 'a part' | 'drops',
  };
  const server = createServer(async (req, res) => {
    const { pathname, searchParams } = new URL(req.url!, 'http://bucket');
    const pieces: Buffer[] = [];
    for await (const piece of req) pieces.push(piece as Buffer);
    const end = (status: number, body: string | Buffer = '') => res.writeHead(status).end(body);
    const file = files.get(pathname);
    const refuse = (status: number, code: string) => end(status, `<Error><Code>${code}</Code></Error>`);
    if (!isSigned(req)) return refuse(403, 'SignatureDoesNotMatch');
    if (!pathname.startsWith('/firm')) return refuse(404, 'NoSuchBucket');
    if (searchParams.has('list-type')) {
      if (behaviour.floods) return Readable.from(endless()).pipe(res);
      const start = `${pathname}/${searchParams.get('prefix')}`;
      const all = [...files.keys()].filter((path) => path.startsWith(start)).sort();
      const from = Number(searchParams.get('continuation-token') ?? 0);
      const page = all.slice(from, from + 2);
      const next = from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
      const keys = page.map((path) => `<Contents><Key>${path.slice(pathname.length + 1)}</Key></Contents>`);
      return end(200, keys.join('') + next);
    }
    if (req.method === 'PUT') {
      if (behaviour.isFull) return end(507);
      files.set(pathname, Buffer.concat(pieces));
      return end(200);
    }
    if (req.method === 'DELETE') return end(files.delete(pathname) ? 204 : 404);
    if (!file) return end(404);
    if (req.method === 'GET' && behaviour.sends === 'nothing') return;
    if (req.method === 'GET' && behaviour.sends === 'endless') return Readable.from(endless()).pipe(res);
    if (req.method === 'GET' && behaviour.sends === 'a part') return res.write('lantern');
    if (req.method === 'GET' && behaviour.sends === 'drops') {
      const drops = setInterval(() => res.write('.'), 50);
      return res.on('close', () => clearInterval(drops));
    }
    return res.writeHead(200, { 'Content-Length': file.length }).end(req.method === 'HEAD' ? '' : file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    behaviour,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
