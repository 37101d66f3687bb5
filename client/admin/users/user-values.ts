import type { Bar, UserRecord } from '../../../shared/schemas/user';

/** The user form's values. */
export type UserValues = {
  firstName: string;
  lastName: string;
  email: string;
  mobileNumber: string;
  role: string;
  bars: Bar[];
  password: string;
};

export const userValues = (record?: UserRecord): UserValues => ({
  firstName: record?.firstName ?? '',
  lastName: record?.lastName ?? '',
  email: record?.email ?? '',
  mobileNumber: record?.mobileNumber ?? '',
  role: record?.role ?? '',
  bars: record?.bars ?? [],
  password: '',
});
