import type { DocumentKind } from '../../../../shared/agreements/terms';

export const templateWords = {
  adoptedBy: (by: string, bar = '') => `Adopted by ${by}${bar && `, ${bar}`}`,
  kinds: {
    fee: 'Fee agreement',
    records: 'Medical records authorization',
    referral: 'Referral consent',
    cancellation: 'Notice to cancel',
    other: 'Other document',
  } satisfies Record<DocumentKind, string>,
  languages: { en: 'English', es: 'Spanish' },
  answers: { before: 'Before the fee', after: 'After the fee', client: 'The person', firm: 'The firm' },
  preview: 'Preview',
  lead: {
    empty: (lead: string, fields: readonly string[]) =>
      fields.length === 0
        ? `No empty fields for ${lead}.`
        : `${fields.length} empty ${fields.length === 1 ? 'field' : 'fields'} for ${lead}: ${fields.join('; ')}. Staff fill them in when they send it.`,
  },
  help: {
    title: 'How to write a template',
    essence: 'Headings, lists, fields, places to sign',
    rows: [
      ['# Heading', 'A heading. Write ## for a smaller one.'],
      ['**bold**', 'Bold words.'],
      ['- an item\n1. an item', 'A list, with bullets or numbers.'],
      ['| Head | Head |\n| cell | cell |', 'A table. Its first line is the head.'],
      ['{{client.name}}', 'A field: its value appears here.'],
      ['{{firm.letterhead}}', 'The name, address and phone of the firm, each on a line of its own.'],
      ['{{client.addressBlock}}', 'The name and address of the lead, as on an envelope.'],
      ['{{answers.ID}}', 'The lead’s answer to a question, by the ID of the question.'],
      ['{{own.name}}', 'A field of your own. Staff fill it in when they send the document.'],
      ['[sign lawyer]', 'A place to sign, on a line of its own. The list above has one for each person.'],
      ['[initial spouse]\n[date spouse]', 'Places for initials and for the date of the signature.'],
    ],
    fields: [
      'An empty line ends a paragraph.',
      'Fields that the lead has fill themselves, such as birth date and address. Those it does not have, such as providers and dates of treatment, are asked for in the send form.',
      'If another person is represented, staff enter that person’s birth date and address.',
    ],
  },
  adopt: {
    only: 'Only a lawyer can adopt it:',
    typed: (name: string) =>
      `Adopted under the typed name ${name}. A lawyer must adopt it again from their own account before you can send it.`,
  },
} as const;
