import type { SignedIn } from '../../../core/caller';
import { toRecord } from '../../../core/db/to-record';
import type { Deps } from '../../deps';

const mostSessions = 200;

/** Returns all users' sessions, most recently used first. */
export const openSessions = async ({ models, now }: Deps, own: SignedIn) => {
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
