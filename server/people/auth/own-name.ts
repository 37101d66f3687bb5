import type { UserDoc } from '../../core/user.model';

/** What the first administrator is called until somebody says their name. */
export const firstAdminName = { firstName: 'First', lastName: 'Administrator' } as const;

/** The first and last name of a person, or nothing where the account does not say them. */
export const getFullName = ({ firstName, lastName }: Pick<UserDoc, 'firstName' | 'lastName'>): string => {
  const isUnnamed = firstName === firstAdminName.firstName && lastName === firstAdminName.lastName;
  const isNamed = [firstName, lastName].every((name) => /\p{L}/u.test(name));
  return isUnnamed || !isNamed ? '' : `${firstName.trim()} ${lastName.trim()}`;
};
