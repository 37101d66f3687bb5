import type { nameRow } from '../../../shared/schemas/conflict';
import type { z } from '../../../shared/zod';
import type { LeadFile } from '../form/read-file';

type NameRow = z.infer<typeof nameRow>;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
/** Column names that other systems use for these fields. */
const columns = {
  name: ['name', 'fullname', 'party', 'partyname', 'company', 'companyname', 'contact', 'contactname'],
  firstName: ['firstname', 'first', 'fname', 'givenname'],
  lastName: ['lastname', 'last', 'lname', 'surname', 'familyname'],
  birthDate: ['birthdate', 'dateofbirth', 'dob', 'birthday'],
  address: ['address', 'streetaddress', 'mailingaddress', 'fulladdress'],
} as const;

/** Returns the file's rows that have a name; undefined if no column has names. */
export const findNames = ({ head, rows }: LeadFile): NameRow[] | undefined => {
  const at = (column: keyof typeof columns) =>
    head.findIndex((title) => (columns[column] as readonly string[]).includes(plain(title)));
  const [name, first, last, birthDate, address] = [
    at('name'),
    at('firstName'),
    at('lastName'),
    at('birthDate'),
    at('address'),
  ];
  if (name < 0 && last < 0) return undefined;
  return rows.flatMap(({ cells }) => {
    const cell = (index: number, most: number) => (cells[index] ?? '').trim().slice(0, most);
    const whole = cell(name, 200) || `${cell(first, 100)} ${cell(last, 99)}`.trim();
    if (whole === '') return [];
    const [born, lives] = [cell(birthDate, 20), cell(address, 300)];
    return [{ name: whole, ...(born && { birthDate: born }), ...(lives && { address: lives }) }];
  });
};
