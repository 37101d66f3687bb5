import { type ComponentProps, useRef } from 'react';
import { controlClass, type FieldFrame } from '../../ui/field';
import { CalendarDays } from '../icons';

/** The props of a field whose value is what its words stand for, or the words that could not be read. */
export type WordsFieldProps = Omit<ComponentProps<typeof FieldFrame>, 'children'> & {
  value: string;
  onChange: (value: string) => void;
};

type WordsInputProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  onType: (words: string) => void;
  calendar: {
    type: 'date' | 'datetime-local';
    label: string;
    value: string;
    onPick: (value: string) => void;
  };
};

/** A line for a date in words, with the browser's calendar at its end. */
export const WordsInput = ({
  onType,
  calendar: { label, onPick, ...calendar },
  ...input
}: WordsInputProps) => {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="relative">
      <input
        type="text"
        autoComplete="off"
        {...input}
        onChange={({ target }) => onType(target.value)}
        className={`${controlClass} pr-12`}
      />
      <input
        ref={picker}
        {...calendar}
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => onPick(target.value)}
        className="pointer-events-none absolute right-0 bottom-0 size-11 opacity-0"
      />
      <button
        type="button"
        // The field itself takes words, so the calendar needs no stop on the way through a form.
        tabIndex={-1}
        aria-label={label}
        title={label}
        onClick={() => picker.current?.showPicker()}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-md text-muted hover:text-ink"
      >
        <CalendarDays aria-hidden className="size-4" />
      </button>
    </div>
  );
};
