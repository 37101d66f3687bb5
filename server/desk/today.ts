import { findWay, firstAnswers } from '../../shared/lead-state';
import { can } from '../../shared/permissions';
import type { TodayList, TodayRow } from '../../shared/schemas/desk';
import { findWaitingChecks } from '../conflicts/waiting-checks';
import { callableTest } from '../contact/rules/callable';
import { createOfficeTime } from '../contact/rules/office-time';
import { openEverywhere } from '../contact/rules/open-hours';
import { getZones, placesFor } from '../contact/rules/places';
import type { Staff } from '../core/caller';
import { toRecord } from '../core/db/to-record';
import type { Fields } from '../core/record/get';
import { readSetting } from '../core/settings/read-setting';
import type { AgreementDoc } from '../documents/agreement.model';
import type { ClientDoc } from '../leads/store/client.model';
import type { TaskDoc } from '../leads/store/desk-fields';
import { leadsByIds } from '../leads/store/lead-by-id';
import { lawyerById } from '../people/users/lawyers';
import { lastDays } from './dashboard/days';
import type { Deps } from './deps';
import { triesWith } from './next-call';

/** More rows than anyone works through in a day. */
const most = 200;

const shownFields: Fields = {
  ...{ firstName: 1, lastName: 1, phoneNumber: 1, phoneE164: 1, phoneMark: 1, status: 1, mergedIds: 1 },
  ...{ state: 1, zip: 1, calls: 1, openTasks: 1, callBy: 1, waitingSince: 1, answerBy: 1, assignedTo: 1 },
};

const byId = (leads: readonly ClientDoc[]) => new Map(leads.map((lead) => [String(lead._id), lead]));

/** The leads that wait for a first answer: the earliest promises, then the newest. */
const findWaiting = async ({ models }: Deps, mine: object): Promise<ClientDoc[]> => {
  const waiting = { waitingSince: { $gt: new Date(0) }, assignedTo: mine };
  const [promised, newest] = await Promise.all([
    models.clients
      .find({ ...waiting, callBy: { $gt: new Date(0) } })
      .sort({ callBy: 1 })
      .limit(most)
      .select(shownFields)
      .lean<ClientDoc[]>(),
    models.clients
      .find(waiting)
      .sort({ waitingSince: -1 })
      .limit(most)
      .select(shownFields)
      .lean<ClientDoc[]>(),
  ]);
  return [...byId([...promised, ...newest]).values()];
};

const findWithTasks = ({ models }: Deps, mine: object, until: Date): Promise<ClientDoc[]> =>
  models.clients
    .find({ openTasks: { $elemMatch: { assignedTo: mine, dueAt: { $lt: until } } } })
    .sort({ nextTaskAt: 1 })
    .limit(most)
    .select(shownFields)
    .lean<ClientDoc[]>();

/** The agreements that a lawyer may sign for the firm. */
const findToSign = async (needs: Deps, { user: { id, role } }: Staff): Promise<AgreementDoc[]> =>
  can(role, 'agreements.countersign') && (await lawyerById(needs, id))
    ? needs.models.agreements
        .find({
          state: 'signed',
          'lawyer.userId': { $in: [id, null] },
          isSpecimen: { $ne: true },
          keptUntil: { $exists: false },
        })
        .limit(most)
        .select({ leadId: 1, title: 1, 'signers.signedAt': 1 })
        .lean<AgreementDoc[]>()
    : [];

/** Counts the leads that wait for a first answer and are the user's or nobody's. */
const countWaiting = async ({ arrivals }: Deps, me: string): Promise<number> => {
  let count = 0;
  (await arrivals.look()).each((page, row) => {
    if (page.is('waits', row) && ['', me].includes(page.text('assignedTo', row))) count++;
  });
  return count;
};

const iso = (at: Date | number | undefined) => (at === undefined ? null : new Date(at).toISOString());

type Row = Pick<TodayRow, 'id' | 'kind' | 'what'> & Partial<TodayRow>;
const toRow = (row: Row): TodayRow => ({
  ...{ group: 'now', at: null, isPromise: false, isLate: false, taskId: null, lead: null, zones: [] },
  ...row,
});

const leadFor = (lead: ClientDoc) => ({ lead: toRecord(lead), zones: getZones(lead) });

