import { Link } from 'wouter';
import { failedStates } from '../../../shared/schemas/message';
import { UnreadDot } from '../conversation/unread';
import { since } from '../desk/waiting-time';
import { MailPlus, MessageSquareText } from '../icons';
import { Badge } from '../kit/badge';
import { useNow } from '../kit/use-now';
import { useCaseTypeTitle, usePersonName } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { inboxWords as words } from './inbox-words';
import { senderName } from './sender-messages';
import { type InboxItem, isQuiet } from './use-inbox-items';

/** A conversation that waits longer than this shows so. */
const late = 3_600_000;

const getFacts = ({ row, messages }: InboxItem) => {
  if (row)
    return {
      name: row.name,
      channel: row.channel,
      words: row.failed === undefined ? row.text || 'No words.' : words.failed(row.channel, row.failed),
      isFailed: row.failed !== undefined,
      isHeld: row.held,
    };
  const { channel, text, subject, held, from, answered, replies } = messages![0]!;
  const reply = answered ? undefined : replies?.[0];
  const isFailed = reply !== undefined && failedStates.has(reply.state);
  return {
    name: senderName({ from, channel }),
    channel,
    words: isFailed ? words.failed(channel, reply.error ?? '') : [subject, text].filter(Boolean).join('. '),
    isFailed,
    isHeld: held,
  };
};

type RowProps = {
  item: InboxItem;
  isCurrent: boolean;
  isAll: boolean;
  now: number;
  onChoose: (id: string) => void;
  /** Called when the keyboard reaches the row. */
  onFocus: (id: string) => void;
};

/** A conversation in two lines: who and how long, then the last words. Enter opens the lead. */
const Row = ({ item, isCurrent, isAll, now, onChoose, onFocus }: RowProps) => {
  const { name, channel, words: text, isFailed, isHeld } = getFacts(item);
  const formatTitle = useCaseTypeTitle();
  const personName = usePersonName();
  const { row } = item;
  const isLate = now - Date.parse(item.at) > late && !isQuiet(item);
  const Icon = channel === 'text' ? MessageSquareText : MailPlus;
  const look = 'font-semibold no-underline after:absolute after:inset-0 truncate';
  return (
    <li
      data-row={item.id}
      aria-current={isCurrent ? 'true' : undefined}
      className="relative grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line px-4 py-2 text-sm last:border-0 hover:bg-paper-deep aria-current:bg-paper-deep"
    >
      <Icon aria-hidden className="size-4 text-muted" />
      <span className="flex min-w-0 items-center gap-2">
        {row ? (
          <Link
            href={staffPaths.client(row.id)}
            data-open
            className={look}
            onFocus={() => onFocus(item.id)}
            onClick={(event) => {
              // A press shows the conversation here; Enter follows the link, and so does a new tab.
              if (event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onChoose(item.id);
            }}
          >
            {name}
          </Link>
        ) : (
          <button
            type="button"
            data-open
            className={look}
            onFocus={() => onFocus(item.id)}
            onClick={() => onChoose(item.id)}
          >
            {name}
          </button>
        )}
        {row?.unread && <UnreadDot />}
        {isHeld && <Badge tone="danger">Did they ask us to stop?</Badge>}
      </span>
      <time
        dateTime={item.at}
        className={`text-xs tabular-nums ${isLate ? 'font-semibold text-danger' : 'text-muted'}`}
      >
        {since(now - Date.parse(item.at))}
      </time>
      <p className={`col-span-2 col-start-2 truncate ${isFailed ? 'text-danger' : 'text-muted'}`}>
        {isQuiet(item) && words.quiet(item.messages![0]!)}
        {text}
      </p>
      {row && (row.others.length > 0 || (isAll && row.assignedTo)) && (
        <p className="col-span-2 col-start-2 truncate text-xs text-muted">
          {[
            isAll && row.assignedTo ? personName(row.assignedTo) : '',
            ...row.others.map(({ caseType, status }) => `also ${formatTitle(caseType)}, ${status}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </li>
  );
};

type InboxListProps = Omit<RowProps, 'item' | 'isCurrent' | 'now'> & {
  items: readonly InboxItem[];
  current: string | undefined;
};

export const InboxList = ({ items, current, ...row }: InboxListProps) => {
  const now = useNow();
  return (
    <ul aria-label="Conversations that wait">
      {items.map((item) => (
        <Row key={item.id} item={item} isCurrent={item.id === current} now={now} {...row} />
      ))}
    </ul>
  );
};
