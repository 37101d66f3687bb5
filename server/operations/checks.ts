import type { Connection } from 'mongoose';
import { hour, minute } from '../../shared/durations';
import type { StatusPart } from '../../shared/schemas/status';
import { dataPath } from '../db/embedded/disk/folder';
import { earlierLosses } from '../db/embedded/disk/log-loss';
import { latestHead } from '../proof/certificate';
import { readPauses } from '../texting/pause-number';
import type { Backups } from './archive/backups';
import { bad, countText, good, look, type PartFinding, readClock, sizeText, spanText } from './measures';
import type { Models } from './models';

/** The parts that the checks need. */
export type CheckNeeds = {
  models: Models;
  connection: Connection;
  now: () => number;
  /** True if the data is in a MongoDB, which may have its own clock. */
  isShared: boolean;
  backups: Pick<Backups, 'state'>;
  /** Makes a test write, at most every ten seconds. */
  canWrite: () => Promise<boolean>;
  /** The mail transport; undefined if mail is off. */
  transport: unknown;
  timestampUrl?: string | undefined;
  /** The embedded store's folder. */
  dataDir?: string | undefined;
  /** The problems found by the embedded store's last check, one sentence each. */
  damage?: (() => readonly string[]) | undefined;
};

type Check = (needs: CheckNeeds) => Promise<PartFinding>;

const damageFound = (damage: readonly string[]): PartFinding => {
  const others = damage.length > 1 ? ` And ${damage.length - 1} more.` : '';
  return bad(
    `The data file is damaged: ${damage[0]}.${others}`,
    'Put back a backup, or save what is whole: npx lantern repair salvage NEW_FOLDER',
  );
};

const checkStore: Check = async ({ connection, isShared, dataDir, damage = () => [] }) => {
  if (damage().length > 0) return damageFound(damage());
  const [loss, ...others] = dataDir ? earlierLosses(dataPath(dataDir)) : [];
  if (loss !== undefined)
    return bad(
      `Newest writes may be missing. ${loss}${others.length > 0 ? ` And ${others.length} more.` : ''}`,
      'Do as the sentence says; npm run doctor shows all of them.',
    );
  const db = connection.db!;
  const startedAt = performance.now();
  await db.command({ ping: 1 });
  const ms = Math.max(1, Math.round(performance.now() - startedAt));
  const { objects, dataSize } = await db.command({ dbStats: 1 });
  const { setName, msg } = await db.command({ hello: 1 });
  const name = isShared ? 'MongoDB' : 'The embedded store';
  const says = `${name} answers in ${ms} ms. It holds ${countText(Number(objects), 'record')}, ${sizeText(Number(dataSize))}.`;
  if (!isShared || setName || msg === 'isdbgrid') return good(says);
  return look(
    `${says} It is a single server, not a replica set.`,
    'Make it a replica set of three, so that no lead depends on one machine.',
  );
};

const checkWriting: Check = async ({ canWrite }) =>
  (await canWrite())
    ? good('A test write was stored.')
    : bad(
        'A test write failed: pages are served, but leads cannot be stored and get 503.',
        'Make room on the disk of the database, and check its permissions and its replica set.',
      );

const checkBackup: Check = async ({ backups, now }) => {
  const { isOn, isLate, lastAt, bytes, failedAt, failure, everyHours } = await backups.state();
  if (!isOn)
    return look('None are scheduled.', 'Set BACKUP_TO, or make sure something else copies the data.');
  const size = bytes === undefined ? '' : `, ${sizeText(bytes)}`;
  const newest = lastAt
    ? `The newest is ${spanText(now() - Date.parse(lastAt))} old${size}; one is due every ${everyHours} hours.`
    : 'There is none yet.';
  const todo = 'Check the free space, permissions and keys where backups go. Outbox has the last try.';
  const says = failedAt ? `${newest} The last try failed${failure ? `: ${failure}` : '.'}` : newest;
  if (isLate) return bad(says, todo);
  if (failedAt) return look(says, todo);
  return good(newest);
};