/** Makes rows of leads and tasks at one time. */
const createRows = (at: number, isLate: (due: Date | undefined) => boolean, tries: number) => {
  const isCallable = callableTest(at);

  /** The group and the time of a call that is due: where it is no hour for calls, the time when it is. */
  const whenToCall = (lead: ClientDoc, due: Date | undefined): Pick<TodayRow, 'group' | 'at'> => {
    if (isCallable(lead)) return { group: 'now', at: iso(due) };
    const opens = openEverywhere(placesFor(lead), at, false);
    return { group: 'closed', at: opens > at ? iso(opens) : iso(due) };
  };

  return {
    ofWaiting(lead: ClientDoc): TodayRow {
      const { kind, what } = firstAnswers[findWay(lead.answerBy)];
      const when =
        kind === 'email' ? { group: 'now' as const, at: iso(lead.callBy) } : whenToCall(lead, lead.callBy);
      const isPromise = lead.callBy !== undefined && when.group === 'now';
      const late = { isPromise, isLate: isLate(lead.callBy) };
      return toRow({ id: String(lead._id), kind, what, ...when, ...late, ...leadFor(lead) });
    },
    ofTask(lead: ClientDoc, { _id, kind, title, dueAt }: TaskDoc): TodayRow {
      const isCall = kind === 'call';
      const count = triesWith(lead.calls ?? []);
      const what = isCall && count > 1 && count <= tries ? `${title}, try ${count} of ${tries}` : title;
      const soon = { group: 'later', at: iso(dueAt) } as const;
      const now = isCall ? whenToCall(lead, dueAt) : { group: 'now' as const, at: iso(dueAt) };
      return toRow({
        id: String(_id),
        kind: isCall ? 'call' : 'task',
        what,
        ...(dueAt.getTime() > at ? soon : now),
        isLate: isLate(dueAt),
        taskId: String(_id),
        ...leadFor(lead),
      });
    },
  };
};

/** In each group by time; what has none is last and stays in its order. */
const inOrder = (one: TodayRow, other: TodayRow) => (one.at ?? 'last').localeCompare(other.at ?? 'last');

/** Returns everything that waits for a user today: theirs and nobody's, and what only their role can decide. */
export const findToday = async (needs: Deps, caller: Staff, timeZone: string): Promise<TodayList> => {
  const { user } = caller;
  const at = needs.now();
  const until = lastDays(1, at, timeZone)[0]!.until;
  const mine = { $in: [user.id, null] };
  const isMine = ({ assignedTo }: TaskDoc) => assignedTo === user.id || assignedTo === null;
  const manages = can(user.role, 'vendors.manage');
  const [waiting, withTasks, toSign, conflicts, posts, count, firm, { waitHours }] = await Promise.all([
    findWaiting(needs, mine),
    findWithTasks(needs, mine, until),
    findToSign(needs, caller),
    can(user.role, 'conflicts.decide') ? findWaitingChecks(needs) : [],
    manages ? needs.waitingPosts() : { held: 0, refused: 0 },
    countWaiting(needs, user.id),
    needs.agreements.firm(),
    readSetting(needs, 'callPlan'),
  ]);
  const namedIds = [...toSign.map(({ leadId }) => leadId), ...conflicts.map(({ lead }) => lead.id)];
  const named = await leadsByIds(needs, namedIds, shownFields);
  const office = createOfficeTime(firm);
  const isLate = (due: Date | undefined) =>
    due !== undefined && due.getTime() <= at && (office.closing(due.getTime()) ?? at) <= at;
  const rows = createRows(at, isLate, waitHours.length + 1);
  const isPlanned = ({ openTasks = [] }: ClientDoc) => openTasks.some(({ kind }) => kind === 'call');
  const promises = waiting.flatMap(({ callBy }) => (callBy && callBy < until ? [callBy.getTime()] : []));
  return {
    rows: [
      ...withTasks.flatMap((lead) =>
        (lead.openTasks ?? [])
          // The lawyer who can sign has a row for the agreement itself.
          .filter((task) => isMine(task) && task.dueAt < until && task.need !== 'countersign')
          .map((task) => rows.ofTask(lead, task)),
      ),
      // A planned call takes the place of the first one.
      ...waiting.filter((lead) => !isPlanned(lead)).map(rows.ofWaiting),
      ...toSign.flatMap(({ _id, leadId, title, signers }) => {
        const lead = named.get(leadId);
        const signedAt = Math.max(...signers.map((signer) => signer.signedAt?.getTime() ?? 0));
        const what = `Sign for the firm: ${title}`;
        return lead
          ? toRow({ id: String(_id), kind: 'sign', what, at: iso(signedAt), ...leadFor(lead) })
          : [];
      }),
      ...conflicts.flatMap(({ id, lead: { id: leadId }, match }) => {
        const lead = named.get(leadId);
        return lead
          ? toRow({ id, kind: 'conflict', what: `Conflict to decide: ${match}`, ...leadFor(lead) })
          : [];
      }),
      ...(posts.held > 0 ? [toRow({ id: 'held', kind: 'held', what: held(posts.held) })] : []),
      ...(posts.refused > 0 ? [toRow({ id: 'refused', kind: 'refused', what: refused(posts.refused) })] : []),
    ].toSorted(inOrder),
    firstAnswers: count,
    promised: promises.length,
    promisedBy: promises.length > 0 ? iso(Math.max(...promises)) : null,
    toSign: toSign.length,
    more: Math.max(0, count - waiting.length),
  };
};

const held = (count: number) => (count === 1 ? '1 held request' : `${count} held requests`);
const refused = (count: number) => (count === 1 ? '1 refused post' : `${count} refused posts`);
