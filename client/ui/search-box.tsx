import { type KeyboardEvent, useRef } from 'react';
import { controlClass } from './field';
import { Search, X } from './icons';

type SearchBoxProps = {
  label: string;
  /** The fields that the search covers, if the name does not say it. */
  hint?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onClear: () => void;
};

/** A search field with a button that clears it; Escape does the same. */
export const SearchBox = ({ label, hint = label, value, onChange, onClear }: SearchBoxProps) => {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onClear();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    clear();
  };
  return (
    <search className="relative block min-w-0 grow basis-40 md:max-w-80">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        data-key="/"
        aria-label={label}
        placeholder={hint}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={`${controlClass} pr-11 pl-9`}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={clear}
          className="absolute top-1/2 right-1 grid size-8 -translate-y-1/2 place-items-center rounded-md hover:bg-paper-deep"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </search>
  );
};
