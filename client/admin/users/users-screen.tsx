import { useEffect, useState } from 'react';
import { storageKeys } from '../../../shared/constants';
import { messages } from '../../../shared/messages';
import { recordId } from '../../../shared/schemas/id';
import { invitation } from '../../../shared/schemas/links';
import { role, type UserRecord, type userColumns } from '../../../shared/schemas/user';
import { z } from '../../../shared/zod';
import { phoneText } from '../../lib/phone-text';
import { type Outputs, trpc } from '../../lib/trpc';
import { readStored, writeStored } from '../../lib/use-local-storage';
import { Button } from '../../ui/button';
import { MailPlus } from '../icons';
import { FieldsDialog } from '../kit/fields-form';
import type { Column } from '../kit/list/column';
import { nounList, nounRemoval } from '../kit/list/noun-list';
import { ListScreen, type Page, type PageOptions } from '../kit/list-screen';
import { Moment } from '../moment';
import { useAccount } from '../shared-queries';
import { LinkDialog } from './link-dialog';
import { personFields, requiredFields, roleField, toPerson, UserForm } from './user-form';
import { userWords } from './user-words';

const keptUser = z.object({ id: recordId, firstName: z.string(), lastName: z.string(), role });
const keptUsers = z.object({ users: z.array(keptUser), total: z.int().min(0) });

/** Caches names and roles for a quick first view; nothing else about a person stays in the browser. */
const keepUsers = ({ rows, total }: Page<UserRecord>) => {
  const users = rows.map(({ id, firstName, lastName, role }) => ({ id, firstName, lastName, role }));
  writeStored(storageKeys.users, JSON.stringify({ users, total }));
};

/** Returns the cached users; their other fields are empty until the server answers. */
const readKeptUsers = (): Page<UserRecord> | undefined => {
  try {
    const { data } = keptUsers.safeParse(JSON.parse(readStored(storageKeys.users) ?? 'null'));
    const rows = data?.users.map((user) => ({
      ...user,
      email: '',
      mobileNumber: '',
      version: 0,
      bars: [],
      createdAt: '',
    }));
    return data && rows && { rows, total: data.total };
  } catch {
    return undefined;
  }
};

type InviteFormProps = {
  onClose: () => void;
  onInvited: (link: Outputs['links']['invite'], name: string) => void;
};

/** Invites a new user, who chooses the password. */
const InviteForm = ({ onClose, onInvited }: InviteFormProps) => {
  const invite = trpc.links.invite.useMutation();
  return (
    <FieldsDialog
      name="invitation"
      title="Invite user"
      description="The person gets a link to choose a password. It works once, for 72 hours."
      button="Invite"
      schema={invitation}
      fields={{ ...personFields, role: roleField }}
      required={requiredFields}
      defaults={toPerson()}
      save={async (values) => {
        const link = await invite.mutateAsync(invitation.parse(values));
        onInvited(link, `${values.firstName} ${values.lastName}`);
      }}
      failed={messages.user.saveFailed}
      failure={messages.user.addFailed}
      onClose={onClose}
    />
  );
};

type Invitation = { link: Outputs['links']['invite']; name: string };

/** Invites someone and shows the resulting link. */
const InviteButton = ({ onInvited }: { onInvited: () => unknown }) => {
  const [open, setOpen] = useState(false);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  return (
    <>
      <Button icon={MailPlus} look="secondary" className="md:ml-auto" onClick={() => setOpen(true)}>
        Invite user
      </Button>
      {open && (
        <InviteForm
          onClose={() => setOpen(false)}
          onInvited={(link, name) => {
            setInvitation({ link, name });
            onInvited();
          }}
        />
      )}
      {invitation && <LinkDialog {...invitation} onClose={() => setInvitation(null)} />}
    </>
  );
};

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

const columns: readonly Column<UserRecord, (typeof userColumns)[number]>[] = [
  { header: 'Name', sort: 'lastName', cell: (row) => <Name user={row} /> },
  {
    header: personFields.email.label,
    sort: 'email',
    cell: (row) => row.email || '…',
    className: 'break-all',
  },
  { header: personFields.mobileNumber.label, cell: (row) => phoneText(row.mobileNumber), width: 'w-36' },
  { header: 'Role', sort: 'role', cell: (row) => userWords.roles[row.role], width: 'w-32' },
  {
    header: 'Since',
    sort: 'createdAt',
    cell: (row) => row.createdAt && <Moment short at={row.createdAt} />,
    width: 'w-25',
  },
];

type Query = Parameters<typeof trpc.users.page.useQuery>[0] & {
  search?: string;
  sort?: string;
  page: number;
};

const usePage = (query: Query, options: PageOptions) => {
  const page = trpc.users.page.useQuery(query, options);
  const { data, isPlaceholderData } = page;
  const isFirstView = !query.search && query.page === 1 && !query.sort;
  useEffect(() => {
    if (data && !isPlaceholderData && isFirstView) keepUsers(data);
  }, [data, isPlaceholderData, isFirstView]);
  return page;
};

/** The people who can sign in. */
export const UsersScreen = () => {
  const { data: me } = useAccount();
  return (
    <ListScreen
      list={{
        ...nounList('user'),
        columns,
        getName,
        keepReason: ({ id }) => (id === me?.id ? 'You cannot delete yourself.' : undefined),
        useRows: usePage,
        firstView: readKeptUsers,
        tools: ({ refresh }) => <InviteButton onInvited={refresh} />,
      }}
      create={UserForm}
      edit={UserForm}
      remove={{ ...nounRemoval('user'), useRemoval: trpc.users.remove.useMutation }}
    />
  );
};
