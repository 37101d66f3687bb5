import { maxRows } from '../../../shared/constants';
import {
  type AuditRecord,
  auditActions,
  auditActionWords,
  auditEntities,
  auditEntityWords,
} from '../../../shared/schemas/audit';
import { trpc } from '../../lib/trpc';
import { fieldName } from '../field-name';
import { inOneCard, type ListRowProps, listScreen, toChoices } from '../kit/list-screen';
import { TextLink } from '../kit/text-link';
import { Moment } from '../moment';
import { useCaseTypeTitle, usePeople, usePersonName } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { words } from '../words';

const aboutOneself: readonly AuditRecord['action'][] = ['sign-in', 'failed-sign-in', 'sign-out'];

type FindName = (entry: Pick<AuditRecord, 'entity' | 'entityId'>) => string | undefined;

/** The action and its subject as a sentence; a lead that still exists has its name and a link. */
const Subject = ({ entry: { action, entity, entityId }, find }: { entry: AuditRecord; find: FindName }) => {
  if (aboutOneself.includes(action)) return auditActionWords[action];
  const what = `${auditActionWords[action]} ${auditEntityWords[entity]}`;
  const name = find({ entity, entityId });
  if (!name) return what;
  if (entity !== 'client') return `${what} ${name}`;
  return (
    <TextLink href={staffPaths.client(entityId)} className="inline-block py-1">
      {what} {name}
    </TextLink>
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

/** Finds the names of what the entries are about. A deleted record has none; its name is in the details. */
const useSubjectNames = (entries: readonly AuditRecord[]): FindName => {
  const person = usePersonName();
  const caseType = useCaseTypeTitle();
  const toIds = (wanted: AuditRecord['entity']) => [
    ...new Set(entries.flatMap(({ entity, entityId }) => (entity === wanted && entityId ? [entityId] : []))),
  ];
  const ifAny = (wanted: AuditRecord['entity']) => ({ enabled: toIds(wanted).length > 0 });
  const named = {
    client: trpc.clients.names.useQuery({ ids: toIds('client') }, ifAny('client')).data,
    vendor: trpc.vendors.list.useQuery({ limit: maxRows }, ifAny('vendor')).data,
    webhook: trpc.webhooks.list.useQuery(undefined, ifAny('webhook')).data,
    template: trpc.agreementTemplates.all.useQuery(undefined, ifAny('template')).data,
  };
  return ({ entity, entityId }) => {
    if (entity === 'user') return person(entityId);
    if (entity === 'rule' || entity === 'service') return caseType(entityId);
    if (entity === 'setting') return fieldName(entityId);
    return entity in named
      ? named[entity as keyof typeof named]?.find(({ id }) => id === entityId)?.name
      : undefined;
  };
};

const columns = 'md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,2fr)]';

/** A table row that becomes a block on narrow screens. */
const AuditEntry = ({ row, names }: ListRowProps<AuditRecord, FindName>) => (
  <li
    className={`grid min-h-row items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-sm last:border-0 ${columns}`}
  >
    <Moment at={row.at} />
    <span className="font-semibold md:font-normal">{row.actor}</span>
    <span>
      <Subject entry={row} find={names} />
    </span>
    <span className="min-w-0">
      <Details entry={row} />
    </span>
  </li>
);

const head = (
  <li
    key="head"
    aria-hidden
    className={`hidden h-row items-center gap-4 border-b border-line bg-paper px-4 text-sm font-semibold text-muted md:grid ${columns}`}
  >
    {['When', 'Who', 'What', 'Details'].map((name) => (
      <span key={name}>{name}</span>
    ))}
  </li>
);

const action = auditActions.map((value) => ({ value, label: auditActionWords[value] }));
const entity = auditEntities.map((value) => ({ value, label: auditEntityWords[value] }));

/** Every write by staff, filtered by person, action and subject. */
export const AuditScreen = listScreen({
  list: {
    useFilters: () => ({
      actorId: { label: 'Who', any: 'Anyone', choices: toChoices(usePeople()) },
      action: { label: 'Action', any: 'Any action', choices: action },
      entity: { label: 'Subject', any: 'Anything', choices: entity },
    }),
    useRows: (query, options) => trpc.audit.page.useQuery(query, options),
    useNames: useSubjectNames,
    loading: 'Loading audit log...',
    failed: 'Error loading the audit log',
    none: { title: 'No entries found' },
    Row: AuditEntry,
    frame: (rows, pages) => inOneCard([head, rows], pages),
  },
});
