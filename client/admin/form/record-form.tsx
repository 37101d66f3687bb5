import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { TextButton } from '../../ui/press';
import { formatLabel } from './describe-field';
import type { RecordFormState } from './use-record-form';

type Changed = Pick<RecordFormState, 'theirs' | 'takeTheirs'>;

/** Says what someone else saved while this form was filled in; nothing that was typed is replaced. */
const ChangedMeanwhile = ({ theirs, takeTheirs }: Partial<Changed>) => (
  <div role="alert" className="col-span-full w-full empty:hidden">
    {theirs && (
      <div className="rounded-md bg-warning-soft px-5 py-2 text-sm text-warning">
        <p className="font-semibold">
          Someone else changed this meanwhile. What you typed is still here, and not saved.
        </p>
        <ul>
          {theirs.map((one) => (
            <li key={one.name} className="break-words whitespace-pre-wrap">
              {one.label && <span className="font-semibold">{`${one.label}: `}</span>}
              {one.text}{' '}
              {one.isTyped && (
                <TextButton onClick={() => takeTheirs?.(one)}>
                  Take theirs<span className="sr-only">{` for ${one.label}`}</span>
                </TextButton>
              )}
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);

type Wrong = { id: string; label: string };

/**
 * Returns the fields that show an error, in order. It reads them from the page, so that it always agrees with the
 * screen.
 */
const findInvalid = (form: HTMLFormElement): Wrong[] =>
  [...form.querySelectorAll<HTMLElement>('[id$="-error"]:not(:empty)')].flatMap(({ id }) => {
    const control = form.querySelector<HTMLElement>(`[aria-describedby~="${id}"]`);
    return control ? [{ id, label: formatLabel(control) }] : [];
  });

/** Everything in a form that takes an answer, in its order. */
export const controlsOfForm = ':is(input, select, textarea):not([tabindex="-1"], [type="hidden"])';

const focusField = (errorId: string) => {
  const field = document.querySelector<HTMLElement>(`[aria-describedby~="${errorId}"]`);
  const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input') : field;
  control?.focus();
};

/** Lists the fields with errors above a form that could not be saved, each with a link to its field. */
const ErrorSummary = ({ form }: { form: RefObject<HTMLFormElement | null> }) => {
  const [wrong, setWrong] = useState<Wrong[]>([]);
  // Errors change only when the form renders.
  useEffect(() => {
    const invalid = form.current ? findInvalid(form.current) : [];
    if (JSON.stringify(invalid) !== JSON.stringify(wrong)) setWrong(invalid);
  });
  return (
    <div role="alert" className="col-span-full w-full empty:hidden">
      {wrong.length > 0 && (
        <p className="flex flex-wrap gap-x-3 rounded-md bg-danger-soft px-5 py-2 text-sm text-danger">
          <span className="inline-flex min-h-6 items-center font-semibold">Please check:</span>
          {wrong.map(({ id, label }) => (
            <a
              key={id}
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(id);
              }}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  );
};

/** Warns before the tab closes or reloads with unsaved input. */
const useWarnBeforeUnload = (isDirty: boolean) => {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
};

const submitOnEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // React treats a dialog above the form as part of it.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};

type RecordFormProps = Omit<ComponentProps<'form'>, 'form' | 'onSubmit' | 'ref'> & {
  form: Pick<RecordFormState, 'isDirty' | 'submit'> & Partial<Changed>;
};

/**
 * The base of staff forms: Ctrl or Meta with Enter saves from any field, a reload with unsaved input asks first, and
 * errors are listed at the top.
 */
export const RecordForm = ({ form, onKeyDown, children, ...rest }: RecordFormProps) => {
  useWarnBeforeUnload(form.isDirty);
  const element = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={element}
      noValidate
      autoComplete="off"
      {...rest}
      onKeyDown={(event) => {
        submitOnEnter(event);
        onKeyDown?.(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <ErrorSummary form={element} />
      <ChangedMeanwhile {...form} />
      {children}
    </form>
  );
};

/** The last save error; it stays after the toast that announced it. */
export const FormFailure = ({ form: { failure } }: { form: Pick<RecordFormState, 'failure'> }) =>
  failure && (
    <p className="text-sm text-danger">
      <span className="font-semibold">{failure.title}</span>: {failure.text}
    </p>
  );
