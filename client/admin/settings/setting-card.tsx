import type { ReactNode } from 'react';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import type { RecordFormState } from '../form/use-record-form';
import { cardClass } from '../kit/card';

type SettingCardProps = {
  title: string;
  /** Shows the title; a setting alone on its page has it as the page's heading. */
  isTitled?: boolean;
  text?: string;
  form: RecordFormState;
  children: ReactNode;
};

/** One setting with its own button; saving it changes nothing else. */
export const SettingCard = ({ title, isTitled, text, form, children }: SettingCardProps) => (
  <section aria-label={title} className={`${cardClass} p-5`}>
    {isTitled && <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>}
    {text && <p className="mb-4 text-sm text-muted">{text}</p>}
    <RecordForm form={form} className="space-y-4">
      {children}
      <FormFailure form={form} />
      <SubmitButton busy={form.busy}>Save</SubmitButton>
    </RecordForm>
  </section>
);
