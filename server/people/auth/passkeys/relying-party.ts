import { isIP } from 'node:net';
import { TRPCError } from '@trpc/server';
import type { Context } from '../../deps';

/** Whom a passkey is made for: the name that browsers bind it to, and the address that it is used at. */
export type RelyingParty = { id: string; origin: string };

/** This site as a passkey knows it: PUBLIC_URL, or the address that was asked; throws for a number instead of a name. */
export const getRelyingParty = ({ req, publicUrl }: Pick<Context, 'req' | 'publicUrl'>): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl ?? `${req.protocol}://${req.get('host')}`);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) === 0) return { id: hostname, origin };
  throw new TRPCError({
    code: 'PRECONDITION_FAILED',
    message:
      'Passkeys need a name in the address, such as http://localhost:3000 or your own domain, not a number.',
  });
};
