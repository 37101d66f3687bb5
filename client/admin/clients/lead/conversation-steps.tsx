import { useState } from 'react';
import type { AuditRecord } from '../../../../shared/schemas/audit';
import { formatSentence, TimelineEntry } from './timeline-entry';

/** Entries that are part of the conversation; the others are steps of work on the lead. */
const spoken: ReadonlySet<AuditRecord['action']> = new Set([
  'create',
  'note',
  'call',
  'mail',
  'mail-refused',
  'mail-stopped',
  'mail-returned',
  'letter',
  'withdraw',
  'reopen',
]);

/** A signature is never folded, on whatever it stands. */
export const isStep = (entry: AuditRecord) =>
  !spoken.has(entry.action) &&
  !/^signed\b/.test(formatSentence(entry) ?? '') &&
  !entry.changes.some(({ field }) => field === 'signed');

const names: Partial<Record<AuditRecord['action'], string>> = {
  update: 'changed',
  task: 'task added',
  merge: 'merged',
  'conflict-check': 'conflict check',
  'conflict-decision': 'conflict decided',
};

const formatName = (entry: AuditRecord) => names[entry.action] ?? entry.action.replaceAll('-', ' ');

/** Says in a line what the steps did: `Agreement sent, opened, 9 steps`. */
export const formatSteps = (steps: readonly AuditRecord[]): string => {
  const inOrder = steps.toReversed();
  const acts = new Set(inOrder.flatMap((entry) => formatSentence(entry)?.split(' ', 1) ?? []));
  const others = new Set(inOrder.filter((entry) => formatSentence(entry) === undefined).map(formatName));
  const said = [...(acts.size > 0 ? [`agreement ${[...acts].join(', ')}`] : []), ...others].join(', ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}, ${steps.length} steps`;
};

/** Steps of work between two things that people said, in one line that opens. */
export const StepsEntry = ({ steps, className }: { steps: readonly AuditRecord[]; className: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={className}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="min-h-6 w-full text-center text-xs text-muted hover:underline print:hidden"
      >
        {formatSteps(steps)}
      </button>
      <ol className={isOpen ? 'mt-2 space-y-4' : 'hidden space-y-4 print:block'}>
        {steps.map((entry) => (
          <TimelineEntry key={entry.id + entry.at} entry={entry} />
        ))}
      </ol>
    </li>
  );
};
