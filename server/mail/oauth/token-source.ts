import { createHash } from 'node:crypto';
import { minute } from '../../../shared/durations';
import { z } from '../../../shared/zod';
import { askGuarded, type LookUp } from '../../core/endpoints/post';
import type { PrivateNetworks } from '../../core/endpoints/public-address';
import { TryAgain } from '../../core/outbox/failures';
import type { Seal } from '../../core/seal';
import type { Models } from '../models';

/** The firm's app at its mail provider, which signs in to the mailbox instead of a password. */
type OAuthSettings = {
  tokenUrl: string;
  clientId: string;
  clientSecret?: string | undefined;
  /** The first refresh token; a provider may replace it. */
  refreshToken: string;
  networks: PrivateNetworks;
  lookUp?: LookUp;
};

/** Where a replaced refresh token is stored. */
type TokenStore = { read: () => Promise<string | undefined>; keep: (token: string) => Promise<void> };

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().catch(600),
  refresh_token: z.string().min(1).optional(),
});

/** A token is replaced this long before it ends, so that no session begins with one that ends at once. */
const margin = 2 * minute;
const mostBytes = 64 * 1024;

type AccessToken = { token: string; until: number };

/** Provides access tokens for IMAP and SMTP (RFC 6749, section 6). Nothing of an answer gets into an error or a log. */
export const createTokenSource = (settings: OAuthSettings, now: () => number) => {
  const { tokenUrl, clientId, clientSecret, networks, lookUp } = settings;
  let store: TokenStore | undefined;
  let current: AccessToken | undefined;
  let asking: Promise<AccessToken> | undefined;

  const ask = async (): Promise<AccessToken> => {
    const refreshToken = (await store?.read()) ?? settings.refreshToken;
    const { status, bytes } = await askGuarded({
      url: tokenUrl,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        ...(clientSecret && { client_secret: clientSecret }),
        refresh_token: refreshToken,
      }).toString(),
      networks,
      lookUp,
      mostBytes,
    });
    const { data } = tokenAnswer.safeParse(status === 200 ? JSON.parse(bytes.toString('utf8')) : undefined);
    if (!data) throw new TryAgain(`OAuth ${status}`);
    if (data.refresh_token && data.refresh_token !== refreshToken) await store?.keep(data.refresh_token);
    return { token: data.access_token, until: now() + data.expires_in * 1000 };
  };

  return {
    /** Replaced refresh tokens are stored here; set once, when there is a database. */
    setStore(create: (setting: string) => TokenStore) {
      store = create(settings.refreshToken);
    },
    async get(): Promise<AccessToken> {
      if (current && current.until - margin > now()) return current;
      // Several connections at once need one token.
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      current = await asking;
      return current;
    },
    /** Drops a token that a server did not accept. */
    forget() {
      current = undefined;
    },
  };
};

export type TokenSource = ReturnType<typeof createTokenSource>;

export const tokenId = 'mail refresh token';
const storedToken = z.object({ replaces: z.string(), token: z.string() });

/** Stores the refresh token that replaced the one in the settings, sealed. With another setting it no longer counts. */
export const createTokenStore = (
  { secrets }: Pick<Models, 'secrets'>,
  seal: Seal,
  setting: string,
): TokenStore => {
  const replaces = createHash('sha256').update(setting).digest('base64url');
  return {
    async read() {
      const doc = await secrets.findById(tokenId).lean();
      const { data } = storedToken.safeParse(JSON.parse((doc && seal.open(doc.value, tokenId)) ?? 'null'));
      return data?.replaces === replaces ? data.token : undefined;
    },
    async keep(token) {
      const value = seal.close(JSON.stringify({ replaces, token }), tokenId);
      await secrets.updateOne({ _id: tokenId }, { $set: { value } }, { upsert: true });
    },
  };
};
