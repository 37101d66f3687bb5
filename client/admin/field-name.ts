import { clientLabels } from './clients/client-words';
import { userWords } from './users/user-words';

const known: Record<string, string> = {
  ...clientLabels,
  mobileNumber: userWords.mobile,
  role: userWords.role,
  password: userWords.password,
};

/** What a field is called on a screen: by its label, else by its own words written apart. */
export const fieldName = (name: string): string => {
  const apart = name
    .replace(/[._-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return known[name] ?? apart.charAt(0).toUpperCase() + apart.slice(1);
};