/** Excludes our own timed work, which is always waiting. */
const sent = { every: { $exists: false } };

const checkQueue: Check = async ({ models: { outbox }, now }) => {
  const waiting = await outbox.countDocuments({ ...sent, state: { $in: ['waiting', 'working'] } });
  const failed = await outbox.countDocuments({ ...sent, state: 'needs a look' });
  const [oldest] = await outbox
    .find({ state: 'waiting', dueAt: { $lte: new Date(now()) } })
    .sort({ dueAt: 1 })
    .limit(1)
    .select({ dueAt: 1 })
    .lean();
  const overdue = oldest ? now() - oldest.dueAt.getTime() : 0;
  const waits = waiting === 0 ? 'Nothing is waiting.' : `${countText(waiting, 'message')} on the way.`;
  if (overdue > 15 * minute)
    return bad(
      `${waits} Work has been due for ${spanText(overdue)}.`,
      'If this grows, restart the server. Log lines with "work" say what fails.',
    );
  if (failed > 0)
    return look(
      `${waits} Could not be sent: ${countText(failed, 'message')}.`,
      'Open Outbox to see why, and send them again.',
    );
  return good(waits);
};

const checkMail: Check = async ({ models: { outbox }, transport, now }) => {
  if (!transport)
    return look(
      'No mail server is set up, so we send no messages.',
      'Set SMTP_URL and MAIL_FROM, then send a test from Mail.',
    );
  const failing = await outbox.countDocuments({ kind: 'mail', state: 'waiting', attempts: { $gt: 0 } });
  if (failing > 0)
    return bad(
      `Not taken by the mail server so far: ${countText(failing, 'message')}. Lantern tries again.`,
      'Open Outbox to see what it answered, and check SMTP_URL and whether it can be reached.',
    );
  const [last] = await outbox.find({ kind: 'mail', state: 'done' }).sort({ dueAt: -1 }).limit(1).lean();
  const when = last?.doneAt && `The newest message went out ${spanText(now() - last.doneAt.getTime())} ago.`;
  return good(when || 'A mail server is set up. No message has gone out yet.');
};

const checkTexts: Check = async ({ models }) => {
  const [first, ...others] = await readPauses({ models });
  if (!first) return good('No number for texts is paused.');
  const more = others.length > 0 ? ` And ${countText(others.length, 'more number')}.` : '';
  return bad(
    `Texts from ${first.number} are paused. ${first.problem}${more}`,
    'When it is mended, press “Send again” under Settings, Contact rules.',
  );
};

const checkClock: Check = async ({ models, connection, isShared, now }) => {
  const head = await latestHead(models);
  const { localTime } = await connection.db!.command({ hello: 1 });
  // The embedded store uses this process's clock.
  const database = isShared ? localTime.getTime() : undefined;
  return readClock({ now: now(), newestHead: head?.timestamp, database });
};

const checkLedger: Check = async ({ models, timestampUrl, now }) => {
  const head = await latestHead(models);
  const unsealed = await models.consents.countDocuments({ unsealed: true });
  if (!head) return good('Nothing has been recorded yet.');
  const age = now() - Date.parse(head.timestamp);
  const says = `The newest head covers ${countText(head._id, 'entry', 'entries')} and is ${spanText(Math.max(0, age))} old.`;
  if (unsealed > 0 && age > hour)
    return bad(
      `${says} Not in it yet: ${unsealed}.`,
      'Check that CONSENT_SIGNING_KEY is the newest one, and the same on every server.',
    );
  if (timestampUrl !== undefined && !head.stamp && age > 24 * hour)
    return look(
      `${says} It has no time stamp.`,
      'Open Outbox to see what the time stamp service answered, and check its address.',
    );
  return good(says);
};

/** The check of each part. The configuration and the disk do not depend on the database. */
export const checks: Partial<Record<StatusPart, Check>> = {
  store: checkStore,
  'can-write': checkWriting,
  backup: checkBackup,
  queue: checkQueue,
  mail: checkMail,
  texts: checkTexts,
  clock: checkClock,
  ledger: checkLedger,
};
