import type { UserDoc } from '../../core/user.model';

/** The first administrator's name until they enter their own. */
export const firstAdminName = { firstName: 'First', lastName: 'Administrator' } as const;

/** Returns the user's first and last name, or undefined if the account has none. */
export const getFullName = ({ firstName, lastName }: Pick<UserDoc, 'firstName' | 'lastName'>): string => {
  const isUnnamed = firstName === firstAdminName.firstName && lastName === firstAdminName.lastName;
  const isNamed = [firstName, lastName].every((name) => /\p{L}/u.test(name));
  return isUnnamed || !isNamed ? '' : `${firstName.trim()} ${lastName.trim()}`;
};
