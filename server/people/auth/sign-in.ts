import { TRPCError } from '@trpc/server';
import { messages } from '../../../shared/messages';
import { writeAudit } from '../../core/audit/write-audit';
import { fold } from '../../core/db/search';
import { callerKey, type LimitName } from '../../core/limits/rate-limits';
import type { Deps } from '../deps';
import { hasSecondFactor } from './credential.model';
import { type Opened, openSession, type Place } from './open-session';
import { tryCode } from './second-factor/second-factor';

type Attempt = Place & { username: string; password: string; code?: string | undefined };

/**
 * Returns the counters for a try. In a browser that the user knows, only that browser counts, so other people's tries
 * never lock them out. Elsewhere the address counts, and the name everywhere.
 */
const getCounters = (name: string, ip: string, device: string | undefined): [LimitName, string][] => {
  if (device) return [['loginName', `${device} ${name}`]];
  const address = callerKey(ip);
  return [
    ['loginName', `${address} ${name}`],
    ['loginAddress', address],
    ['loginEverywhere', name],
  ];
};

export const tellFailure = (deps: Deps, { ip }: Place, note: string) => {
  const failed = { action: 'failed-sign-in', entity: 'session', entityId: '', note } as const;
  return writeAudit(deps, { kind: 'anonymous', ip }, failed);
};

/**
 * Signs in with a name and password and returns the new session's token. A wrong name and a wrong password look the
 * same and take as long. Throws UNAUTHORIZED, PRECONDITION_REQUIRED if the password is right but a code is needed, or
 * LimitReached after too many tries.
 */
export const signIn = async (
  deps: Deps,
  { username, password, code, ...place }: Attempt,
): Promise<Opened> => {
  const { models, passwords, limits, devices } = deps;
  const name = fold(username);
  const findUser = () => models.users.findOne({ $or: [{ username: name }, { emailKey: name }] }).lean();
  // Only a token we issued is looked up before the limits, so a flood of tries costs no queries.
  const device = await devices.find(place.deviceToken);
  const early = device ? await findUser() : undefined;
  const isKnown = early && device?.users.has(String(early._id));
  const counters = getCounters(name, place.ip, isKnown ? device?.key : undefined);
  // Count before hashing the password, so a burst of parallel tries cannot slip through.
  for (const [limit, key] of counters) await limits.use(limit, key);

  const user = device ? early : await findUser();
  // Read before checking: if the password changes meanwhile, the session has the old version and ends with it.
  const credential = user && (await models.credentials.findById(user._id).lean());
  if (!(await passwords.verify(credential?.passwordHash, password)) || !user || !credential) {
    await tellFailure(deps, place, name);
    throw new TRPCError({ code: 'UNAUTHORIZED', message: messages.login.failed.description });
  }

  const [[ofName, nameKey], ...others] = counters as [[LimitName, string], ...[LimitName, string][]];
  await limits.forget(ofName, nameKey);
  for (const [limit, key] of others) await limits.giveBack(limit, key);
  if (hasSecondFactor(credential)) {
    const { totp, ...withoutApp } = credential;
    const isApp = totp?.confirmed === true;
    const message = isApp ? messages.login.codeNeeded : messages.login.passkeyNeeded;
    if (!code) throw new TRPCError({ code: 'PRECONDITION_REQUIRED', message });
    // An app whose setup is not finished does not count.
    const proof = isApp ? credential : withoutApp;
    // A known browser has its own tries, so a stranger who knows the password cannot use up the owner's.
    if (!(await tryCode(deps, proof, code, `${isKnown ? device?.key : ''} ${credential._id}`))) {
      await tellFailure(deps, place, name);
      throw new TRPCError({ code: 'UNAUTHORIZED', message: messages.login.codeWrong });
    }
  }
  return openSession(deps, { user, credential }, place);
};
