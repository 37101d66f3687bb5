import { Link } from 'wouter';
import { type AuditRecord, auditActionWords, auditEntityWords } from '../../../shared/schemas/audit';
import { trpc } from '../../lib/trpc';
import { fieldName } from '../field-name';
import { Moment } from '../moment';
import { usePersonName } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { words } from '../words';

const aboutOneself: readonly AuditRecord['action'][] = ['sign-in', 'failed-sign-in', 'sign-out'];

/** The action and its subject as a sentence; a lead that still exists has its name and a link. */
const Subject = ({
  entry: { action, entity, entityId },
  lead,
}: {
  entry: AuditRecord;
  lead?: string | undefined;
}) => {
  const person = usePersonName();
  if (aboutOneself.includes(action)) return auditActionWords[action];
  const what = `${auditActionWords[action]} ${auditEntityWords[entity]}`;
  if (entity === 'user') return `${what} ${person(entityId)}`;
  if (entity === 'service') return `${what} ${entityId}`;
  if (entity !== 'client' || !lead) return what;
  return (
    <Link href={staffPaths.client(entityId)} className="inline-block py-1 underline underline-offset-4">
      {what} {lead}
    </Link>
  );
};

const plain: Record<string, string> = { true: 'yes', false: 'no' };

/** Formats a value for reading: yes and no instead of booleans, roles by name. */
const valueText = (field: string, value: string | null, person: (id: string) => string): string => {
  if (!value) return field === 'assignedTo' ? 'nobody' : 'empty';
  if (field === 'assignedTo') return person(value);
  if (field === 'role') return words.account.roles[value as keyof typeof words.account.roles] ?? value;
  return plain[value] ?? value;
};

const Details = ({ entry }: { entry: AuditRecord }) => {
  const person = usePersonName();
  return (
    <>
      {entry.changes.map(({ field, from, to }) => (
        <span key={field} className="block break-words">
          <span className="text-muted">{fieldName(field)}</span>
          {/* A lead's values stay in its own timeline and are deleted with it. */}
          {(from || to) && `: ${valueText(field, from, person)} → ${valueText(field, to, person)}`}
        </span>
      ))}
      {entry.note && <span className="block break-words whitespace-pre-wrap">{entry.note}</span>}
      {entry.action === 'failed-sign-in' && <span className="block text-muted">{entry.ip}</span>}
    </>
  );
};

/** The names of the leads that the entries are about, by id. */
const useLeadNames = (entries: readonly AuditRecord[]) => {
  const ids = [
    ...new Set(
      entries.flatMap(({ entity, entityId }) => (entity === 'client' && entityId ? [entityId] : [])),
    ),
  ];
  const { data } = trpc.clients.names.useQuery({ ids }, { enabled: ids.length > 0 });
  return new Map(data?.map(({ id, name }) => [id, name]));
};

const columns = 'md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,2fr)]';

/** The log's entries: table rows that become blocks on narrow screens. */
export const AuditEntries = ({ entries }: { entries: readonly AuditRecord[] }) => {
  const names = useLeadNames(entries);
  return (
    <ul className="text-sm">
      <li
        aria-hidden
        className={`hidden h-row items-center gap-4 border-b border-line bg-paper px-4 font-semibold text-muted md:grid ${columns}`}
      >
        <span>When</span>
        <span>{words.audit.who}</span>
        <span>What</span>
        <span>Details</span>
      </li>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={`grid min-h-row items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-0 ${columns}`}
        >
          <Moment at={entry.at} />
          <span className="font-semibold md:font-normal">{entry.actor}</span>
          <span>
            <Subject entry={entry} lead={names.get(entry.entityId)} />
          </span>
          <span className="min-w-0">
            <Details entry={entry} />
          </span>
        </li>
      ))}
    </ul>
  );
};
