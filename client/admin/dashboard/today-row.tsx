import { Link } from 'wouter';
import type { TodayRow } from '../../../shared/schemas/desk';
import { phoneText } from '../../lib/phone-text';
import { dueShort, dueTime, localTimes } from '../../lib/times';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button, buttonClass } from '../../ui/button';
import { Check, Mail, MessageSquare, Phone, ShieldAlert } from '../../ui/icons';
import { Kbd } from '../../ui/kbd';
import type { LineIcon } from '../../ui/line-icon';
import { CallLink } from '../consents/asked-link';
import { deskWords } from '../desk/desk-words';
import { useQueue } from '../desk/use-queue';
import { useTellEnded } from '../desk/use-tell-ended';
import { FileSignature, Inbox, ListTodo, Scale } from '../icons';
import { stepRow } from '../keys/press';
import { Later } from '../kit/later';
import { useAction } from '../kit/use-action';
import { staffPaths } from '../staff-paths';

const kinds: Record<TodayRow['kind'], { icon: LineIcon; name: string }> = {
  call: { icon: Phone, name: 'Call' },
  text: { icon: MessageSquare, name: 'Text' },
  email: { icon: Mail, name: 'E-mail' },
  task: { icon: ListTodo, name: 'Task' },
  sign: { icon: FileSignature, name: 'Agreement' },
  conflict: { icon: Scale, name: 'Conflict check' },
  held: { icon: Inbox, name: 'Held requests' },
  refused: { icon: ShieldAlert, name: 'Refused posts' },
};

const { tasks: words } = deskWords;

const formatTime = ({ at, kind, isPromise }: TodayRow) => {
  if (!at || kind === 'sign') return '';
  return isPromise ? `by ${dueShort(at)}` : dueShort(at);
};

/** The end of a row: the number with the time there, or since when it waits. */
const RowEnd = ({ row: { kind, lead, zones, at }, now }: { row: TodayRow; now: number }) => {
  if (kind === 'call' && lead) return `${phoneText(lead.phoneNumber)} · ${localTimes(zones, now)} there`;
  if (kind === 'sign' && at) return `signed ${dueTime(at)}`;
  return kind === 'conflict' ? 'an agreement waits' : null;
};

const findPath = ({ kind, lead }: TodayRow) => {
  if (kind === 'held') return staffPaths.held;
  return lead ? staffPaths.client(lead.id) : staffPaths.refused;
};

const small = 'min-h-7! px-2! text-sm';

/** Moves the focus to a row beside the one that is about to go. */
const leaveRow = () => stepRow(1) || stepRow(-1);

/** Finishes a row or puts it off. */
const useRowWork = (row: TodayRow) => {
  const { beginWith } = useQueue();
  const tellEnded = useTellEnded();
  const refresh = { refresh: ({ desk, clients }: ReturnType<typeof trpc.useUtils>) => [desk, clients] };
  const change = useAction(trpc.desk.changeTask, { failed: words.failed, ...refresh });
  const add = useAction(trpc.desk.addTask, { failed: words.failed, ...refresh });
  const { lead, taskId, kind, what, at } = row;
  return {
    isBusy: change.isPending || add.isPending,
    /** Only its outcome ends a call. */
    finish: async () => {
      if (!lead) return;
      if (kind !== 'task' || !taskId) return beginWith(lead.id);
      leaveRow();
      await change.mutateAsync({ id: lead.id, taskId, change: { how: 'done' } });
      await tellEnded(lead.id, 'Done', 'Task saved');
    },
    putOff: async (until: Date) => {
      if (!lead) return;
      leaveRow();
      const dueAt = until.toISOString();
      const moved = { title: `Moved to ${dueTime(dueAt)}` };
      if (!taskId) {
        await add.mutateAsync({ id: lead.id, task: { title: what, kind: 'call', dueAt } });
        toast.success(moved);
        return;
      }
      const move = (dueAt: string) => ({ id: lead.id, taskId, change: { how: 'moved' as const, dueAt } });
      await change.mutateAsync(move(dueAt));
      toast.success(moved, at ? { label: 'Undo', run: () => change.mutate(move(at)) } : undefined);
    },
  };
};

