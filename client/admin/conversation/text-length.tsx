import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { TextPrice } from '../../../shared/schemas/message';
import { countSegments } from '../../../shared/segments';
import { useValues } from '../form/use-record-form';

const formatPrice = (amount: number, currency: string) =>
  amount.toLocaleString('en-US', { style: 'currency', currency, maximumFractionDigits: 3 });

/** The number of texts that the carrier makes of it, their price, and what makes it longer than necessary. */
export const TextLength = ({ text, price }: { text: string; price?: TextPrice | undefined }) => {
  const { count, left, costly } = countSegments(text);
  const parts = [
    `${count === 1 ? '1 text' : `${count} texts`}, ${left} left`,
    price && `about ${formatPrice(count * price.amount, price.currency)}`,
    text.includes('{{') && 'before names and numbers are filled in',
  ];
  return (
    <div className="min-w-0 text-sm text-muted">
      <p className="tabular-nums">{text && parts.filter(Boolean).join(', ')}</p>
      {costly.length > 0 && (
        <p>{`${costly.slice(0, 5).join(' ')} ${costly.length === 1 ? 'leaves' : 'leave'} room for only 70 characters in a text instead of 160.`}</p>
      )}
    </div>
  );
};

type FormLengthProps<Values extends FieldValues> = {
  form: { form: UseFormReturn<Values> };
  read: (values: Values) => string;
};

/** The same for the words of a form, if they go out as a text. */
export const FormTextLength = <Values extends FieldValues & { channel: string }>(
  props: FormLengthProps<Values>,
) => {
  const values = useValues(props.form);
  return values.channel === 'text' ? (
    <div className="sm:col-span-2">
      <TextLength text={props.read(values)} />
    </div>
  ) : null;
};
