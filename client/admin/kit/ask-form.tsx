import { type ComponentProps, type FormEvent, useState } from 'react';
import { messages } from '../../../shared/messages';
import { toFailure } from '../../lib/failure';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';

type AskFormProps = Omit<ComponentProps<typeof Field>, 'onSubmit' | 'name' | 'error' | 'size'> & {
  submit: string;
  onSubmit: (value: string) => Promise<unknown>;
  onCancel?: () => void;
  size?: ComponentProps<typeof Button>['size'];
  /** The sentence for an empty field. */
  missing?: string;
  /** Returns the sentence for an error that this form's own call can cause. */
  problemOf?: (error: unknown) => string;
};

/** Asks for one value, such as a password or a code, and shows errors at the field. */
export const AskForm = (props: AskFormProps) => {
  const { submit, onSubmit, onCancel, size, missing = messages.form.required, problemOf, ...field } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog rendered inside another form bubbles its events to that form in React.
    event.stopPropagation();
    if (busy) return;
    const value = String(new FormData(event.currentTarget).get('value'));
    if (value.trim() === '') return setProblem(missing);
    setBusy(true);
    setProblem('');
    try {
      await onSubmit(value);
    } catch (error) {
      const { message, issues } = toFailure(error);
      setProblem(
        problemOf?.(error) ?? issues[0]?.message ?? message ?? 'That did not work. Please try again.',
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={send} aria-busy={busy} className="space-y-4 print:hidden">
      <Field {...field} name="value" required error={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size={size} aria-disabled={busy} label={submit} />
        {onCancel && <Button look="secondary" size={size} onClick={onCancel} label="Cancel" />}
      </div>
    </form>
  );
};
