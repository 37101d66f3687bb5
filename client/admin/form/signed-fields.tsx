import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { messages } from '../../../shared/messages';
import { readDay } from '../../../shared/read-date';
import type { SignedByHand } from '../../../shared/schemas/client';
import { today } from '../../lib/times';
import { Select } from '../../ui/select';
import { DateField, refusedDay } from './date-field';
import type { useRecordForm } from './use-record-form';

/** Form values for how and when a lead was signed outside Lantern. */
export type SignedValues = { signedHow: SignedByHand['how']; signedDay: string };

export const signedToday = (): SignedValues => ({ signedHow: 'paper', signedDay: today() });

export const signedProblems = ({ signedDay }: SignedValues): Record<string, string> => {
  if (!signedDay) return { signedDay: messages.form.required };
  if (!readDay(signedDay, today())) return { signedDay: refusedDay };
  return signedDay > today() ? { signedDay: 'Choose today or an earlier day.' } : {};
};

export const toSigned = ({ signedHow: how, signedDay: day }: SignedValues, note = ''): SignedByHand => {
  const at = day === today() ? new Date() : new Date(`${day}T12:00`);
  return { how, at: at.toISOString(), ...(note.trim() && { note: note.trim() }) };
};

type SignedForm = Pick<ReturnType<typeof useRecordForm<SignedValues>>, 'field' | 'control'> & {
  form: { control: Control<SignedValues> };
};

/** Asks how and when a lead was signed, in a form that has these values. */
export const SignedFields = <Values extends SignedValues & FieldValues>(props: {
  form: ReturnType<typeof useRecordForm<Values>>;
}) => {
  // A form that has more values than these has these, too.
  const form = props.form as unknown as SignedForm;
  return (
    <>
      <Select
        {...form.field('signedHow')}
        label="How it was signed"
        choices={{ paper: 'On paper', elsewhere: 'In another system' }}
      />
      <DateField
        {...form.control('signedDay')}
        label="Signed on"
        required
        isDay
        value={useWatch({ control: form.form.control, name: 'signedDay' })}
      />
    </>
  );
};
