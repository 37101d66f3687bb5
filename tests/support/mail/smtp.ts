import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

type Got = {
  from: string;
  to: string[];
  text: string;
  /** The message, byte for byte. */
  raw: Buffer;
  secure: boolean;
  /** The requested delivery notifications: of the envelope, and of each address. */
  dsn: unknown;
  recipientDsn: unknown[];
};

/** Decodes a quoted-printable or folded message, as far as tests need. */
const readable = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/** A real local SMTP server that keeps what it accepts; `behave` makes it refuse, wait or break. */
export const startSmtp = async (options: SMTPServerOptions = {}) => {
  const got: Got[] = [];
  const behaviour: { rcpt?: number; data?: number; cut?: boolean; wait?: number } = {};
  let tried = 0;
  const server = new SMTPServer({
    authOptional: true,
    hideDSN: false,
    logger: false,
    onRcptTo: (_address, _session, done) =>
      behaviour.rcpt ? done(refusal(behaviour.rcpt, 'mailbox of maria.lopez@example.com')) : done(),
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      tried += 1;
      stream.on('data', (piece: Buffer) => {
        pieces.push(piece);
        // Like a server that dies in the middle of a message.
        if (behaviour.cut) for (const one of server.connections) one._socket.destroy();
      });
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const raw = Buffer.concat(pieces);
        const text = readable(raw.toString('utf8'));
        const take = () => {
          if (behaviour.data) return done(refusal(behaviour.data, 'no'));
          got.push({
            from,
            to: rcptTo.map(({ address }) => address),
            text,
            raw,
            secure: session.secure,
            dsn: session.envelope.dsn,
            recipientDsn: rcptTo.map((one) => one.dsn),
          });
          done();
        };
        if (behaviour.wait) setTimeout(take, behaviour.wait);
        else take();
      });
    },
    ...options,
  }) as SMTPServer & { connections: Set<{ _socket: { destroy: () => void } }> };
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`,
    got,
    tried: () => tried,
    behave: (next: typeof behaviour) => {
      for (const key of Object.keys(behaviour)) delete behaviour[key as keyof typeof behaviour];
      Object.assign(behaviour, next);
    },
    async [Symbol.asyncDispose]() {
      for (const one of server.connections) one._socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
