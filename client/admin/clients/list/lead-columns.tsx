import { useState } from 'react';
import { Link } from 'wouter';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { type LeadColumn, usualColumns } from '../../../../shared/schemas/lists';
import { phoneText } from '../../../lib/phone-text';
import { AskedLink, CallLink } from '../../consents/asked-link';
import { Unread } from '../../conversation/unread';
import { WaitingTime } from '../../desk/waiting-time';
import { clientLabels } from '../../field-name';
import { PhoneOff } from '../../icons';
import type { Column } from '../../kit/list/column';
import { useClientsPlace } from '../../list-place';
import { Moment } from '../../moment';
import { useCaseTypeTitle } from '../../shared-queries';
import { staffPaths } from '../../staff-paths';
import { listWords } from './list-words';
import { PersonCell, StatusCell } from './quick-cells';

/** One line of text, truncated to fit. The full text shows over the row on hover or focus. */
const Cut = ({ text, children = text }: { text: string; children?: React.ReactNode }) => {
  const [isWhole, setWhole] = useState(false);
  const show = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    const line = currentTarget.firstElementChild;
    const parts = line ? [line, ...line.children] : [];
    setWhole(parts.some(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth));
  };
  const hide = () => setWhole(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows the truncated text.
    <span
      className="relative block min-w-0"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      <span className="block truncate">{children}</span>
      {isWhole && (
        <span
          aria-hidden
          data-whole
          className="pointer-events-none absolute top-1/2 -left-2 z-10 -translate-y-1/2 rounded-md border border-line bg-card px-2 py-1 font-normal whitespace-nowrap text-ink shadow-card"
        >
          {text}
        </span>
      )}
    </span>
  );
};

const CaseTypeTitle = ({ id }: { id: string }) => <Cut text={useCaseTypeTitle()(id)} />;

export const getName = ({ firstName, lastName }: ClientRecord) => `${firstName} ${lastName}`;

export const NameLink = ({ row }: { row: ClientRecord }) => (
  <span className="flex min-w-0 items-center gap-1.5">
    <Cut text={getName(row)}>
      <Link
        href={staffPaths.client(row.id)}
        state={useClientsPlace()}
        data-open
        className="inline-block max-w-full truncate align-bottom py-1 underline underline-offset-4"
      >
        {getName(row)}
      </Link>
    </Cut>
    <Unread id={row.id} />
  </span>
);

/** Truncated like other cells; keyboard users see it in full, and pressing it starts an e-mail. */
const MailLink = ({ row }: { row: ClientRecord }) => (
  <Cut text={row.email}>
    <AskedLink
      id={row.id}
      channel="email"
      href={`mailto:${row.email}`}
      className="py-1 underline decoration-control underline-offset-4"
    >
      {row.email}
    </AskedLink>
  </Cut>
);

const NextTask = ({ at }: { at: string }) => {
  const isOverdue = new Date(at) < new Date();
  return (
    <span className={isOverdue ? 'font-semibold text-danger' : ''}>
      <Moment short at={at} /> {isOverdue && 'overdue'}
    </span>
  );
};

export const PhoneLink = ({ row }: { row: ClientRecord }) => (
  <CallLink
    id={row.id}
    number={row.phoneE164 ?? row.phoneNumber}
    title={phoneText(row.phoneNumber)}
    data-key="c"
    className="min-w-0 truncate py-1.5 underline decoration-control underline-offset-4"
  >
    {phoneText(row.phoneNumber)}
  </CallLink>
);

/** Every column that the list of leads can have. */
export const columnsByName: Record<LeadColumn, Column<ClientRecord>> = {
  name: { header: 'Name', sort: 'lastName', cell: (row) => <NameLink row={row} /> },
  email: {
    header: clientLabels.email,
    sort: 'email',
    cell: (row) => row.email && <MailLink row={row} />,
    width: 'w-[20%] xl:w-[22%]',
  },
  phoneNumber: {
    header: 'Phone',
    sort: 'phoneNumber',
    cell: (row) => (
      <span className="flex items-center gap-1.5">
        <PhoneLink row={row} />
        {row.phoneMark && (
          <span title={row.phoneMark} className="text-danger">
            <PhoneOff aria-hidden className="size-4" />
            <span className="sr-only">{row.phoneMark}</span>
          </span>
        )}
      </span>
    ),
    width: 'w-36',
    staysBesidePreview: true,
  },
  caseType: {
    header: clientLabels.caseType,
    sort: 'caseType',
    cell: (row) => <CaseTypeTitle id={row.caseType} />,
  },
  status: {
    header: clientLabels.status,
    sort: 'status',
    cell: (row) => <StatusCell row={row} />,
    width: 'w-36',
    staysBesidePreview: true,
  },
  assignedTo: {
    header: clientLabels.assignedTo,
    sort: 'assignedTo',
    cell: (row) => <PersonCell row={row} />,
    width: 'w-34',
  },
  source: {
    header: 'Source',
    sort: 'source',
    cell: (row) => listWords.sources[row.source],
    width: 'w-22',
  },
  state: { header: clientLabels.state, cell: (row) => row.state ?? '', width: 'w-16' },
  campaign: { header: clientLabels.campaign, cell: (row) => <Cut text={row.campaign ?? ''} /> },
  waiting: {
    header: 'Waiting',
    sort: 'waiting',
    // Highest first: you want to know who to call first.
    sortFirst: 'desc',
    cell: (row) => row.waitingSince && <WaitingTime since={row.waitingSince} callBy={row.callBy} />,
    width: 'w-28',
    staysBesidePreview: true,
  },
  nextTask: {
    header: 'Next task',
    sort: 'nextTaskAt',
    cell: (row) => row.nextTaskAt && <NextTask at={row.nextTaskAt} />,
    width: 'w-31',
  },
  createdAt: {
    header: clientLabels.createdAt,
    sort: 'createdAt',
    cell: (row) => <Moment short at={row.createdAt} />,
    width: 'w-25',
  },
  updatedAt: {
    header: clientLabels.updatedAt,
    sort: 'updatedAt',
    cell: (row) => <Moment short at={row.updatedAt} />,
    width: 'w-30',
  },
};

const { width: _, ...narrowEmail } = columnsByName.email;

/** Returns the chosen columns; addresses get extra width only if there are few columns. */
export const getColumns = (names: readonly LeadColumn[]): Column<ClientRecord>[] =>
  names.map((name) =>
    name === 'email' && names.length > usualColumns.length + 1 ? narrowEmail : columnsByName[name],
  );
