import { createHash } from 'node:crypto';
import { z } from '../../../shared/zod';
import type { Seal } from '../../core/seal';
import type { Models } from '../models';
import type { TokenStore } from './token-source';

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
