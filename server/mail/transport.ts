import type { Transporter } from 'nodemailer';
import { PermanentFailure, TryAgain } from '../core/outbox/failures';
import type { TokenSource } from './oauth/token-source';

const within = 20_000;

export type MailMessage = {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Its own address for answers. */
  replyTo?: string;
  /** The messages that it follows, the newest last. */
  references?: string[];
  inReplyTo?: string | undefined;
  /** Requests a delivery status notification (RFC 3461). */
  dsn: { id: string; return: 'headers'; notify: 'failure'[]; recipient: string };
  headers: Record<string, string>;
  attachments?: { filename: string; content: Buffer; contentType: string }[] | undefined;
};

type SmtpError = Error & { responseCode?: number; code?: string };

/** A permanent refusal (5xx for this message) needs a person; anything else is worth a retry. */
const asFailure = (error: SmtpError): Error => {
  const { responseCode, code } = error;
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (responseCode && responseCode >= 500 && isAboutLetter)
    return new PermanentFailure(`SMTP ${responseCode}`);
  return new TryAgain(responseCode ? `SMTP ${responseCode}` : (code ?? error.name));
};

type Provision = (error: Error | null, token?: string, until?: number) => void;

/** A refused token is not used again. */
const forgetRefused = ({ code }: SmtpError, tokens: TokenSource | undefined) => {
  if (code === 'EAUTH') tokens?.forget();
};

/** The sign-in by OAuth2 at an address with a user and no password. */
const signInByToken = (url: string, tokens: TokenSource) => {
  const { username, password } = new URL(url);
  if (!username || password) return {};
  const provisionCallback = (_user: string, _renew: boolean, done: Provision) => {
    tokens.get().then(({ token, until }) => done(null, token, until), done);
  };
  return { auth: { type: 'OAuth2', user: decodeURIComponent(username), provisionCallback } };
};

/**
 * Sends messages by SMTP over a few persistent connections. Nothing is sent without TLS, unless the URL allows it
 * (`?ignoreTLS=true`). A user without a password signs in with a token.
 */
export const createTransport = (url: string, tokens?: TokenSource) => {
  let transporter: Promise<Transporter> | undefined;
  const open = async () => {
    const nodemailer = await import('nodemailer');
    return nodemailer.createTransport({
      url,
      ...(tokens && signInByToken(url, tokens)),
      pool: true,
      maxConnections: 2,
      requireTLS: !/[?&]ignoreTLS=true(&|$)/.test(url),
      connectionTimeout: within,
      greetingTimeout: within,
      socketTimeout: within,
      dnsTimeout: within,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as never) as Transporter;
  };
  return {
    /** Resolves with the server's status once it has accepted the message; throws the reason otherwise. */
    async send(message: MailMessage, signal: AbortSignal): Promise<number> {
      transporter ??= open();
      try {
        const sent = await (await transporter).sendMail({ ...message, signal } as never);
        return Number.parseInt(String(sent.response), 10) || 250;
      } catch (error) {
        forgetRefused(error as SmtpError, tokens);
        throw asFailure(error as SmtpError);
      }
    },
    /** Resolves if the server is reachable and accepts our login; throws the reason otherwise. */
    async check(): Promise<void> {
      transporter ??= open();
      await (await transporter).verify().catch((error: SmtpError) => {
        throw asFailure(error);
      });
    },
    async close() {
      (await transporter)?.close();
    },
  };
};

export type Transport = ReturnType<typeof createTransport>;
