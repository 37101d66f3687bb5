import { isIP } from 'node:net';
import { TRPCError } from '@trpc/server';
import { minute } from '../../../../shared/durations';
import { isFirst } from '../../../core/db/errors';
import type { Context } from '../../../core/http/context';
import { hashToken } from '../../../core/links';
import type { Deps } from '../../deps';

/** Loaded on first use. */
export const library = () => import('@simplewebauthn/server');

/** The domain that browsers bind a passkey to, and the origin where it is used. */
export type RelyingParty = { id: string; origin: string };

/**
 * Returns this site as a passkey sees it: PUBLIC_URL, or else the requested address. Throws if the host is an IP
 * address.
 */
export const getRelyingParty = ({ req, publicUrl }: Pick<Context, 'req' | 'publicUrl'>): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl ?? `${req.protocol}://${req.get('host')}`);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return { id: hostname, origin };
  throw new TRPCError({
    code: 'PRECONDITION_FAILED',
    message:
      'Passkeys need a name in the address, such as http://localhost:3000 or your own domain, not a number.',
  });
};

const lasts = 5 * minute;

const about = (purpose: string) => `passkey ${purpose}`;

/** Makes a challenge: its expiry, sealed. Nothing is stored, so requesting one costs nothing. */
export const makeChallenge = ({ vault, now }: Deps, purpose: string): string =>
  vault.close(String(now() + lasts), about(purpose));

const getText = (challenge: string) => Buffer.from(challenge, 'base64url').toString('utf8');

/** Returns true if a challenge that a browser sends back is ours, for this purpose, and not expired. */
export const isOurs =
  ({ vault, now }: Deps, purpose: string) =>
  (challenge: string): boolean => {
    const until = vault.open(getText(challenge), about(purpose));
    return until !== undefined && Number(until) > now();
  };

/** Marks a challenge as used. Returns false if it was used before. */
export const spendChallenge = async ({ models, now }: Deps, clientDataJSON: string): Promise<boolean> => {
  const { challenge } = JSON.parse(getText(clientDataJSON)) as { challenge: string };
  const _id = hashToken(challenge);
  return isFirst(models.usedChallenges.create({ _id, expiresAt: new Date(now() + lasts) }));
};
