import type { ComponentProps } from 'react';
import { messages } from '../../../shared/messages';
import type { SignedByHand } from '../../../shared/schemas/client';
import { today } from '../../lib/times';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';

/** Form values for how and when a lead was signed outside Lantern. */
export type SignedValues = { signedHow: SignedByHand['how']; signedDay: string };

export const signedToday = (): SignedValues => ({ signedHow: 'paper', signedDay: today() });

export const signedProblems = ({ signedDay }: SignedValues): Record<string, string> => {
  if (!signedDay) return { signedDay: messages.form.required };
  return signedDay > today() ? { signedDay: 'Choose today or an earlier day.' } : {};
};

export const toSigned = ({ signedHow: how, signedDay: day }: SignedValues, note = ''): SignedByHand => {
  const at = day === today() ? new Date() : new Date(`${day}T12:00`);
  return { how, at: at.toISOString(), ...(note.trim() && { note: note.trim() }) };
};

type FieldOf = (
  name: keyof SignedValues,
) => Omit<ComponentProps<typeof Field> & ComponentProps<typeof Select>, 'label' | 'children'>;

/** Asks how and when a lead was signed; `field` connects each control to the form. */
export const SignedFields = ({ field }: { field: FieldOf }) => (
  <>
    <Select
      {...field('signedHow')}
      label="How it was signed"
      choices={{ paper: 'On paper', elsewhere: 'In another system' }}
    />
    <Field {...field('signedDay')} label="Signed on" type="date" max={today()} />
  </>
);
