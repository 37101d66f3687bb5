import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary } from './error-summary';
import type { RecordFormState } from './use-record-form';

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

type RecordFormProps = {
  form: Pick<RecordFormState, 'isDirty' | 'submit'>;
  className?: string;
  children: ReactNode;
};

/**
 * The base of staff forms: Ctrl or Meta with Enter saves from any field, a reload with unsaved input asks first, and
 * errors are listed at the top.
 */
export const RecordForm = ({ form, className, children }: RecordFormProps) => {
  useWarnBeforeUnload(form.isDirty);
  const element = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={element}
      noValidate
      autoComplete="off"
      className={className}
      onKeyDown={submitOnEnter}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <ErrorSummary form={element} />
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
