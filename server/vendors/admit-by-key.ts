import type { RequestHandler } from 'express';
import { answersWithin, within } from '../core/db/deadline';
import { getNotes, type KeyCheck } from '../core/http/request-notes';
import { callerKey } from '../core/limits/rate-limits';
import { badKey, Refused, vendorPaused } from './answers/refusal';
import { shownKey } from './answers/vendor-answer';
import type { Deps } from './deps';

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
