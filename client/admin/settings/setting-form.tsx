import type { ComponentType, ReactNode } from 'react';
import { type Setting, type SettingName, settings } from '../../../shared/settings';
import type { z } from '../../../shared/zod';
import { trpc } from '../../lib/trpc';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useValues } from '../form/use-record-form';
import { cardClass } from '../kit/card';
import { FormFields, useFieldsForm } from '../kit/fields-form';
import { Loaded } from '../kit/loaded';
import type { FormState } from '../kit/one-field';
import { getFields } from '../kit/schema-fields';
import { fromForm } from '../kit/schema-values';
import { usePlace } from '../place';
import { ScreenHead } from '../screen-head';

/** The setting's own card shows this instead of its fields, and below it as long as the values are valid. */
type Section<Name extends SettingName> = {
  name: Name;
  Fields?: ComponentType<{ form: FormState<Setting<Name>> }>;
  Beside?: ComponentType<{ value: Setting<Name> }>;
};

const saveFailed = 'The setting could not be saved';

type SettingFormProps<Name extends SettingName> = Section<Name> & {
  stored: { value: Setting<Name>; version: number };
};

/** One setting with its own button; its schema provides rules, words and controls. */
export const SettingForm = <Name extends SettingName>({
  name,
  stored,
  Fields,
  Beside,
}: SettingFormProps<Name>) => {
  const { title, text, schema } = settings[name] as { title: string; text?: string; schema: z.ZodObject };
  const save = trpc.settings.save.useMutation();
  const { place } = usePlace();
  const form = useFieldsForm<Setting<Name>, unknown>({
    name: `setting-${name}`,
    schema,
    record: stored.value,
    version: stored.version,
    save: (value, version) => save.mutateAsync({ name, value, version }),
    saved: 'Setting saved',
    failed: saveFailed,
    failure: `${saveFailed}. Please try again.`,
    refresh: ({ settings, desk, messages, privacy }) => [
      settings,
      desk,
      messages.setup,
      privacy.previewRetention,
    ],
    restart: (values) => values,
  });
  const { data: value } = schema.safeParse(fromForm(schema, useValues(form)));
  return (
    <>
      <section aria-label={title} className={`${cardClass} p-5`}>
        {title !== place?.title && <h2>{title}</h2>}
        {text && <p className="mb-4 text-sm text-muted">{text}</p>}
        <RecordForm form={form} className="space-y-4">
          {Fields ? (
            <Fields form={form} />
          ) : (
            <div className="grid gap-4 sm:grid-cols-2">
              <FormFields form={form} fields={getFields(schema)} />
            </div>
          )}
          <FormFailure form={form} />
          <SubmitButton busy={form.busy} label="Save" />
        </RecordForm>
      </section>
      {Beside && value && <Beside value={value as Setting<Name>} />}
    </>
  );
};

type SettingsScreen<Name extends SettingName> = {
  sections: readonly (Name | Section<Name>)[];
  /** Above the sections. */
  Above?: ComponentType;
  /** Replaces the head, for a screen with parts. */
  frame?: (content: ReactNode) => ReactNode;
};

const underItsTitle = (content: ReactNode) => (
  <>
    <ScreenHead />
    {content}
  </>
);

/** Makes a screen of the firm's decisions. */
export const settingsScreen =
  <Name extends SettingName>({ sections, Above, frame = underItsTitle }: SettingsScreen<Name>) =>
  () => {
    const query = trpc.settings.all.useQuery();
    return frame(
      <Loaded query={query} what="settings">
        {(stored) => (
          <div className="grid max-w-4xl gap-5">
            {Above && <Above />}
            {sections.map((one) => {
              const section = typeof one === 'string' ? { name: one } : one;
              return <SettingForm key={section.name} {...section} stored={stored[section.name] as never} />;
            })}
          </div>
        )}
      </Loaded>,
    );
  };
