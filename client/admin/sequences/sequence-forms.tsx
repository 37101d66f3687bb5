import { leadSources } from '../../../shared/schemas/client';
import {
  allFields,
  type SequenceRecord,
  type SequenceStep,
  sequenceStarts,
  sequenceStep,
  stepChannels,
  usualWindow,
} from '../../../shared/schemas/sequence';
import { text, trimmedText } from '../../../shared/schemas/text';
import { z } from '../../../shared/zod';
import { trpc } from '../../lib/trpc';
import { listWords } from '../clients/list/list-words';
import { FormTextLength } from '../conversation/text-length';
import { FieldsDialog } from '../kit/fields-form';
import type { Refresh } from '../kit/use-action';
import { useCaseTypes } from '../shared-queries';
import { sequenceWords as words } from './sequence-words';
import { readWait, readWindow, type WaitUnit, waitUnits, writeWait } from './wait';

const refresh: Refresh = ({ sequences }) => [sequences];
const stepSchema = {
  count: z.int('Enter a whole number').min(0, 'Enter 0 or more'),
  unit: z.enum(Object.keys(waitUnits) as WaitUnit[]),
  channel: z.enum(stepChannels),
  at: text(5),
  lateCount: z.int().min(1),
  lateUnit: z.enum(['minutes', 'hours']),
  subject: text(200),
  words: trimmedText(5000),
};

const namedSources = leadSources.filter((source) => source !== 'sample');
const audience = z.object({
  name: trimmedText(100),
  language: z.enum(['', 'en', 'es']),
  caseTypes: z.array(z.string()),
  sources: z.array(z.enum(namedSources)),
});

const stepFieldsOfForm = {
  count: { label: 'Wait', kind: 'number', hint: 'Since the step before, or since it starts' },
  unit: {
    label: 'Unit of the wait',
    kind: 'choice',
    choices: { minutes: 'Minutes', hours: 'Hours', days: 'Days' },
  },
  channel: { label: 'What happens', kind: 'choice', choices: words.channels },
  at: { label: 'Time of day', kind: 'time', hint: 'Where the person is. Blank: right after the wait' },
  lateCount: {
    label: 'Skip if later than',
    kind: 'number',
    hint: 'After its time, 24 hours at most',
    wrong: 'Enter a whole number, up to 24 hours',
  },
  lateUnit: {
    label: 'Minutes or hours',
    kind: 'choice',
    choices: { minutes: 'Minutes', hours: 'Hours' },
  },
  subject: { label: 'Subject', hint: 'Only for an e-mail' },
  words: {
    label: 'Words',
    kind: 'long',
    rows: 5,
    hint: `You can write ${allFields}.`,
    className: 'sm:col-span-2',
  },
} as const;

type StepValues = {
  count: number;
  unit: WaitUnit;
  channel: SequenceStep['channel'];
  at: string;
  lateCount: number;
  lateUnit: WaitUnit;
  subject: string;
  words: string;
};

const toValues = (step?: SequenceRecord['steps'][number]): StepValues => {
  const { count, unit } = readWait(step?.wait ?? 'P1D');
  const { channel = 'text', at = '', within = usualWindow, subject = '', text: wording = '' } = step ?? {};
  const late = readWindow(within);
  return {
    count,
    unit,
    channel,
    at,
    lateCount: late.count,
    lateUnit: late.unit,
    subject,
    words: wording,
  };
};

/** Returns the step that a form describes. */
const toStep = (values: StepValues): SequenceStep => {
  const within = writeWait(values.lateCount, values.lateUnit);
  return {
    wait: writeWait(values.count, values.unit),
    channel: values.channel,
    text: values.words,
    ...(values.at && { at: values.at }),
    ...(within !== usualWindow && { within }),
    ...(values.channel === 'email' && { subject: values.subject }),
  };
};

/** The form's fields for what the schema of a step calls otherwise. */
const fieldNames: Partial<Record<PropertyKey, string>> = {
  text: 'words',
  wait: 'count',
  within: 'lateCount',
};

/** Reports what is wrong with the step at the fields that it came from. */
const checkStep = (values: StepValues, ctx: z.RefinementCtx) => {
  const { error } = sequenceStep.safeParse(toStep(values));
  for (const {
    path: [name = 'text'],
    message,
  } of error?.issues ?? [])
    ctx.addIssue({ code: 'custom', path: [fieldNames[name] ?? name], message });
};

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
      schema={z.object(stepSchema).superRefine(checkStep)}
      fields={stepFieldsOfForm}
      defaults={toValues(before)}
      version={sequence.version}
      save={(values, version) =>
        update.mutateAsync({
          id: sequence.id,
          version,
          steps: sequence.steps.toSpliced(place, 1, toStep(values)),
        })
      }
      saved={words.saved}
      refresh={refresh}
      onClose={onClose}
    >
      {(form) => <FormTextLength form={form} read={(values) => values.words} />}
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

/** Writes a new sequence with its first step. It is off until someone turns it on. */
export const NewSequenceDialog = ({ onClose }: { onClose: () => void }) => {
  const create = trpc.sequences.create.useMutation();
  return (
    <FieldsDialog
      name="sequence-new"
      title="Add a sequence"
      description="It stays off until you turn it on. You add more steps afterwards."
      button="Add sequence"
      schema={z
        .object({ ...audience.shape, startsOn: z.enum(sequenceStarts), ...stepSchema })
        .superRefine(checkStep)}
      fields={{
        name: { label: 'Name' },
        startsOn: { label: 'Starts with', kind: 'choice', choices: words.starts },
        ...useAudienceFields(),
        ...stepFieldsOfForm,
      }}
      defaults={{ name: '', startsOn: 'lead.created', ...everyone, ...toValues() }}
      save={({ name, startsOn, language, caseTypes, sources, ...step }) =>
        create.mutateAsync({
          name,
          startsOn: startsOn as SequenceRecord['startsOn'],
          ...(language && { language }),
          caseTypes,
          sources,
          steps: [toStep(step)],
        })
      }
      saved={words.saved}
      refresh={refresh}
      onClose={onClose}
    />
  );
};
