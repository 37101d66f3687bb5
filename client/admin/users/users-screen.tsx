import { type UserRecord, userColumns } from '../../../shared/schemas/user';
import { api } from '../../lib/trpc';
import type { Column, ListQuery } from '../crud/column';
import { CrudScreen } from '../crud/crud-screen';
import { Moment } from '../moment';
import { useAccount } from '../shared-queries';
import { keepUsers, readKeptUsers } from './kept-users';
import { UserForm } from './user-form';
import { userWords } from './user-words';

const nameOf = ({ firstName, lastName }: UserRecord) => `${firstName} ${lastName}`;

const Name = ({ user }: { user: UserRecord }) => {
  const { data: me } = useAccount();
  return (
    <>
      {nameOf(user)}
      {me?.id === user.id && <span className="font-normal text-muted"> ({userWords.you})</span>}
    </>
  );
};

const columns: readonly Column<UserRecord>[] = [
  { header: userWords.name, sort: 'lastName', cell: (row) => <Name user={row} /> },
  { header: userWords.email, sort: 'email', cell: (row) => row.email || '…', className: 'break-all' },
  { header: userWords.mobile, cell: (row) => row.mobileNumber, className: 'whitespace-nowrap' },
  { header: userWords.role, sort: 'role', cell: (row) => userWords.roles[row.role] },
  {
    header: userWords.since,
    sort: 'createdAt',
    cell: (row) => row.createdAt && <Moment short at={row.createdAt} />,
  },
];

const load = async ({ filters, sort, ...query }: ListQuery, signal: AbortSignal) => {
  const page = await api.users.page.query(
    { ...query, sort: userColumns.find((column) => column === sort) },
    { signal },
  );
  if (!query.search && query.page === 1 && !sort) keepUsers(page);
  return page;
};

/** The people who can sign in. */
export const UsersScreen = () => {
  const { data: me } = useAccount();
  return (
    <CrudScreen
      noun="user"
      title={userWords.title}
      columns={columns}
      nameOf={nameOf}
      load={load}
      remove={({ id }) => api.users.remove.mutate({ id })}
      Form={UserForm}
      firstView={readKeptUsers}
      keepReason={({ id }) => (id === me?.id ? userWords.keepSelf : undefined)}
    />
  );
};
