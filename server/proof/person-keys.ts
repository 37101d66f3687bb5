import { createHmac } from 'node:crypto';
import { phoneSpellings } from '../../shared/phone';
import { createCache } from '../core/db/cache';
import { fold } from '../core/db/search';
import { findSecret } from '../core/secret.model';
import { toE164 } from '../leads/phone';
import type { Models } from './models';

/** Encrypted like the fields; otherwise anyone with a copy of the database could try all numbers. */
export const personSecret = 'person-keys';

export type Reachable = {
  email?: string | undefined;
  phoneNumber?: string | undefined;
  /** The number in international format, if it is known. */
  phoneE164?: string | undefined;
};

/**
 * Turns a phone number or address into keyed hashes. Data that outlives an erased person, such as a withdrawal or the
 * do-not-call list, has these hashes and never the number itself.
 */
export const createPersonKeys = ({ secrets, leadSeal }: Pick<Models, 'secrets' | 'leadSeal'>) => {
  const load = async () => {
    const stored = await findSecret(secrets, personSecret);
    return leadSeal?.openText(stored, personSecret) ?? stored;
  };
  const cached = createCache(Number.POSITIVE_INFINITY, load, () => 0);
  const secret = () => cached.get();
  const hash = async (kind: string, value: string) =>
    `${kind}:${createHmac('sha256', await secret())
      .update(value)
      .digest('base64url')}`;

  /** Returns the key of a number, and those of its other spellings, by which older data may know it. */
  const phoneKey = async (phone: string, e164 = toE164(phone)) =>
    e164 ? Promise.all(phoneSpellings(e164).map((one) => hash('phone', one))) : [];
  return {
    phoneKey,
    /** The key of a sender without a telephone number: a short code, or a name. */
    senderKey: (sender: string) => hash('sender', fold(sender.trim())),
    /** The key of an e-mail that was erased, by its id. */
    mailKey: (id: string) => hash('mail', id),
    /** Also seals links that must open for years: unlike the server's own keys, it is never changed. */
    secret,
    /** Returns the keys of a person's number and address, the number's own first; an invalid number has none. */
    async findKeys({ email, phoneNumber, phoneE164 }: Reachable): Promise<string[]> {
      const phone = phoneNumber ? await phoneKey(phoneNumber, phoneE164) : [];
      return email?.trim() ? [...phone, await hash('email', fold(email.trim()))] : phone;
    },
  };
};

export type PersonKeys = ReturnType<typeof createPersonKeys>;
