import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import type { Toast } from '../../../shared/messages';
import { toFailure } from '../../lib/failure';
import { dismissToast, toast } from '../../lib/toasts';
import { buildDraft, dropDraft, keepDraft, whileOnItsWay } from './drafts';
import { getToast, type Problems } from './validation';

type Options<Values extends FieldValues> = {
  /** Identifies the form and its record, for the draft and for the field ids. */
  name: string;
  defaults: Values;
  /** The record that `defaults` came from. */
  base?: unknown;
  required: readonly Path<Values>[];
  /** Fields that are never kept as a draft. */
  secret?: readonly Path<Values>[];
  validate: (values: Values) => Problems;
  /** Sends the values; returns false if the person must decide something first. */
  save: (values: Values) => Promise<unknown>;
  /** The toast after a save. */
  saved?: Toast | undefined;
  saveFailed: Toast;
  /** A plain description of a failed save; it stays in the form after the toast. */
  failed?: string;
  /**
   * Called after a successful save; a form that stays open calls `restart` here. `isHere` is false if a save that
   * waited for a connection finished after the person left the form.
   */
  onSaved?: (isHere: boolean) => unknown;
};

const asFieldErrors = <Values extends FieldValues>(problems: Problems) =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [name, { type: 'validation', message }]),
  ) as FieldErrors<Values>;

/** A staff form: inline errors, toasts, server errors at their fields, and drafts of unsaved input. */
export const useRecordForm = <Values extends FieldValues>(options: Options<Values>) => {
  const {
    name,
    defaults,
    base,
    required,
    secret = [],
    validate,
    save,
    saved,
    saveFailed,
    failed,
    onSaved,
  } = options;
  const [draft] = useState(() => buildDraft(name));
  const [isRestoring, setRestoring] = useState(draft !== undefined);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const done = useRef(false);
  const complaint = useRef(0);
  const complain = (words: Toast) => {
    complaint.current = toast.error(words);
  };

  const resolver: Resolver<Values> = (values) => {
    const problems = validate(values);
    return Object.keys(problems).length > 0
      ? { values: {}, errors: asFieldErrors<Values>(problems) }
      : { values, errors: {} };
  };
  const form = useForm<Values>({ defaultValues: defaults as DefaultValues<Values>, resolver });
  // Fields get the focus in the order in which they are registered, and parts of the form register after the rest.
  for (const path of required) form.register(path);
  const { errors, dirtyFields } = form.formState;
  const isDirty = form.formState.isDirty || isRestoring;

  const onOpen = useEffectEvent(() => {
    if (draft) form.reset({ ...defaults, ...draft }, { keepDefaultValues: true });
    setRestoring(false);
  });
  useEffect(() => onOpen(), []);

  const left = useRef(false);
  const keepTyped = () => {
    const typed = Object.entries(form.getValues()).filter(
      // A value just saved and restarted is no longer a draft.
      ([field, value]) =>
        field in dirtyFields && value !== defaults[field] && !secret.some((name) => name === field),
    );
    if (typed.length > 0) keepDraft(name, { values: Object.fromEntries(typed), base });
  };
  const keepIfLeft = () => {
    if (left.current) keepTyped();
  };
  const onLeave = useEffectEvent(() => {
    left.current = true;
    // Values being saved are not a draft unless the save fails.
    if (!done.current && isDirty && !busy) keepTyped();
  });
  useEffect(() => () => onLeave(), []);

  const discard = () => {
    done.current = true;
    dropDraft(name);
  };

  const showRefusal = (error: unknown) => {
    const { code, message, issues } = toFailure(error);
    if (code === 'UNAUTHORIZED') return;
    for (const [index, { path, message: text }] of issues.entries())
      form.setError(
        String(path[0]) as Path<Values>,
        { type: 'server', message: text },
        { shouldFocus: index === 0 },
      );
    const description =
      message ??
      (code === 'OFFLINE'
        ? 'We could not reach the server. What you typed is still here. Please try again.'
        : saveFailed.description);
    complain({ title: saveFailed.title, description });
    setFailure(description ?? '');
  };

  const send = form.handleSubmit(
    async (values) => {
      setBusy(true);
      try {
        if ((await whileOnItsWay(name, () => save(values))) === false) return keepIfLeft();
        discard();
        if (saved) toast.success(saved);
        onSaved?.(!left.current);
      } catch (error) {
        keepIfLeft();
        showRefusal(error);
      } finally {
        setBusy(false);
      }
    },
    () => complain(getToast(validate(form.getValues()))),
  );

  const submit = () => {
    if (busy) return;
    // Clear the last error; the form validates again.
    dismissToast(complaint.current);
    setFailure('');
    send();
  };

  /** Returns a field's props: id, error, required flag and registration. */
  const field = (path: Path<Values>) => ({
    ...form.register(path),
    id: `${name}-${path}`.replace(/\W+/g, '-'),
    error: errors[path]?.message as string | undefined,
    required: required.includes(path),
  });

  /** The same for a controlled component. */
  const control = (path: Path<Values>) => {
    const { id, error } = field(path);
    const onChange = (value: PathValue<Values, typeof path>) =>
      form.setValue(path, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    return { id, error, onChange };
  };

  return {
    form,
    field,
    control,
    submit,
    discard,
    isDirty,
    busy,
    /** The last save error, under its plain description. */
    failure: failed && failure ? { title: failed, text: failure } : undefined,
    restored: draft !== undefined,
    startOver: () => {
      dropDraft(name);
      form.reset(defaults);
    },
    /** Restarts with these values; later input is a draft again. */
    restart: (values: Values) => {
      done.current = false;
      form.reset(values);
    },
  };
};

/** The form state that the parts around its fields use. */
export type RecordFormState = Pick<
  ReturnType<typeof useRecordForm>,
  'isDirty' | 'busy' | 'failure' | 'restored' | 'startOver' | 'submit' | 'discard'
>;

/** Returns the form's current values, and renders again when they change. */
export const useValues = <Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) =>
  useWatch({ control: form.control }) as Values;
