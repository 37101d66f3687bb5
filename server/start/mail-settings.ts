import type { MailSettings } from '../mail/deps';
import { createTokenSource, type TokenSource } from '../mail/oauth/token-source';
import { createTransport } from '../mail/transport';
import type { Env } from './env';

/** The firm's app at its mail provider. A stand-in may be in a network of WEBHOOK_NETWORKS. */
const findTokens = (env: Env): TokenSource | undefined =>
  env.MAIL_OAUTH_TOKEN_URL
    ? createTokenSource(
        {
          tokenUrl: env.MAIL_OAUTH_TOKEN_URL,
          clientId: env.MAIL_OAUTH_CLIENT_ID ?? '',
          clientSecret: env.MAIL_OAUTH_CLIENT_SECRET,
          refreshToken: env.MAIL_OAUTH_REFRESH_TOKEN ?? '',
          networks: env.WEBHOOK_NETWORKS,
        },
        Date.now,
      )
    : undefined;

/** The firm's mail settings, from the environment. */
export const mailSettings = (env: Env): MailSettings => {
  const tokens = findTokens(env);
  return {
    transport: env.SMTP_URL ? createTransport(env.SMTP_URL, tokens) : undefined,
    tokens,
    from: env.MAIL_FROM ?? '',
    replyTo: env.MAIL_REPLY_TO,
    imap: env.IMAP_URL ? { url: env.IMAP_URL } : undefined,
    receivingServer: env.MAIL_AUTHSERV_ID,
    staff: env.STAFF_MAIL ?? '',
    heads: env.HEAD_MAIL,
    staffMode: env.STAFF_MAIL_MODE,
    staffHour: env.STAFF_MAIL_HOUR,
    quietHours: env.QUIET_HOURS ?? '',
    bounceSecret: env.BOUNCE_SECRET,
  };
};
