import type { ReactNode } from 'react';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import type { RecordFormState } from '../form/use-record-form';
import { cardClass } from '../kit/card';

type SettingCardProps = { title: string; text?: string; form: RecordFormState; children: ReactNode };

/** One setting with its own button; saving it changes nothing else. */
export const SettingCard = ({ title, text, form, children }: SettingCardProps) => (
  <section aria-label={title} className={`${cardClass} p-5`}>
    {text && <p className="mb-4 text-sm text-muted">{text}</p>}
    <RecordForm form={form} className="space-y-4">
      {children}
      <FormFailure form={form} />
      <SubmitButton busy={form.busy}>Save</SubmitButton>
    </RecordForm>
  </section>
);
