import { useState } from 'react';
import { parseDuration } from '../../../shared/schemas/sequence';
import { controlClass, FieldFrame } from '../../ui/field';
import { Select } from '../../ui/select';
import type { WordsFieldProps } from '../form/words-input';

const lengths = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const;
export type Unit = keyof typeof lengths;

const write = {
  minutes: (count: string) => `PT${count}M`,
  hours: (count: string) => `PT${count}H`,
  days: (count: string) => `P${count}D`,
};

/** Splits an ISO 8601 duration into a number and the largest unit that holds it without a rest. */
const read = (duration: string, units: readonly Unit[] = ['minutes', 'hours', 'days']) => {
  const length = parseDuration(duration) ?? 0;
  const unit = units.findLast((one) => length > 0 && length % lengths[one] === 0) ?? units[0]!;
  return { count: Math.round(length / lengths[unit]), unit };
};

/** Formats a length of time for reading, such as “2 hours”. */
export const formatLength = (duration: string, units?: readonly Unit[]): string => {
  const { count, unit } = read(duration, units);
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
};

/** The value is an ISO 8601 duration, or what could not be one. */
type DurationFieldProps = WordsFieldProps & {
  'data-autofocus'?: boolean | undefined;
  units: readonly Unit[];
  unitLabel: string;
};

/** A length of time: a number, and its unit. */
export const DurationField = ({ value, onChange, units, unitLabel, ...props }: DurationFieldProps) => {
  const { 'data-autofocus': autofocus, ...frame } = props;
  const [typed, setTyped] = useState({ text: '', unit: units[0]!, value: '' });
  const stored = read(value, units);
  const { text, unit } = typed.value === value ? typed : { text: String(stored.count), unit: stored.unit };
  const type = (next: string, of: Unit) => {
    // Without a whole number it stays what the schema refuses.
    const written = /^\d+$/.test(next.trim()) ? write[of](next.trim()) : `${next}?`;
    setTyped({ text: next, unit: of, value: written });
    onChange(written);
  };
  return (
    <>
      <FieldFrame {...frame}>
        {(control) => (
          <input
            type="text"
            inputMode="numeric"
            data-autofocus={autofocus}
            {...control}
            value={text}
            onChange={({ target }) => type(target.value, unit)}
            className={controlClass}
          />
        )}
      </FieldFrame>
      <Select
        id={`${frame.id}-unit`}
        label={unitLabel}
        value={unit}
        onChange={({ target }) => type(text, units.find((one) => one === target.value) ?? unit)}
        choices={units.map((one) => ({ value: one, label: one[0]!.toUpperCase() + one.slice(1) }))}
      />
    </>
  );
};
