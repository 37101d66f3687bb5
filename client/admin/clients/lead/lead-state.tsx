import { findState, type LeadState as State } from '../../../../shared/lead-state';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { calendarDay, dueTime, shortTime, spokenTime } from '../../../lib/times';
import { trpc } from '../../../lib/trpc';
import { since } from '../../desk/waiting-time';
import { useNow } from '../../kit/use-now';

export type Reply = (channel: 'text' | 'email') => void;

const urgent: ReadonlySet<State['kind']> = new Set(['held', 'marked']);
const strong: ReadonlySet<State['kind']> = new Set(['wrote', 'waits']);

/** The state of a lead in one sentence. A press on their message replies to it. */
export const LeadState = ({ client, onReply }: { client: ClientRecord; onReply: Reply }) => {
  const { id } = client;
  const now = useNow();
  const desk = trpc.desk.lead.useQuery({ id }).data;
  const messages = trpc.messages.ofLead.useQuery({ id }).data;
  const hold = trpc.messages.hold.useQuery({ id }).data;
  if (!desk || !messages || !hold) return <p className="min-h-6" />;
  const { kind, text, channel } = findState(
    { lead: client, calls: desk.calls, messages, isHeld: hold.length > 0, unanswered: desk.unanswered },
    {
      ago: (at) => `${since(now - Date.parse(at))} ago`,
      spoken: (at) => spokenTime(at, new Date(now)),
      promise: (at) => dueTime(at, new Date(now)),
      day: (at) => (at.length === 10 ? calendarDay(at) : shortTime(at, new Date(now))),
    },
  );
  const look = `block max-w-full min-h-6 text-left text-sm max-md:truncate ${urgent.has(kind) ? 'font-semibold text-danger' : strong.has(kind) ? 'font-semibold' : ''}`;
  return channel ? (
    <button
      type="button"
      title="Reply"
      className={`${look} underline decoration-control underline-offset-4`}
      onClick={() => onReply(channel)}
    >
      {text}
    </button>
  ) : (
    <p className={look}>{text}</p>
  );
};
