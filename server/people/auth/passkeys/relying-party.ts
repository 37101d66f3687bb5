import { isIP } from 'node:net';
import { TRPCError } from '@trpc/server';
import type { Context } from '../../../core/http/context';

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
