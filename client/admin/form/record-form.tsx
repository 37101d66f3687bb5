import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary } from './error-summary';
import type { RecordFormState } from './use-record-form';

/** Warns before the tab is closed or reloaded over something that was typed. */
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
  // A dialog over the form is inside it for React, and not for the person.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};

type RecordFormProps = {
  form: Pick<RecordFormState, 'isDirty' | 'submit'>;
  className?: string;
  children: ReactNode;
};

/** Every staff form: Ctrl or Meta with Enter saves from any field, a reload over something typed asks first, and what is wrong stands above it, too. */
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

/** Why the last save failed; it stays when the toast, which says it aloud, has gone. */
export const FormFailure = ({ form: { failure } }: { form: Pick<RecordFormState, 'failure'> }) =>
  failure && (
    <p className="text-sm text-danger">
      <span className="font-semibold">{failure.title}</span>: {failure.text}
    </p>
  );
