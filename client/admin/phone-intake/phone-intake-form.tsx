import { useEffect, useRef } from 'react';
import { callSources } from '../../../shared/schemas/client';
import { shortcutLabel } from '../../lib/use-shortcut';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Kbd } from '../../ui/kbd';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { clientWords } from '../clients/client-words';
import { DetailFields } from '../clients/lead/field-inputs';
import { listWords } from '../clients/list/list-words';
import { KnownPerson } from '../clients/merge/known-person';
import { clientLabels } from '../field-name';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { Card } from '../kit/card';
import { QuestionFields } from '../questions/question-fields';
import { findMissing, findUnreadable } from '../questions/typed-answers';
import { useAccount, useCaseTypes, usePeople } from '../shared-queries';
import { words as adminWords } from '../words';
import { phoneWords as words } from './phone-words';
import { myself, type usePhoneIntake } from './use-phone-intake';

const two = 'grid gap-x-5 gap-y-4 sm:grid-cols-2';

/** The call form, in the order in which callers talk: name and number first, then what happened. */
export const PhoneIntakeForm = ({ call }: { call: ReturnType<typeof usePhoneIntake> }) => {
  const { form, values, questions, wording } = call;
  const caseTypes = useCaseTypes();
  const people = usePeople();
  const { data: me } = useAccount();
  const others = people.filter(({ id }) => id !== me?.id);
  const myName = people.find(({ id }) => id === me?.id)?.name ?? me?.username ?? '';
  const root = useRef<HTMLDivElement>(null);
  const { submitCount, isSubmitted } = form.form.formState;
  const missing = findMissing(questions, values.typed);
  const problems = { ...(isSubmitted && missing), ...findUnreadable(questions, values.typed) };

  useEffect(() => {
    // Wait a frame: the layout first moves the focus to a new screen's heading.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => root.current?.querySelector('input')?.focus()),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    const wrong = submitCount > 0 && root.current?.querySelector('[aria-invalid="true"], [data-problem]');
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [submitCount]);

  return (
    // Entered values are kept as a draft, so no warning before a reload is needed.
    <RecordForm form={{ isDirty: false, submit: () => call.submit() }}>
      <div ref={root} className="grid max-w-3xl gap-5">
        {call.isRestored && (
          <p className="flex flex-wrap items-center gap-x-3 rounded-md bg-info-soft px-4 py-2 text-sm text-info">
            We kept what you typed earlier.
            <button type="button" onClick={call.startOver} className="min-h-6 underline underline-offset-4">
              Clear the form
            </button>
          </p>
        )}
        <Card title="Who is calling">
          <div className={two}>
            <Field {...form.field('firstName')} label={clientLabels.firstName} maxLength={100} />
            <Field {...form.field('lastName')} label={clientLabels.lastName} maxLength={100} />
            <Field
              {...form.field('phoneNumber')}
              label={clientLabels.phoneNumber}
              type="tel"
              maxLength={40}
            />
            <Select
              {...form.field('caseType')}
              label={clientLabels.caseType}
              first="Select a case type"
              choices={caseTypes}
            />
            <KnownPerson {...values} />
          </div>
        </Card>
        <Card title="What happened">
          <div className="grid gap-4">
            <QuestionFields
              prefix="call"
              questions={questions}
              typed={values.typed}
              problems={problems}
              onType={(typed) => form.form.setValue('typed', typed, { shouldDirty: true })}
            />
            <TextArea
              {...form.field('additionalInfo')}
              label="In their own words"
              rows={4}
              maxLength={5000}
            />
          </div>
        </Card>
        <Card title="About the person">
          <div className={two}>
            <Field
              {...form.field('email')}
              label={clientLabels.email}
              hint="Optional."
              inputMode="email"
              maxLength={254}
            />
            <DetailFields form={form} values={values} />
          </div>
        </Card>
        {wording && (
          <Card title="Calls and texts: read this aloud and record their answer">
            <p className="mb-3 text-sm">{wording.text}</p>
            <Select
              {...form.field('contactConsent')}
              label="Their answer"
              first="Not asked"
              choices={{ yes: 'Yes, agreed', no: 'No' }}
            />
          </Card>
        )}
        <Card title="What happens next">
          <div className={two}>
            <Select
              {...form.field('source')}
              label="How they found us"
              choices={callSources.map((source) => ({ value: source, label: listWords.sources[source] }))}
            />
            <Select {...form.field('assignedTo')} label={clientLabels.assignedTo}>
              <option value={myself}>{`${myName} (me)`}</option>
              <option value="">{clientWords.nobody}</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <TextArea
              {...form.field('note')}
              label="Note for the office"
              rows={3}
              maxLength={5000}
              className="sm:col-span-2"
            />
          </div>
        </Card>
        <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-t border-line bg-paper py-3">
          <div className="mr-auto text-sm max-sm:basis-full">
            <FormFailure form={form} />
            <p role="status" className="text-danger">
              {isSubmitted && Object.keys(missing).length > 0 && words.missing(Object.keys(missing).length)}
            </p>
          </div>
          {isSubmitted && Object.keys(missing).length > 0 && (
            <Button look="secondary" disabled={form.busy} onClick={() => call.submit(true)}>
              Save without these answers
            </Button>
          )}
          <span aria-hidden className="hidden items-center gap-2 text-xs text-muted sm:flex">
            <Kbd>{shortcutLabel('Enter')}</Kbd> {adminWords.form.saveHint}
          </span>
          <SubmitButton busy={form.busy} className="max-sm:grow">
            Save lead
          </SubmitButton>
        </div>
      </div>
    </RecordForm>
  );
};
