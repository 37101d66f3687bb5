import { useState } from 'react';
import { momentOfWall, toWallTime, wallOfText, wallText } from '../../../shared/zoned-time';
import { readMoment } from '../../lib/read-moment';
import { fullMoment, inClockOrder, timeZone, toMoment } from '../../lib/times';
import { FieldFrame } from '../../ui/field';
import { type WordsFieldProps, WordsInput } from './words-input';

/** The moment field's answer to words that it cannot read. */
export const refusedMoment = 'Enter a date and time, such as tomorrow 9, or choose one.';

/** A person with more possible time zones than this could be anywhere, so no local time is shown. */
const mostZones = 4;

type MomentFieldProps = WordsFieldProps & {
  'data-autofocus'?: boolean | undefined;
  /** The possible time zones of the person to call; without them, the clerk's own clock applies. */
  zones?: readonly string[] | undefined;
};

/**
 * A moment in words ("tomorrow 9", "in 2 hours") or from the browser's calendar. The full result shows below. Words
 * that make no sense are passed on unchanged, so that the form rejects them.
 */
export const MomentField = ({
  zones = [],
  value,
  onChange,
  hint,
  'data-autofocus': autofocus,
  ...frame
}: MomentFieldProps) => {
  const [typed, setTyped] = useState({ text: '', value: '' });
  const theirs = zones.length <= mostZones ? zones : [];
  // With several possible zones, use the one whose clock is behind, so that nobody is called too early.
  const zone = inClockOrder(theirs, Date.now())[0] ?? timeZone();
  const moment = toMoment(value);
  const at = moment === undefined ? undefined : Date.parse(moment);
  const wall = at === undefined ? '' : wallText(toWallTime(at, zone));
  const text =
    typed.value === value ? typed.text : at === undefined ? value : fullMoment(at, [], { here: zone });

  const type = (words: string) => {
    const read = readMoment(words, { now: Date.now(), zone });
    const next = read === undefined ? words.trim() : new Date(read).toISOString();
    setTyped({ text: words, value: next });
    onChange(next);
  };
  const pick = (chosen: string) =>
    onChange(chosen && new Date(momentOfWall(wallOfText(chosen), zone)).toISOString());
  const said =
    at === undefined
      ? value !== '' && !frame.error && 'We can’t read that. Try: tomorrow 9, in 2 hours, fri 3pm, 12/3 10am'
      : fullMoment(at, theirs);

  return (
    <FieldFrame
      {...frame}
      hint={
        <span aria-live="polite">
          {said || hint || 'For example: tomorrow 9, in 2 hours, fri 3pm, 12/3 10am'}
        </span>
      }
    >
      {(control) => (
        <WordsInput
          data-autofocus={autofocus}
          {...control}
          value={text}
          onType={type}
          calendar={{ type: 'datetime-local', label: 'Choose a date and time', value: wall, onPick: pick }}
        />
      )}
    </FieldFrame>
  );
};
