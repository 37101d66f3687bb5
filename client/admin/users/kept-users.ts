import { storageKeys } from '../../../shared/constants';
import { recordId } from '../../../shared/schemas/id';
import { role, type UserRecord } from '../../../shared/schemas/user';
import { z } from '../../../shared/zod';
import { readStored, writeStored } from '../../lib/use-local-storage';
import type { Page } from '../kit/list-screen';

const keptUser = z.object({ id: recordId, firstName: z.string(), lastName: z.string(), role });
const keptUsers = z.object({ users: z.array(keptUser), total: z.int().min(0) });

/** Caches names and roles for a quick first view; nothing else about a person stays in the browser. */
export const keepUsers = ({ rows, total }: Page<UserRecord>) => {
  const users = rows.map(({ id, firstName, lastName, role }) => ({ id, firstName, lastName, role }));
  writeStored(storageKeys.users, JSON.stringify({ users, total }));
};

/** Returns the cached users; their other fields are empty until the server answers. */
export const readKeptUsers = (): Page<UserRecord> | undefined => {
  try {
    const { data } = keptUsers.safeParse(JSON.parse(readStored(storageKeys.users) ?? 'null'));
    const rows = data?.users.map((user) => ({
      ...user,
      email: '',
      mobileNumber: '',
      bars: [],
      createdAt: '',
    }));
    return data && rows && { rows, total: data.total };
  } catch {
    return undefined;
  }
};
