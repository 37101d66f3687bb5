import { type ReactNode, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { findState, isClosed, type LeadState as State } from '../../../../shared/lead-state';
import { type ClientRecord, leadStatus } from '../../../../shared/schemas/client';
import { useMay } from '../../../auth/use-may';
import { firmName } from '../../../lib/firm-name';
import { calendarDay, dueTime, exactTime, shortTime, spokenTime } from '../../../lib/times';
import { trpc } from '../../../lib/trpc';
import { useShrunk } from '../../../lib/use-shrunk';
import { Button, buttonClass } from '../../../ui/button';
import { PanelButton, Popover } from '../../../ui/popover';
import { CallNumber, WriteTo } from '../../consents/contact-buttons';
import { NextStep } from '../../desk/next-step';
import { PhoneMark, RightNumber } from '../../desk/phone-mark';
import { since } from '../../desk/waiting-time';
import { clientLabels } from '../../field-name';
import { Ellipsis, FileArchive, Pencil, Printer, Trash2 } from '../../icons';
import { nounRemoval } from '../../kit/list/noun-list';
import { RowRemoval } from '../../kit/list/row-removal';
import { useNow } from '../../kit/use-now';
import { statusColours } from '../../lead-status-badge';
import { useWaitingCount } from '../../live/use-day-start';
import { useToAnswer } from '../../live/use-inbox';
import { useCaseTypeTitle, useRefresh } from '../../shared-queries';
import { staffPaths } from '../../staff-paths';
import { words } from '../../words';
import { clientWords } from '../client-words';
import { useRestore } from '../deleted/deleted-screen';
import { getName } from '../list/lead-columns';
import { PersonOptions, StatusOptions } from '../list/quick-cells';
import { useExport } from '../list/use-export';
import { useQuickChange } from '../list/use-quick-change';
import { useStatusChoice } from '../list/use-status-choice';
import { formatLabel, useClientText } from '../use-client-text';
import { Value } from './lead-facts';
import { useHandling } from './use-handling';

type Reply = (channel: 'text' | 'email') => void;

const urgent: ReadonlySet<State['kind']> = new Set(['held', 'marked']);
const strong: ReadonlySet<State['kind']> = new Set(['wrote', 'waits']);

/** The state of a lead in one sentence. A press on their message replies to it. */
const LeadState = ({ client, onReply }: { client: ClientRecord; onReply: Reply }) => {
  const { id } = client;
  const now = useNow();
  const desk = trpc.desk.lead.useQuery({ id }).data;
  const messages = trpc.messages.ofLead.useQuery({ id }).data;
  const hold = trpc.messages.hold.useQuery({ id }).data;
  if (!desk || !messages || !hold) return <p className="min-h-6" />;
  const { kind, text, channel } = findState(
    { lead: client, calls: desk.calls, messages, isHeld: hold.length > 0, unanswered: desk.unanswered },
    {
      ago: (at) => `${since(now - Date.parse(at))} ago`,
      spoken: (at) => spokenTime(at, new Date(now)),
      promise: (at) => dueTime(at, new Date(now)),
      day: (at) => (at.length === 10 ? calendarDay(at) : shortTime(at, new Date(now))),
    },
  );
  const look = `block max-w-full min-h-6 text-left text-sm max-md:truncate ${urgent.has(kind) ? 'font-semibold text-danger' : strong.has(kind) ? 'font-semibold' : ''}`;
  return channel ? (
    <button
      type="button"
      title="Reply"
      className={`${look} underline decoration-control underline-offset-4`}
      onClick={() => onReply(channel)}
    >
      {text}
    </button>
  ) : (
    <p className={look}>{text}</p>
  );
};

const choice = 'min-h-8 max-w-full min-w-0 cursor-pointer border text-sm hover:border-ink print:hidden';

/** The lead's status and assignee, edited in place. Turning it down asks for the reason. */
const useLeadHandling = (client: ClientRecord) => {
  const { conflict, shown, change } = useHandling(client);
  const quickChange = useQuickChange();
  const { choose, dialog } = useStatusChoice(client.id, (changed) =>
    changed.signed ? quickChange(client, changed) : change({ statusReason: '', ...changed }),
  );
  return {
    status: (
      <select
        data-key="s"
        aria-label={clientLabels.status}
        value={shown.status}
        onChange={({ target }) => choose(leadStatus.parse(target.value))}
        className={`${choice} shrink-0 rounded-full border-transparent px-2.5 font-semibold ${statusColours[shown.status]}`}
      >
        <StatusOptions />
      </select>
    ),
    assignee: (
      <select
        data-key="a"
        aria-label={clientLabels.assignedTo}
        value={shown.assignedTo ?? ''}
        onChange={({ target }) => void change({ assignedTo: target.value || null })}
        className={`${choice} rounded-md border-control bg-card px-2`}
      >
        <PersonOptions assignedTo={client.assignedTo} />
      </select>
    ),
    dialogs: (
      <>
        {dialog}
        {conflict}
      </>
    ),
  };
};

/** Rarely used actions on a lead. */
const LeadMenu = ({ client, onEdit }: { client: ClientRecord; onEdit: () => void }) => {
  const [, navigate] = useLocation();
  const restore = useRestore();
  const may = useMay();
  const { follow } = useExport();
  const refresh = useRefresh('client');
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <Popover
        name="More"
        look={`${buttonClass({ look: 'secondary', size: 'sm' })} max-md:min-h-8!`}
        side="right"
        width="w-56"
        button={<Ellipsis aria-hidden className="size-5" />}
      >
        {(close) => (
          <>
            <PanelButton icon={Pencil} label="Edit" close={close} onClick={onEdit} className="md:hidden" />
            <PanelButton icon={Printer} label="Print" close={close} onClick={() => window.print()} />
            {may('packet.take') && (
              <PanelButton
                icon={FileArchive}
                label="Download packet"
                close={close}
                onClick={() => follow(`/api/clients/${client.id}/packet`)}
              />
            )}
            <PanelButton
              icon={Trash2}
              label="Delete"
              close={close}
              onClick={() => setRemoving(true)}
              className="text-danger"
            />
          </>
        )}
      </Popover>
      {isRemoving && (
        <RowRemoval
          {...nounRemoval('client')}
          useRemoval={trpc.clients.remove.useMutation}
          text={clientWords.deleted.confirm}
          undo={() => restore.mutate({ id: client.id })}
          row={client}
          name={getName(client)}
          onClose={() => setRemoving(false)}
          onRemoved={() => navigate(staffPaths.clients)}
          refresh={refresh}
        />
      )}
    </>
  );
};

