import { useEffect, useState } from 'react';
import { messages } from '../../../shared/messages';
import { invitation } from '../../../shared/schemas/links';
import type { UserRecord, userColumns } from '../../../shared/schemas/user';
import { phoneText } from '../../lib/phone-text';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { MailPlus } from '../icons';
import { FieldsDialog } from '../kit/fields-form';
import type { Column } from '../kit/list/column';
import { nounList, nounRemoval } from '../kit/list/noun-list';
import { ListScreen, type PageOptions } from '../kit/list-screen';
import { Moment } from '../moment';
import { useAccount } from '../shared-queries';
import { keepUsers, readKeptUsers } from './kept-users';
import { LinkDialog } from './link-dialog';
import { RoleCards } from './role-cards';
import { personFields, requiredFields, toPerson, UserForm } from './user-form';
import { userWords } from './user-words';

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
      fields={personFields}
      required={requiredFields}
      defaults={toPerson()}
      save={async (values) => {
        const link = await invite.mutateAsync(invitation.parse(values));
        onInvited(link, `${values.firstName} ${values.lastName}`);
      }}
      failed={messages.user.saveFailed}
      failure={messages.user.addFailed}
      onClose={onClose}
    >
      {(form) => <RoleCards {...form.field('role')} />}
    </FieldsDialog>
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
  { header: userWords.role, sort: 'role', cell: (row) => userWords.roles[row.role], width: 'w-32' },
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
