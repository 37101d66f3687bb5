import { useEffect } from 'react';
import { type UserRecord, userColumns } from '../../../shared/schemas/user';
import { phoneText } from '../../lib/phone-text';
import { trpc } from '../../lib/trpc';
import type { Column, ListQuery } from '../crud/column';
import type { CrudResource, PageOptions } from '../crud/crud-list';
import { CrudScreen } from '../crud/crud-screen';
import { Moment } from '../moment';
import { useAccount } from '../shared-queries';
import { InviteButton } from './invite-button';
import { keepUsers, readKeptUsers } from './kept-users';
import { UserForm } from './user-form';
import { userWords } from './user-words';

const getName = ({ firstName, lastName }: UserRecord) => `${firstName} ${lastName}`;

const Name = ({ user }: { user: UserRecord }) => {
  const { data: me } = useAccount();
  return (
    <>
      {getName(user)}
      {me?.id === user.id && <span className="font-normal text-muted"> (you)</span>}
    </>
  );
};

const columns: readonly Column<UserRecord>[] = [
  { header: 'Name', sort: 'lastName', cell: (row) => <Name user={row} /> },
  { header: userWords.email, sort: 'email', cell: (row) => row.email || '…', className: 'break-all' },
  { header: userWords.mobile, cell: (row) => phoneText(row.mobileNumber), width: 'w-36' },
  { header: userWords.role, sort: 'role', cell: (row) => userWords.roles[row.role], width: 'w-32' },
  {
    header: 'Since',
    sort: 'createdAt',
    cell: (row) => row.createdAt && <Moment short at={row.createdAt} />,
    width: 'w-25',
  },
];

const usePage = ({ filters, sort, ...query }: ListQuery, options: PageOptions<UserRecord>) => {
  const column = userColumns.find((name) => name === sort);
  const page = trpc.users.page.useQuery({ ...query, sort: column }, options);
  const { data, isPlaceholderData } = page;
  const isFirstView = !query.search && query.page === 1 && !column;
  useEffect(() => {
    if (data && !isPlaceholderData && isFirstView) keepUsers(data);
  }, [data, isPlaceholderData, isFirstView]);
  return page;
};

/** The people who can sign in. */
const users: CrudResource<UserRecord> = {
  list: {
    noun: 'user',
    title: 'Users',
    columns,
    nameOf: getName,
    usePage,
    useRemoval: trpc.users.remove.useMutation,
    tools: ({ refresh }) => <InviteButton onInvited={refresh} />,
    firstView: readKeptUsers,
  },
  create: UserForm,
  edit: UserForm,
};

export const UsersScreen = () => {
  const { data: me } = useAccount();
  const keepReason = ({ id }: UserRecord) => (id === me?.id ? 'You cannot delete yourself.' : undefined);
  return <CrudScreen {...users} list={{ ...users.list, keepReason }} />;
};