/** The actions of the row with the focus. */
const RowActions = ({ row, work }: { row: TodayRow; work: ReturnType<typeof useRowWork> }) => {
  const { beginWith } = useQueue();
  const { lead, kind, what } = row;
  if (!lead || kind === 'sign' || kind === 'conflict') return null;
  const name = `${lead.firstName} ${lead.lastName}`;
  return (
    <span className="flex gap-1">
      <Later
        what={`${what}, ${name}`}
        disabled={work.isBusy}
        className={small}
        onChoose={(until) => void work.putOff(until).catch(() => undefined)}
      >
        {kind === 'call' && (
          <CallLink
            id={lead.id}
            number={lead.phoneE164 ?? lead.phoneNumber}
            data-key="c"
            aria-label={`Call ${name}`}
            onOpened={() => beginWith(lead.id)}
            className={`${buttonClass({ look: 'secondary', size: 'sm' })} ${small}`}
          >
            Call <Kbd className="hidden lg:inline">c</Kbd>
          </CallLink>
        )}
        <Button
          look="secondary"
          size="sm"
          data-key="d"
          className={small}
          disabled={work.isBusy}
          aria-label={`Done: ${what}, ${name}`}
          onClick={() => void work.finish().catch(() => undefined)}
        >
          Done <Kbd className="hidden lg:inline">d</Kbd>
        </Button>
      </Later>
    </span>
  );
};

/** One thing that waits: when, what kind, who, what, and the number with the time there. */
export const TodayEntry = ({ row, now }: { row: TodayRow; now: number }) => {
  const work = useRowWork(row);
  const { icon: Icon, name: kind } = kinds[row.kind];
  const { lead, what } = row;
  const name = lead ? `${lead.firstName} ${lead.lastName}` : what;
  return (
    <li
      data-row
      className="group grid h-10 grid-cols-[4.25rem_1.25rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line px-2 text-sm last:border-0 focus-within:bg-warning-soft hover:bg-paper-deep focus-within:hover:bg-warning-soft md:grid-cols-[5rem_1.25rem_minmax(0,9.5rem)_minmax(0,1fr)_auto]"
    >
      <span
        className={`truncate tabular-nums ${row.isLate ? 'font-semibold text-danger' : 'text-muted'} ${row.isPromise ? 'font-semibold' : ''}`}
      >
        {formatTime(row)}
      </span>
      <Icon role="img" aria-label={kind} className="size-4 text-muted" />
      <span className="min-w-0 max-md:leading-tight md:contents">
        <Link
          href={findPath(row)}
          data-open
          className={`block truncate font-semibold underline-offset-4 hover:underline ${lead ? '' : 'md:col-span-2'}`}
        >
          {name}
        </Link>
        {lead && <span className="block truncate max-md:text-xs max-md:text-muted">{what}</span>}
      </span>
      <span className="min-w-60 truncate text-muted tabular-nums empty:hidden group-focus-within:hidden group-hover:hidden max-md:hidden">
        <RowEnd row={row} now={now} />
      </span>
      <span className="hidden min-w-60 md:group-focus-within:block md:group-hover:block">
        <RowActions row={row} work={work} />
      </span>
      {lead && row.kind === 'call' && (
        <CallLink
          id={lead.id}
          number={lead.phoneE164 ?? lead.phoneNumber}
          aria-label={`Call ${name} now`}
          onOpened={() => void work.finish()}
          className="grid size-10 place-items-center md:hidden"
        >
          <Phone aria-hidden className="size-5" />
        </CallLink>
      )}
      {row.kind === 'task' && (
        <button
          type="button"
          aria-label={`Finish: ${what}, ${name}`}
          disabled={work.isBusy}
          onClick={() => void work.finish().catch(() => undefined)}
          className="grid size-10 place-items-center md:hidden"
        >
          <Check aria-hidden className="size-5" />
        </button>
      )}
    </li>
  );
};
