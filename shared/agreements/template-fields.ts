import { fieldsOfTerm } from './term-values';
import { type DocumentKind, getTerms } from './terms';

/** The shape of a value: one line, a date, or several lines that stay lines. */
type FieldShape = 'line' | 'date' | 'lines';
/** A field as the editor lists it and the send form asks for it. */
type TemplateField = { name: string; label: string; shape: FieldShape };
type FieldGroup = { title: string; fields: readonly TemplateField[] };

const field = (name: string, label: string, shape: FieldShape = 'line'): TemplateField => ({
  name,
  label,
  shape,
});

const groups: readonly FieldGroup[] = [
  {
    title: 'Lead',
    fields: [
      field('client.name', 'Name of the lead'),
      field('client.firstName', 'First name of the lead'),
      field('client.lastName', 'Last name of the lead'),
      field('client.birthDate', 'Birth date of the lead', 'date'),
      field('client.addressBlock', 'Address block: name and address of the lead', 'lines'),
      field('client.address', 'Address of the lead, in one line'),
      field('client.street', 'Street of the lead'),
      field('client.city', 'City of the lead'),
      field('client.state', 'State of the lead'),
      field('client.zip', 'ZIP code of the lead'),
      field('client.email', 'E-mail of the lead'),
      field('client.phone', 'Phone of the lead'),
      field('client.secondPhone', 'Second phone of the lead'),
    ],
  },
  {
    title: 'Parties and signers',
    fields: [
      field('party.name', 'Lead as a contract names them'),
      field('party.full', 'Lead, with the person who acts for them'),
      field('party.meaning', 'Meaning of “you”'),
      field('signer.name', 'Name of the person who signs'),
      field('signer.capacity', 'Capacity of the person who signs'),
      field('signer.email', 'E-mail of the person who signs'),
      field('signers.names', 'Names of all signers'),
      field('signers.statement', 'One sentence for each signer'),
    ],
  },
  {
    title: 'Firm and matter',
    fields: [
      field('firm.letterhead', 'Letterhead: name, address and phone of the firm', 'lines'),
      field('firm.name', 'Name of the firm'),
      field('firm.address', 'Address of the firm'),
      field('firm.phone', 'Phone of the firm'),
      field('lawyer.name', 'Lawyer who signs for the firm'),
      field('case.title', 'Case type'),
      field('date.today', 'Date of sending'),
    ],
  },
  {
    title: 'Medical treatment',
    fields: [
      field('treatment.providers', 'Providers: doctors, hospitals and clinics', 'lines'),
      field('treatment.from', 'Treatment from', 'date'),
      field('treatment.to', 'Treatment to', 'date'),
    ],
  },
];

const byName = new Map(groups.flatMap(({ fields }) => fields.map((one) => [one.name, one] as const)));

/** Returns a field's label and shape; one that we do not know is a line, called by its name. */
export const describeField = (name: string): TemplateField => byName.get(name) ?? field(name, name);

/** Returns the fields that a template of a kind can use, by group. */
export const listFields = (kind: DocumentKind): FieldGroup[] => {
  const parts = getTerms(kind).flatMap((term) =>
    fieldsOfTerm(term).map((name) =>
      field(name, name === term.name ? term.label : `${term.label}, as a sentence`),
    ),
  );
  return [...(parts.length > 0 ? [{ title: 'Required parts', fields: parts }] : []), ...groups];
};
