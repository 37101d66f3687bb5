import type { Request, RequestHandler } from 'express';
import { answersWithin, within } from '../core/db/deadline';
import type { Call } from '../core/http/context';
import { getNotes, type KeyCheck } from '../core/http/request-notes';
import { callerKey } from '../core/limits/rate-limits';
import { badKey, Refused, vendorPaused } from './answers/refusal';
import { shownKey } from './answers/vendor-answer';
import type { Deps } from './deps';

const wholeKey = /^\s*(?:bearer\s+)?(lk_[0-9a-f]{40})\s*$/i;

const findKey = (values: object): string | undefined => {
  for (const value of Object.values(values)) {
    const [, key] = (typeof value === 'string' && wholeKey.exec(value)) || [];
    if (key) return key;
  }
  return undefined;
};

const misplaced = (place: 'address' | 'body') =>
  new Refused({
    reasonCode: 'UNAUTHORIZED',
    reasons: [
      {
        field: '',
        message: `The key does not belong into the ${place}: send it as Authorization: Bearer <key>, or as X-Api-Key.`,
      },
    ],
    code: 'UNAUTHORIZED',
  });

/** Returns a key that a caller put in the URL or the body, where it does not belong. */
export const getMisplacedKey = (
  { url, query }: Pick<Request, 'url' | 'query'>,
  sent: unknown,
): { key: string; place: 'address' | 'body' } | undefined => {
  const inAddress = url.includes('?') ? findKey(query) : undefined;
  if (inAddress) return { key: inAddress, place: 'address' };
  const inBody = typeof sent === 'object' && sent !== null ? findKey(sent) : undefined;
  return inBody ? { key: inBody, place: 'body' } : undefined;
};

/**
 * Throws UNAUTHORIZED if a caller without a key put one in the URL or the body: accepted, the lead would count as the
 * website's, without cap or price. The submission is kept under the vendor of that key.
 */
export const refuseMisplacedKey = async (
  { req, res, ip, vendors, limits }: Deps & Pick<Call, 'req' | 'res' | 'ip'>,
  sent: unknown,
): Promise<void> => {
  const misplacedKey = getMisplacedKey(req, sent);
  if (!misplacedKey) return;
  const refusal = misplaced(misplacedKey.place);
  const vendor = await within(answersWithin, vendors.keys.find(misplacedKey.key));
  if (!vendor) await limits.use('badKeys', callerKey(ip));
  getNotes(res).keyCheck = { ...(vendor && { vendor }), refusal };
  throw refusal;
};

const checkKey = async ({ vendors, limits }: Deps, key: string, ip: string): Promise<KeyCheck> => {
  const vendor = await within(answersWithin, vendors.keys.find(key));
  if (vendor) return vendor.status === 'active' ? { vendor } : { vendor, refusal: new Refused(vendorPaused) };
  await limits.use('badKeys', callerKey(ip));
  return { refusal: new Refused(badKey) };
};

/**
 * Checks the key of a caller who sends one. An invalid key is reported only after the body was read, so that the
 * submission can be kept: the vendor may have missed a key change.
 */
export const admitByKey =
  (deps: Deps): RequestHandler =>
  async (req, res, next) => {
    const key = shownKey(req);
    if (key !== undefined) getNotes(res).keyCheck = await checkKey(deps, key, req.ip ?? '');
    next();
  };
