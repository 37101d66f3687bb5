import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import { toFailure } from '../../lib/failure';
import { dismissToast, type Said, toast, toFailed } from '../../lib/toasts';
import { describeField } from './describe-field';
import { type Began, dropDraft, findDraft, keepDraft, whileOnItsWay } from './drafts';
import { getToast, type Problems, toControlName } from './validation';

type Options<Values extends FieldValues> = {
  /** Identifies the form and its record, for the draft and for the field ids. */
  name: string;
  defaults: Values;
  /** The version of the record that `defaults` came from, as it is now. */
  version?: number | undefined;
  /** The record itself, for a form that compares versions on its own. */
  record?: unknown;
  required: readonly Path<Values>[];
  /** Fields that are never kept as a draft. */
  secret?: readonly Path<Values>[];
  validate: (values: Values) => Problems;
  /**
   * Sends the values with the version that the person began with or has seen the changes of, and returns the new one;
   * returns false if the person must decide something first.
   */
  save: (values: Values, version: number) => Promise<unknown>;
  /** The toast after a save. */
  saved?: Said | undefined;
  saveFailed: Said;
  /** A plain description of a failed save; it stays in the form after the toast. The toast's by default. */
  failed?: string;
  /**
   * Called after a successful save; a form that stays open calls `restart` here. `isHere` is false if a save that
   * waited for a connection finished after the person left the form.
   */
  onSaved?: (isHere: boolean) => unknown;
};

/** A field that someone else changed while this form was filled in. */
type Theirs = { name: string; label: string; text: string; value: unknown; isTyped: boolean };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const findVersion = (answer: unknown) => (answer as { version?: number } | undefined)?.version;

const asFieldErrors = <Values extends FieldValues>(problems: Problems) => {
  const errors = {};
  for (const [name, message] of Object.entries(problems)) set(errors, name, { type: 'validation', message });
  return errors as FieldErrors<Values>;
};

/** A staff form: inline errors, toasts, server errors at their fields, and drafts of unsaved input. */
export const useRecordForm = <Values extends FieldValues>(options: Options<Values>) => {
  const { name, defaults, version, record, required, secret = [], validate, save, saved, onSaved } = options;
  const saveFailed = toFailed(options.saveFailed);
  const { failed = saveFailed.description } = options;
  const [stored] = useState(() => findDraft(name));
  const draft = stored?.values;
  const [began, setBegan] = useState<Began>(stored?.began ?? { version, values: defaults, record });
  const [theirs, setTheirs] = useState<readonly Theirs[]>();
  const queries = useQueryClient();
  const [isRestoring, setRestoring] = useState(draft !== undefined);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const done = useRef(false);
  const complaint = useRef(0);
  const complain = (words: Said) => {
    complaint.current = toast.error(words);
  };

  const resolver: Resolver<Values> = (values) => {
    const problems = validate(values);
    return Object.keys(problems).length > 0
      ? { values: {}, errors: asFieldErrors<Values>(problems) }
      : { values, errors: {} };
  };
  const form = useForm<Values>({ defaultValues: began.values as DefaultValues<Values>, resolver });
  // Fields get the focus in the order in which they are registered, and parts of the form register after the rest.
  for (const path of required) form.register(path);
  const { errors, dirtyFields } = form.formState;
  const isDirty = form.formState.isDirty || isRestoring;

  const onOpen = useEffectEvent(() => {
    if (draft) form.reset({ ...(began.values as Values), ...draft }, { keepDefaultValues: true });
    setRestoring(false);
  });
  useEffect(() => onOpen(), []);

  const toFieldId = (path: string) => `${name}-${path}`.replace(/\W+/g, '-');

  /** Takes over what someone else changed, keeps what this person typed, and tells them of both. */
  const onNewer = useEffectEvent((isSaving: boolean) => {
    if (isSaving || version === undefined || began.version === undefined || version <= began.version) return;
    const typed = Object.entries(form.getValues()).filter(
      ([field, value]) => !isSame(value, began.values[field]),
    );
    const isTyped = (field: string) => typed.some(([name]) => name === field);
    const changed = Object.entries(defaults).filter(
      ([field, value]) =>
        !isSame(value, began.values[field]) && !isSame(value, form.getValues(field as Path<Values>)),
    );
    form.reset(defaults);
    for (const [field, value] of typed) form.setValue(field as Path<Values>, value, { shouldDirty: true });
    setBegan({ version, values: defaults, record });
    if (typed.length === 0 || (changed.length === 0 && !failure)) return;
    dismissToast(complaint.current);
    setFailure('');
    setTheirs(
      changed.map(([field, value]) => ({
        name: field,
        ...describeField(toFieldId(field), value),
        value,
        isTyped: isTyped(field),
      })),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer version is what this waits for
  useEffect(() => onNewer(busy), [version, busy]);

  const left = useRef(false);
  const keepTyped = () => {
    const typed = Object.entries(form.getValues()).filter(
      // A value just saved and restarted is no longer a draft.
      ([field, value]) =>
        field in dirtyFields && value !== began.values[field] && !secret.some((name) => name === field),
    );
    if (typed.length > 0) keepDraft(name, { values: Object.fromEntries(typed), began });
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
        toControlName(path) as Path<Values>,
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
    // Someone else may have saved: the newest record brings what they changed.
    if (code === 'CONFLICT' && version !== undefined) void queries.invalidateQueries();
  };

  const send = form.handleSubmit(
    async (values) => {
      setBusy(true);
      try {
        const answer = await whileOnItsWay(name, () => save(values, began.version ?? 0));
        if (answer === false) return keepIfLeft();
        discard();
        setTheirs(undefined);
        setBegan({ version: findVersion(answer) ?? version, values, record });
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
    id: toFieldId(path),
    error: (get(errors, path) as { message?: string } | undefined)?.message,
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
      setTheirs(undefined);
      form.reset(defaults);
    },
    /** Restarts with these values; later input is a draft again. */
    restart: (values: Values) => {
      done.current = false;
      form.reset(values);
      setBegan((before) => ({ ...before, values }));
    },
    theirs,
    takeTheirs: ({ name: field, value }: Theirs) => {
      form.setValue(field as Path<Values>, value as never, { shouldDirty: true });
      setTheirs(theirs?.map((one) => (one.name === field ? { ...one, isTyped: false } : one)));
    },
  };
};

/** The form state that the parts around its fields use. */
export type RecordFormState = Pick<
  ReturnType<typeof useRecordForm>,
  'isDirty' | 'busy' | 'failure' | 'restored' | 'startOver' | 'submit' | 'discard' | 'theirs' | 'takeTheirs'
>;

/** Returns the form's current values, and renders again when they change. */
export const useValues = <Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) =>
  useWatch({ control: form.control }) as Values;
