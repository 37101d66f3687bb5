import type { SignedIn } from '../../../core/caller';
import { toRecord } from '../../../core/db/to-record';
import type { Deps } from '../../deps';

type Needs = Pick<Deps, 'models' | 'now'>;

const day = 24 * 60 * 60 * 1000;
const mostNames = 20;
const mostSessions = 200;

type ByName = { _id: string; count: number; ips: string[]; lastAt: Date };

/** Returns the number of failed sign-ins in the last day, and the names tried most. */
const failures = async ({ models, now }: Needs) => {
  const since = { action: 'failed-sign-in' as const, at: { $gte: new Date(now() - day) } };
  const [failed, byName] = await Promise.all([
    models.audit.countDocuments(since),
    models.audit.aggregate<ByName>([
      { $match: since },
      { $group: { _id: '$note', count: { $sum: 1 }, ips: { $addToSet: '$ip' }, lastAt: { $max: '$at' } } },
      { $sort: { count: -1, _id: 1 } },
      { $limit: mostNames },
    ]),
  ]);
  const failedByName = byName.map(({ _id, count, ips, lastAt }) => ({
    name: _id,
    count,
    addresses: ips.length,
    lastAt: lastAt.toISOString(),
  }));
  return { failed, failedByName };
};

/** Returns all users' sessions, most recently used first. */
const openSessions = async ({ models, now }: Needs, own: SignedIn) => {
  const rows = await models.sessions
    .find({ expiresAt: { $gt: new Date(now()) } })
    .sort({ lastSeenAt: -1 })
    .limit(mostSessions)
    .lean();
  const people = await models.users.find({ _id: { $in: rows.map(({ userId }) => userId) } }).lean();
  const personOf = new Map(people.map((person) => [String(person._id), person]));
  return rows.flatMap((row) => {
    const person = personOf.get(String(row.userId));
    if (!person) return [];
    const name = `${person.firstName} ${person.lastName}`.trim();
    const current = String(row._id) === own.sessionId;
    return [{ ...toRecord(row), current, name, username: person.username }];
  });
};

/** Returns the administrator's overview: who is signed in, and who tried and failed. */
export const signInsOverview = async (deps: Needs, own: SignedIn) => {
  const [failed, sessions] = await Promise.all([failures(deps), openSessions(deps, own)]);
  return { ...failed, sessions };
};
