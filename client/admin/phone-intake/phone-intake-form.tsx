import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { yesOrNo } from '../../../shared/rules/answers';
import { callSources } from '../../../shared/schemas/client';
import { useMay } from '../../auth/use-may';
import { shortcutLabel } from '../../lib/use-shortcut';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Kbd } from '../../ui/kbd';
import { TextButton } from '../../ui/press';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { clientWords } from '../clients/client-words';
import { DetailFields } from '../clients/lead/field-inputs';
import { listWords } from '../clients/list/list-words';
import { KnownPerson } from '../clients/merge/known-person';
import { clientLabels } from '../field-name';
import { controlsOfForm, FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { Card, cardClass } from '../kit/card';
import { QuestionFields, YesOrNo } from '../questions/question-fields';
import { findMissing, findUnreadable } from '../questions/typed-answers';
import { useAccount, useCaseTypes, usePeople } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { phoneWords as words } from './phone-words';
import { myself, type NextAct, nextActs, type usePhoneIntake } from './use-phone-intake';

const two = 'grid gap-x-5 gap-y-4 sm:grid-cols-2';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isOpen = (one: Control) =>
  one.type === 'radio'
    ? !one.closest('fieldset')?.querySelector(':checked')
    : one.value === '' && (one.required || one.closest('[data-questions]') !== null);

/**
 * Enter moves on to the next question or required field without an answer. A digit chooses what is next also from a
 * yes or no, where single keys are answers.
 */
const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
  if (/^[1-4]$/.test(event.key) && event.target instanceof HTMLInputElement && event.target.type === 'radio')
    event.currentTarget.querySelector<HTMLElement>(`[data-key="${event.key}"]`)?.click();
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // The story has lines; the answer to a question has one, or more with Shift.
  const isOneLine =
    event.target instanceof Element && event.target.matches('input, select, [data-questions] *');
  if (!isOneLine || event.target instanceof HTMLButtonElement) return;
  const field = event.target as Control;
  event.preventDefault();
  const match =
    field.type === 'tel' && event.currentTarget.querySelector<HTMLElement>('[role=status] button');
  const controls = [...event.currentTarget.querySelectorAll<Control>(controlsOfForm)];
  const others = controls
    .slice(controls.indexOf(field) + 1)
    .filter((one) => one.name === '' || one.name !== field.name);
  const next = others.find((one) => one.checkVisibility() && isOpen(one));
  (
    match ||
    next ||
    event.currentTarget.querySelector<HTMLElement>('[data-key="1"], [data-key="2"]')
  )?.focus();
};

/** The step after the call: a press chooses it, another takes it back. */
const Next = ({ value, onChoose }: { value: string; onChoose: (next: NextAct | '') => void }) => {
  const may = useMay();
  return (
    <fieldset className="flex flex-wrap items-center gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
      <legend className="float-left mr-1 text-sm font-semibold max-sm:mb-2">Next</legend>
      {nextActs.map((act, index) =>
        act === 'agreement' && !may('agreements.send') ? null : (
          <Button
            key={act}
            look={value === act ? 'strong' : 'secondary'}
            size="sm"
            className="max-sm:min-h-11"
            data-key={String(index + 1)}
            aria-pressed={value === act}
            onClick={() => onChoose(value === act ? '' : act)}
          >
            {words.next[act]} <Kbd className="hidden sm:inline">{String(index + 1)}</Kbd>
          </Button>
        ),
      )}
    </fieldset>
  );
};

