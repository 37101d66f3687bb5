import {
  type AuditRow,
  auditActions,
  auditActionWords,
  auditEntities,
  auditEntityWords,
} from '../../../shared/schemas/audit';
import { trpc } from '../../lib/trpc';
import { fieldName } from '../field-name';
import { listScreen, toChoices } from '../kit/list-screen';
import { TextLink } from '../kit/text-link';
import { Moment } from '../moment';
import { usePeople, usePersonName } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { words } from '../words';

const aboutOneself: readonly AuditRow['action'][] = ['sign-in', 'failed-sign-in', 'sign-out'];

/** The action and its subject as a sentence; a lead that still exists has its name and a link. */
const Subject = ({ action, entity, entityId, subject }: AuditRow) => {
  if (aboutOneself.includes(action)) return auditActionWords[action];
  const what = `${auditActionWords[action]} ${auditEntityWords[entity]}`;
  const name = entity === 'setting' ? fieldName(entityId) : subject;
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

const Details = (entry: AuditRow) => {
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
    loading: 'Loading audit log...',
    failed: 'Error loading the audit log',
    none: { title: 'No entries found' },
    label: 'Table of entries',
    columns: [
      { header: 'When', cell: ({ at }) => <Moment at={at} />, width: 'w-40' },
      { header: 'Who', cell: ({ actor }) => actor, width: 'w-[20%]' },
      { header: 'What', cell: Subject, width: 'w-[25%]' },
      { header: 'Details', cell: (row) => <Details {...row} /> },
    ],
  },
});
