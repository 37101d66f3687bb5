import { leadSources } from '../../../shared/schemas/client';
import {
  allFields,
  type SequenceRecord,
  type SequenceStep,
  sequenceStarts,
  sequenceStep,
  usualWindow,
} from '../../../shared/schemas/sequence';
import { trimmedText } from '../../../shared/schemas/text';
import { z } from '../../../shared/zod';
import { trpc } from '../../lib/trpc';
import { listWords } from '../clients/list/list-words';
import { FormTextLength } from '../conversation/text-length';
import { FieldsDialog } from '../kit/fields-form';
import { fromForm, toForm } from '../kit/schema-values';
import type { Refresh } from '../kit/use-action';
import { useCaseTypes } from '../shared-queries';
import { sequenceWords as words } from './sequence-words';

const refresh: Refresh = ({ sequences }) => [sequences];

const namedSources = leadSources.filter((source) => source !== 'sample');
const audience = z.object({
  name: trimmedText(100),
  language: z.enum(['', 'en', 'es']),
  caseTypes: z.array(z.string()),
  sources: z.array(z.enum(namedSources)),
});

const stepFields = {
  wait: {
    label: 'Wait',
    kind: 'duration',
    units: ['minutes', 'hours', 'days'],
    unitLabel: 'Unit of the wait',
    hint: 'Since the step before, or since it starts',
    wrong: 'Enter a whole number, up to 90 days',
  },
  channel: { label: 'What happens', kind: 'choice', choices: words.channels },
  at: { label: 'Time of day', kind: 'time', hint: 'Where the person is. Blank: right after the wait' },
  within: {
    label: 'Skip if later than',
    kind: 'duration',
    units: ['minutes', 'hours'],
    unitLabel: 'Minutes or hours',
    hint: 'After its time, 24 hours at most',
    wrong: 'Enter a whole number, up to 24 hours',
  },
  subject: { label: 'Subject', hint: 'Only for an e-mail' },
  text: {
    label: 'Words',
    kind: 'long',
    rows: 5,
    hint: `You can write ${allFields}.`,
    className: 'sm:col-span-2',
  },
} as const;

const toValues = (step: Partial<SequenceStep> = { wait: 'P1D' }) =>
  toForm(sequenceStep, { within: usualWindow, ...step });

/** Returns the step that a form describes, without what it has anyway or cannot have. */
const toStep = (values: SequenceStep) =>
  fromForm(sequenceStep, {
    ...values,
    within: values.within === usualWindow ? undefined : values.within,
    subject: values.channel === 'email' ? values.subject : undefined,
  }) as SequenceStep;

type StepDialogProps = { sequence: SequenceRecord; place: number; onClose: () => void };

/** Changes a step of a sequence, or adds one at its end. */
export const StepDialog = ({ sequence, place, onClose }: StepDialogProps) => {
  const update = trpc.sequences.update.useMutation();
  const before = sequence.steps[place];
  return (
    <FieldsDialog
      name={`sequence-${sequence.id}-${place}`}
      title={before ? `Step ${place + 1}` : 'Add a step'}
      description="People who are in the sequence already go on with the words that it had."
      button={before ? 'Save step' : 'Add step'}
      schema={sequenceStep}
      fields={stepFields}
      defaults={toValues(before)}
      toInput={toStep}
      version={sequence.version}
      save={(step, version) =>
        update.mutateAsync({ id: sequence.id, version, steps: sequence.steps.toSpliced(place, 1, step) })
      }
      saved={words.saved}
      refresh={refresh}
      onClose={onClose}
    >
      {(form) => <FormTextLength form={form} read={(values) => values.text} />}
    </FieldsDialog>
  );
};

const everyone: Omit<z.infer<typeof audience>, 'name'> = { language: '', caseTypes: [], sources: [] };

/** The fields for the leads that a sequence is for. */
const useAudienceFields = () =>
  ({
    language: { label: 'Language', kind: 'choice', first: 'Every language', choices: words.languages },
    caseTypes: {
      label: 'Case types',
      kind: 'checks',
      none: 'All',
      choices: useCaseTypes(),
    },
    sources: {
      label: 'Sources',
      kind: 'checks',
      none: 'All',
      hint: 'Imports, and calls if a new lead starts it, count only if they are chosen.',
      choices: namedSources.map((value) => ({ value, label: listWords.sources[value] })),
    },
  }) as const;

type AudienceDialogProps = { sequences: readonly SequenceRecord[]; onClose: () => void };

/** Changes the name of a sequence and the leads that it is for, in all its languages. */
export const AudienceDialog = ({ sequences, onClose }: AudienceDialogProps) => {
  const update = trpc.sequences.update.useMutation();
  const first = sequences[0]!;
  const { name, language, caseTypes, sources } = { ...everyone, ...first };
  const { language: languageField, ...fields } = useAudienceFields();
  return (
    <FieldsDialog
      name={`sequence-${first.id}-audience`}
      title="Who it is for"
      description="It starts only for leads like these."
      button="Save"
      schema={audience}
      fields={{
        name: { label: 'Name' },
        ...(sequences.length === 1 && { language: languageField }),
        ...fields,
      }}
      defaults={{ name, language, caseTypes, sources: namedSources.filter((one) => sources.includes(one)) }}
      version={first.version}
      save={async (values, began) => {
        for (const { id, version: newest } of sequences) {
          const version = id === first.id ? began : newest;
          const own = id === first.id && { name: values.name, language: values.language || null };
          const { caseTypes: types, sources: from } = values;
          await update.mutateAsync({ id, version, caseTypes: types, sources: from, ...own });
        }
      }}
      saved={words.saved}
      refresh={refresh}
      onClose={onClose}
    />
  );
};

const newStepFields = Object.fromEntries(
  Object.entries(stepFields).map(([name, meta]) => [`step.${name}`, meta]),
);

/** Writes a new sequence with its first step. It is off until someone turns it on. */
export const NewSequenceDialog = ({ onClose }: { onClose: () => void }) => {
  const create = trpc.sequences.create.useMutation();
  return (
    <FieldsDialog
      name="sequence-new"
      title="Add a sequence"
      description="It stays off until you turn it on. You add more steps afterwards."
      button="Add sequence"
      schema={z.object({ ...audience.shape, startsOn: z.enum(sequenceStarts), step: sequenceStep })}
      fields={{
        name: { label: 'Name' },
        startsOn: { label: 'Starts with', kind: 'choice', choices: words.starts },
        ...useAudienceFields(),
        ...newStepFields,
      }}
      defaults={{
        ...{ name: '', startsOn: 'lead.created' as SequenceRecord['startsOn'], ...everyone },
        step: toValues(),
      }}
      toInput={({ step, ...values }) => ({ ...values, step: toStep(step) })}
      save={({ language, step, ...values }) =>
        create.mutateAsync({ ...values, ...(language && { language }), steps: [step] })
      }
      saved={words.saved}
      refresh={refresh}
      onClose={onClose}
    />
  );
};
