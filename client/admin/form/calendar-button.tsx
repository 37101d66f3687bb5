import { useRef } from 'react';
import { CalendarDays } from '../icons';

type CalendarButtonProps = {
  type: 'date' | 'datetime-local';
  label: string;
  value: string;
  onPick: (value: string) => void;
};

/** Opens the browser's calendar from the end of a text field, which it lies in. */
export const CalendarButton = ({ type, label, value, onPick }: CalendarButtonProps) => {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type={type}
        tabIndex={-1}
        aria-hidden
        value={value}
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
    </>
  );
};
