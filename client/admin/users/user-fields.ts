import type { Bar, UserRecord } from '../../../shared/schemas/user';

/** A person's fields in the forms that invite, add and edit. */
export const personFields = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'E-mail', kind: 'email' },
  mobileNumber: { label: 'Mobile number', kind: 'tel' },
} as const;

export const toPerson = (record?: UserRecord) => ({
  firstName: record?.firstName ?? '',
  lastName: record?.lastName ?? '',
  email: record?.email ?? '',
  mobileNumber: record?.mobileNumber ?? '',
  role: (record?.role ?? '') as string,
});

/** The user form's values. */
export type UserValues = ReturnType<typeof toPerson> & { bars: Bar[]; password: string };

export const requiredFields = ['firstName', 'lastName', 'email', 'mobileNumber', 'role'] as const;
