import { fieldText, type LeadFieldName, leadField, leadFields } from '../../../../shared/lead-fields';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { clientLabels } from '../../field-name';
import { Moment } from '../../moment';
import { languageName } from './field-inputs';

type Field = keyof typeof clientLabels & keyof ClientRecord;

/** Returns a field's display text if it is not plain text. */
const shownAs = (field: Field): string | undefined => {
  if (field === 'createdAt' || field === 'updatedAt') return 'moment';
  return field in leadFields ? leadField(field as LeadFieldName).shown : undefined;
};

export const Value = ({ field, value }: { field: Field; value: unknown }) => {
  const shown = shownAs(field);
  if (shown === 'moment') return <Moment at={String(value)} />;
  if (shown === 'link')
    return (
      <a href={String(value)} target="_blank" rel="noreferrer" className="underline underline-offset-4">
        {String(value)}
      </a>
    );
  if (shown === 'language') return languageName(String(value));
  return shown === 'money' ? `$${Number(value).toFixed(2)}` : fieldText(value);
};

type FactsProps = {
  client: ClientRecord;
  fields: readonly Field[];
  always?: readonly Field[];
};

/** The facts about a lead. Empty fields are left out unless they belong to `always`. */
export const Facts = ({ client, fields, always = [] }: FactsProps) => {
  const shownFields = fields.filter((field) => always.includes(field) || fieldText(client[field]) !== '');
  if (shownFields.length === 0) return null;
  return (
    <dl className="grid grid-cols-[7.5rem_1fr] gap-x-4 gap-y-1.5 text-sm">
      {shownFields.map((field) => (
        <div key={field} className="contents">
          <dt className="text-muted">{clientLabels[field]}</dt>
          <dd className="min-w-0 break-words whitespace-pre-wrap">
            <Value field={field} value={client[field] || 'Not known'} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