/** The call form, in the order in which callers talk: their number, name and story first, then the questions. */
export const PhoneIntakeForm = ({ call }: { call: ReturnType<typeof usePhoneIntake> }) => {
  const { form, values, questions, wording } = call;
  const caseTypes = useCaseTypes();
  const people = usePeople();
  const [, navigate] = useLocation();
  const { data: me } = useAccount();
  const others = people.filter(({ id }) => id !== me?.id);
  const myName = people.find(({ id }) => id === me?.id)?.name ?? me?.username ?? '';
  const root = useRef<HTMLDivElement>(null);
  const [isMore, setMore] = useState(false);
  const { submitCount, isSubmitted, errors } = form.form.formState;
  const missing = findMissing(questions, values.typed);
  const problems = { ...(isSubmitted && missing), ...findUnreadable(questions, values.typed) };
  const isMoreWrong = 'email' in errors || 'dateOfBirth' in errors;

  useEffect(() => {
    // Wait a frame: the layout first moves the focus to a new screen's heading.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => root.current?.querySelector('input')?.focus()),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    const wrong =
      submitCount > 0 && root.current?.querySelector('[aria-invalid="true"], [data-problem="true"]');
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [submitCount]);

  return (
    // Entered values are kept as a draft, so no warning before a reload is needed.
    <RecordForm
      form={{ isDirty: false, submit: () => call.submit() }}
      onKeyDown={onKeyDown}
      className="space-y-4"
    >
      {/* The margin keeps a field and its error above the bar at the foot. */}
      <div
        ref={root}
        className="grid max-w-5xl items-start gap-5 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] [&_:is(input,select,textarea)]:scroll-mb-44"
      >
        {call.isRestored && (
          <p className="flex flex-wrap items-center gap-x-3 rounded-md bg-info-soft px-4 py-2 text-sm text-info lg:col-span-2">
            We kept what you typed earlier.
            <TextButton onClick={call.startOver} label="Clear the form" />
          </p>
        )}
        <div className="grid gap-5">
          <section aria-label="The call" className={`${cardClass} grid gap-4 p-5`}>
            <Field
              {...form.field('phoneNumber')}
              label={clientLabels.phoneNumber}
              type="tel"
              maxLength={40}
            />
            <KnownPerson
              {...values}
              onChoose={(id) => {
                if (call.isOnlyNumber) call.startOver();
                navigate(staffPaths.client(id));
              }}
            />
            <div className={two}>
              <Field {...form.field('firstName')} label={clientLabels.firstName} maxLength={100} />
              <Field {...form.field('lastName')} label={clientLabels.lastName} maxLength={100} />
            </div>
            <TextArea
              {...form.field('additionalInfo')}
              label="In their own words"
              rows={4}
              maxLength={5000}
            />
            <Select
              {...form.field('caseType')}
              label={clientLabels.caseType}
              first="Select a case type"
              choices={caseTypes}
            />
            <div data-questions className="grid gap-4 empty:hidden">
              <QuestionFields
                prefix="call"
                questions={questions}
                typed={values.typed}
                problems={problems}
                onType={(typed) => form.form.setValue('typed', typed, { shouldDirty: true })}
              />
            </div>
            <Field
              {...form.field('campaign')}
              label="How they found us"
              hint="Optional. What they say: an ad, a search, a friend, another lawyer."
              list="found-us"
              maxLength={100}
            />
            <datalist id="found-us">
              {words.found.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          </section>
          <details
            open={isMore || isMoreWrong}
            onToggle={({ currentTarget }) => setMore(currentTarget.open)}
            className={`${cardClass} px-5`}
          >
            <summary className="min-h-row cursor-pointer py-3 text-sm font-semibold">
              More about them{' '}
              <span className="font-normal text-muted">
                e-mail, address, birth date, language, who speaks, a note
              </span>
            </summary>
            <div className={`${two} pb-5`}>
              <Field
                {...form.field('email')}
                label={clientLabels.email}
                hint="Optional."
                inputMode="email"
                maxLength={254}
              />
              <DetailFields form={form} values={values} />
              <Select
                {...form.field('source')}
                label="How they reached us"
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
          </details>
        </div>
        {wording && (
          <Card title="Read this aloud and record their answer" className="lg:sticky lg:top-4">
            <p className="mb-3 text-sm">{`“${wording.text}”`}</p>
            <YesOrNo
              id="call-consent"
              label="Calls and texts"
              value={yesOrNo(values.contactConsent) === undefined ? '' : values.contactConsent}
              onChange={(answer) => form.form.setValue('contactConsent', answer, { shouldDirty: true })}
            />
          </Card>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3 max-sm:-mt-2 sm:sticky sm:bottom-0 sm:z-[5] lg:col-span-2">
          <Next
            value={values.next}
            onChoose={(next) => form.form.setValue('next', next, { shouldDirty: true })}
          />
          <div className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2 max-sm:w-full">
            {isSubmitted && Object.keys(missing).length > 0 && (
              <Button look="secondary" disabled={form.busy} onClick={() => call.submit(true)}>
                Save without these answers
              </Button>
            )}
            <span aria-hidden className="hidden items-center gap-2 text-xs text-muted sm:flex">
              <Kbd>{shortcutLabel('Enter')}</Kbd> to save
            </span>
            <SubmitButton busy={form.busy} className="max-sm:grow" label="Save lead" />
          </div>
          <div className="w-full text-sm empty:hidden">
            <FormFailure form={form} />
            <p role="status" className="text-danger empty:hidden">
              {isSubmitted &&
                Object.keys(missing).length > 0 &&
                (Object.keys(missing).length === 1
                  ? 'One required question has no answer yet. Ask it, or save without it.'
                  : `${Object.keys(missing).length} required questions have no answers yet. Ask them, or save without them.`)}
            </p>
          </div>
        </div>
      </div>
    </RecordForm>
  );
};
