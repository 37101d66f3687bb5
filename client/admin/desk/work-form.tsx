import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type ClientRecord, leadStatuses } from '../../../shared/schemas/client';
import { callOutcomes } from '../../../shared/schemas/desk';
import { trpc } from '../../lib/trpc';
import { shortcutLabel } from '../../lib/use-shortcut';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Field, FieldError } from '../../ui/field';
import { Kbd } from '../../ui/kbd';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { MomentField } from '../form/moment-field';
import { FormFailure, RecordForm } from '../form/record-form';
import { SignedFields } from '../form/signed-fields';
import { SubmitButton } from '../form/submit-button';
import { Plus } from '../icons';
import { ReasonField } from '../turn-down/reason-choice';
import { deskWords } from './desk-words';
import { giveKeys } from './held-keys';
import { useWorkForm } from './use-work-form';

const words = deskWords.work;
const minute = 60_000;

const outcomeClass =
  'relative flex min-h-row grow cursor-pointer items-center gap-2 rounded-md border border-control bg-card px-2.5 py-1 text-sm leading-tight hover:border-ink has-checked:border-accent has-checked:bg-warning-soft has-checked:font-semibold forced-colors:has-checked:border-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2';

type WorkFormProps = {
  client: ClientRecord;
  /** In the queue: called after a save to open the next lead. */
  onNext?: () => void;
};

/** The form for a call. It works by keyboard alone: a number key, the note, Ctrl+Enter. */
export const WorkForm = ({ client, onNext }: WorkFormProps) => {
  // The proposed next call changes with the time of day.
  const { data: desk } = trpc.desk.lead.useQuery({ id: client.id }, { refetchInterval: minute });
  const { form, choose, chooseKey } = useWorkForm(client, desk, onNext);
  const [outcome, status, reason, nextTitle, nextAt] = useWatch({
    control: form.form.control,
    name: ['outcome', 'status', 'statusReason', 'nextTitle', 'nextAt'],
  });
  const [asksMore, setAsksMore] = useState(false);
  const follows = asksMore || [outcome, status, nextTitle, nextAt].some(Boolean);
  const group = useRef<HTMLFieldSetElement>(null);
  const note = useRef<HTMLTextAreaElement | null>(null);
  const isQueue = onNext !== undefined;
  // The call plan loads with the desk: an outcome chosen earlier would propose nothing.
  const takesFocus = isQueue && desk !== undefined;
  useEffect(() => {
    // Wait a frame: the layout first moves the focus to a new screen's heading.
    const frame =
      takesFocus &&
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          group.current?.querySelector('input')?.focus();
          void giveKeys();
        }),
      );
    return () => void (frame && cancelAnimationFrame(frame));
  }, [takesFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !chooseKey(event.key)) return;
    event.preventDefault();
    note.current?.focus();
  };
  const { error, id } = form.field('outcome');
  const noteField = form.field('note');
  const tryCount = desk && desk.tries <= desk.calls.length ? words.tryAgain : words.tryCount;
  const planned = (desk?.waitHours.length ?? 0) + 1;

  return (
    // Entered values survive a reload, so no warning is needed.
    <RecordForm
      form={{ isDirty: false, submit: form.submit }}
      className="space-y-3 max-md:space-y-2 max-md:[--spacing-row:2.5rem] md:[--spacing-control:2.5rem] md:[--spacing-row:2.25rem]"
    >
      <fieldset
        ref={group}
        disabled={!desk}
        onKeyDown={onKeyDown}
        aria-describedby={`${id}-hint ${id}-error`}
      >
        <legend className="float-left mb-1.5 mr-3 text-sm font-semibold">How the call went</legend>
        <p id={`${id}-hint`} className="mb-1.5 text-sm text-muted">
          {desk &&
            (desk.tries < planned
              ? tryCount(desk.tries, planned)
              : `This is the last of ${planned} planned tries. If nobody answers, choose the next date yourself or turn the lead down.`)}{' '}
          <span className="sr-only">Press 1 to 6 to choose.</span>
        </p>
        <div className="clear-both grid grid-cols-2 gap-2 @[36rem]:grid-cols-[auto_auto_auto]">
          {callOutcomes.map((choice, index) => (
            <label key={choice} className={outcomeClass}>
              <input
                type="radio"
                name="outcome"
                value={choice}
                checked={outcome === choice}
                onChange={() => choose(choice)}
                className="absolute inset-y-0 right-0 w-9 cursor-pointer appearance-none outline-none"
              />
              <span className="grow @[34rem]:whitespace-nowrap">{choice}</span>
              <Kbd className="hidden sm:inline">{String(index + 1)}</Kbd>
            </label>
          ))}
        </div>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </fieldset>
      <TextArea
        {...noteField}
        ref={(element) => {
          noteField.ref(element);
          note.current = element;
        }}
        label="Call notes"
        rows={2}
        maxLength={5000}
        readOnly={form.busy}
      />
      {follows && (
        <div className="grid items-start gap-x-4 gap-y-3 @lg:grid-cols-2">
          <Select
            {...form.field('status')}
            label="The lead is now"
            autoFocus={asksMore}
            first={`${client.status} (no change)`}
            choices={leadStatuses}
          />
          {status === 'Signed' && <SignedFields form={form} />}
          <Field {...form.field('nextTitle')} label="Next step" maxLength={200} />
          <MomentField {...form.control('nextAt')} label="Due" value={nextAt} zones={desk?.zones} />
          <Checkbox {...form.field('nextIsCall')} error={undefined} required={false} label="This is a call" />
          <Checkbox {...form.field('remind')} error={undefined} required={false} label="Remind me" />
        </div>
      )}
      {status === 'Turned down' && (
        <ReasonField {...form.control('statusReason')} label="Why we are turning it down" value={reason} />
      )}
      {/* On a phone the button stays above the tabs of the lead, however long the form is. */}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 bg-card max-md:sticky max-md:bottom-14 max-md:-my-2 max-md:py-2">
        {!follows && (
          <Button icon={Plus} look="quiet" className="mr-auto" onClick={() => setAsksMore(true)}>
            Status or next step
          </Button>
        )}
        <span aria-hidden className="hidden items-center gap-2 text-xs text-muted sm:flex">
          <Kbd>{shortcutLabel('Enter')}</Kbd> to save
        </span>
        <SubmitButton busy={form.busy} look="strong" className="max-sm:grow">
          {isQueue ? 'Save and open the next' : 'Save'}
        </SubmitButton>
      </div>
      <FormFailure form={form} />
    </RecordForm>
  );
};
