import { useState } from 'react';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { turnDownWords as words } from './turn-down-words';
import { useReasons } from './use-reasons';

type ReasonFieldProps = {
  id: string;
  label: string;
  hint?: string;
  value: string;
  error?: string;
  onChange: (reason: string) => void;
};

/** The choice for a reason that is not on the list. */
const another = ' ';

/** Asks in a form for a reason from the firm's list, or in the clerk's own words. */
export const ReasonField = ({ id, label, hint, value, error, onChange }: ReasonFieldProps) => {
  const reasons = useReasons();
  const [isOwn, setOwn] = useState(false);
  const isWritten = isOwn || (value !== '' && !reasons.includes(value));
  return (
    <>
      <Select
        id={id}
        label={label}
        hint={hint}
        required
        error={isWritten ? undefined : error}
        value={isWritten ? another : value}
        onChange={({ target }) => {
          setOwn(target.value === another);
          onChange(target.value === another ? '' : target.value);
        }}
      >
        <option value="">Choose a reason</option>
        {reasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
        <option value={another}>{words.another}</option>
      </Select>
      {isWritten && (
        <Field
          id={`${id}-own`}
          label={words.own}
          required
          maxLength={500}
          value={value}
          error={error}
          onChange={({ target }) => {
            setOwn(true);
            onChange(target.value);
          }}
        />
      )}
    </>
  );
};
