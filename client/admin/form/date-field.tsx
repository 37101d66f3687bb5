import { useState } from 'react';
import { formatDate, readDate, readDay } from '../../../shared/read-date';
import { dayRange } from '../../../shared/rules/answers';
import { today } from '../../lib/times';
import { FieldFrame } from '../../ui/field';
import { type WordsFieldProps, WordsInput } from './words-input';

/** The refusal of words that are no date. */
export const refusedDate = 'Enter a date such as 11/12/26, Nov 12, May 2026 or 3 years ago.';
export const refusedDay = 'Enter a day such as 11/12/26 or Nov 12.';

type DateFieldProps = WordsFieldProps & {
  autoFocus?: boolean;
  'data-problem'?: boolean | undefined;
  /** Only a whole day will do. */
  isDay?: boolean;
};

/** A stored date in words that the reader reads. */
const inWords = (value: string) => (value.includes('/') ? value : formatDate(value));

/**
 * A date as people say it ("May 2026", "3 years ago") or from the browser's calendar; below stands how it was
 * understood. Words that are no date are passed on unchanged, so that the form rejects them.
 */
export const DateField = ({ value, onChange, isDay = false, hint, ...props }: DateFieldProps) => {
  const { autoFocus, 'data-problem': problem, ...frame } = props;
  const [typed, setTyped] = useState({ text: '', value: '' });
  const text = typed.value === value ? typed.text : inWords(value);
  const type = (words: string) => {
    const read = isDay ? readDay(words, today()) : readDate(words, today())?.value;
    setTyped({ text: words, value: read ?? words.trim() });
    onChange(read ?? words.trim());
  };
  const isExact = /^\d{4}-\d\d-\d\d$/.test(value);
  const isRead = dayRange(value) !== undefined && (isExact || !isDay);
  const refused = isDay ? refusedDay : refusedDate;
  // A schema's message speaks of ISO.
  const error = frame.error && value !== '' && !isRead ? refused : frame.error;
  const example = isDay ? 'For example: 11/12/26, Nov 12' : 'For example: 11/12/26, May 2026, 3 years ago';
  const shown = isRead
    ? `${formatDate(value)}${isExact ? '' : '. Exact day?'}`
    : value !== '' && !error && refused;

  return (
    <FieldFrame
      {...frame}
      error={error}
      hint={
        <span aria-live="polite" className={isRead ? 'text-success' : undefined}>
          {shown || hint || example}
        </span>
      }
    >
      {(control) => (
        <WordsInput
          maxLength={60}
          autoFocus={autoFocus}
          data-problem={problem}
          {...control}
          value={text}
          onType={type}
          calendar={{
            type: 'date',
            label: 'Choose a date',
            value: isExact ? value : '',
            onPick: (chosen) => {
              setTyped({ text: '', value: '' });
              onChange(chosen);
            },
          }}
        />
      )}
    </FieldFrame>
  );
};

type DayFilterProps = Pick<DateFieldProps, 'id' | 'label'> & {
  /** The chosen day; empty for none. */
  day: string;
  onDay: (day: string) => void;
};

/** A day that filters: what is still being typed changes nothing. */
export const DayFilter = ({ day, onDay, ...props }: DayFilterProps) => {
  const [typed, setTyped] = useState({ words: '', day: '' });
  const change = (words: string) => {
    const next = words.trim() === '' ? '' : (readDay(words, today()) ?? day);
    setTyped({ words, day: next });
    if (next !== day) onDay(next);
  };
  return <DateField {...props} isDay value={typed.day === day ? typed.words : day} onChange={change} />;
};