const shown = ['phoneNumber', 'email', 'status', 'statusReason', 'assignedTo'] as const;

/** Contact details and status in print, where links and lists are useless. */
const PrintedHandling = ({ client }: { client: ClientRecord }) => {
  const text = useClientText();
  return (
    <section className="hidden print:block">
      <dl className="grid grid-cols-[7.5rem_1fr] gap-x-4 gap-y-1 text-sm">
        {shown
          .filter((field) => field !== 'statusReason' || client[field] !== '')
          .map((field) => (
            <div key={field} className="contents">
              <dt>{formatLabel(field)}</dt>
              <dd>{text(field, client[field])}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};

/** The firm's letterhead on a printed lead. */
const Letterhead = () => (
  <div className="mb-4 hidden border-b border-line pb-2 text-sm print:block">
    <p className="font-semibold">{firmName()}</p>
    <p>Privileged and confidential</p>
    <p>Printed {exactTime(new Date().toISOString())}</p>
  </div>
);

const PageTitle = ({ name }: { name: string }) => {
  const waiting = useWaitingCount();
  const toAnswer = useToAnswer();
  return (
    <>
      <title>{words.live.counted(waiting, toAnswer, `${name} · ${words.panel}`)}</title>
      <h1 tabIndex={-1} data-stays className="min-w-0 text-2xl break-words max-md:truncate">
        {name}
      </h1>
    </>
  );
};

/** The screen next to a list already has its own title. */
const ColumnTitle = ({ id, name }: { id: string; name: string }) => (
  <h2 className="min-w-0 font-serif text-xl break-words">
    <Link href={staffPaths.client(id)} className="underline decoration-control underline-offset-4">
      {name}
    </Link>
  </h2>
);

type LeadHeadProps = {
  client: ClientRecord;
  layout: 'page' | 'column';
  /** The link back, or the queue bar. */
  way?: ReactNode;
  isQueued: boolean;
  onEdit: () => void;
  onReply: Reply;
};

/** The person's name, state, number and next step. It stays visible while the rest scrolls, on a phone as one line. */
export const LeadHead = ({ client, layout, way, isQueued, onEdit, onReply }: LeadHeadProps) => {
  const handling = useLeadHandling(client);
  const formatTitle = useCaseTypeTitle();
  const may = useMay();
  const place = useRef<HTMLDivElement>(null);
  const height = useShrunk(place);
  const { id, phoneMark, language } = client;
  const name = getName(client);
  return (
    <div
      ref={place}
      className={layout === 'page' ? 'lead-head' : ''}
      data-shrunk={height !== undefined || undefined}
      style={{ height }}
    >
      <section
        data-lead-head
        aria-label={name}
        className={
          layout === 'page'
            ? '-mx-4 -mt-6 space-y-1.5 border-b border-line bg-card px-4 py-2 max-md:space-y-0.5 max-md:py-1 xl:-mx-8 xl:px-8 print:m-0 print:p-0'
            : 'space-y-2 border-b border-line pb-3'
        }
      >
        <Letterhead />
        <section aria-label="Handling" className="space-y-1.5 max-md:space-y-0.5">
          <div className="flex items-start gap-2 print:hidden">
            {way}
            <span className="ml-auto flex min-w-0 items-center gap-2">
              {isQueued ? (
                <span className="flex min-w-0 max-md:hidden">{handling.assignee}</span>
              ) : (
                handling.assignee
              )}
              <Button look="secondary" size="sm" className="max-md:hidden" onClick={onEdit}>
                <Pencil aria-hidden className="size-4" />
                Edit
              </Button>
              <LeadMenu client={client} onEdit={onEdit} />
            </span>
          </div>
          <div className="items-center gap-x-3 gap-y-1 max-md:gap-y-0.5 max-md:grid max-md:grid-cols-[minmax(0,max-content)_auto_minmax(3rem,1fr)] md:flex md:flex-wrap">
            {layout === 'page' ? <PageTitle name={name} /> : <ColumnTitle id={id} name={name} />}
            {handling.status}
            <p className="min-w-0 text-sm max-md:truncate">
              {formatTitle(client.caseType)}
              {language && (
                <span className="ml-3">
                  <Value field="language" value={language} />
                </span>
              )}
            </p>
            <span className="min-w-0 max-md:col-span-full">
              <LeadState client={client} onReply={onReply} />
            </span>
            {!isClosed(client) && (
              <div className="min-w-0 max-md:col-span-full md:ml-auto print:hidden">
                <NextStep client={client} />
              </div>
            )}
          </div>
          {handling.dialogs}
        </section>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:gap-y-0.5 md:gap-x-4 print:hidden">
          <CallNumber client={client} isQuiet={isClosed(client)} />
          <PhoneMark mark={phoneMark} />
          {phoneMark === 'Wrong number' && may('leads.work') && <RightNumber id={id} />}
          <WriteTo client={client} />
        </div>
        <PrintedHandling client={client} />
      </section>
    </div>
  );
};
