import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { Toast } from '../../../shared/messages';
import { toFailure } from '../../lib/failure';
import { dismissToast, toast } from '../../lib/toasts';
import { buildDraft, dropDraft, keepDraft, whileOnItsWay } from './drafts';
import { getToast, type Problems } from './validation';

type Options<Values extends FieldValues> = {
  /** Names the form and its record: the key of the draft and of the fields' ids. */
  name: string;
  defaults: Values;
  /** The record that `defaults` were taken from. */
  base?: unknown;
  required: readonly Path<Values>[];
  /** Fields that are never kept as a draft. */
  secret?: readonly Path<Values>[];
  validate: (values: Values) => Problems;
  /** Sends the values; answers false when the person has to decide something first. */
  save: (values: Values) => Promise<unknown>;
  /** The toast after a save. */
  saved?: Toast | undefined;
  saveFailed: Toast;
  /** The plain words of a failed save: they stay in the form when the toast has gone. */
  failed?: string;
  /**
   * Called after a save that went through; a form that stays open calls `restart` there. A save that had to wait for
   * a connection may end when the person has left the form.
   */
  onSaved?: (isHere: boolean) => unknown;
};

const asFieldErrors = <Values extends FieldValues>(problems: Problems) =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [name, { type: 'validation', message }]),
  ) as FieldErrors<Values>;

/** A staff form: inline errors and toasts, the server's refusals at their fields, and nothing typed ever lost. */
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
      // What was saved a moment ago, and begins anew, is not typed any more.
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
    // What is on its way is no draft, unless it fails.
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
    // What the last attempt complained about is about to be judged anew.
    dismissToast(complaint.current);
    setFailure('');
    send();
  };

  /** What a field needs: its id, its error, whether it must be filled, and its registration. */
  const field = (path: Path<Values>) => ({
    ...form.register(path),
    id: `${name}-${path}`.replace(/\W+/g, '-'),
    error: errors[path]?.message as string | undefined,
    required: required.includes(path),
  });

  /** The same for a control that tells its value itself, and is told it. */
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
    /** What the last save failed of, under the plain words for it. */
    failure: failed && failure ? { title: failed, text: failure } : undefined,
    restored: draft !== undefined,
    startOver: () => {
      dropDraft(name);
      form.reset(defaults);
    },
    /** Begins anew with these values; what is typed from now on is a draft again. */
    restart: (values: Values) => {
      done.current = false;
      form.reset(values);
    },
  };
};

/** A form's state as the parts around its fields see it. */
export type RecordFormState = Pick<
  ReturnType<typeof useRecordForm>,
  'isDirty' | 'busy' | 'failure' | 'restored' | 'startOver' | 'submit' | 'discard'
>;
