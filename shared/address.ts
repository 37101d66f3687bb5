import type { LeadFieldName } from './lead-fields';

type Address = { [Name in LeadFieldName & ('street' | 'city' | 'state' | 'zip')]?: string | undefined };

/** A person's address as it stands on an envelope; no lines where the street is not known. */
export const addressLines = ({ street = '', city = '', state = '', zip = '' }: Address): string[] => {
  const region = [state, zip].filter(Boolean).join(' ');
  return street ? [street, [city, region].filter(Boolean).join(', ')].filter(Boolean) : [];
};
