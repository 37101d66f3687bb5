import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { findPromiseKind } from '../../../../shared/call-by';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { useMay } from '../../../auth/use-may';
import { firmName } from '../../../lib/firm-name';
import { exactTime } from '../../../lib/times';
import { trpc } from '../../../lib/trpc';
import { Button, buttonClass } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { PanelButton, Popover } from '../../../ui/popover';
import { CallNumber, WriteTo } from '../../consents/contact-buttons';
import { useRowRemoval } from '../../crud/use-row-removal';
import { NextStep } from '../../desk/next-step';
import { PhoneMark, RightNumber } from '../../desk/phone-mark';
import { WaitingTime } from '../../desk/waiting-time';
import { Ellipsis, FileArchive, Pencil, Printer, Trash2 } from '../../icons';
import { useWaitingCount } from '../../live/use-day-start';
import { useToAnswer } from '../../live/use-inbox';
import { Moment } from '../../moment';
import { useCaseTypeTitle } from '../../shared-queries';
import { staffPaths } from '../../staff-paths';
import { words } from '../../words';
import { clientWords } from '../client-words';
import { useRestore } from '../deleted/deleted-screen';
import { getName } from '../list/lead-columns';
import { useExport } from '../list/use-export';
import { formatLabel, useClientText } from '../use-client-text';
import { Value } from './lead-facts';
import { LeadHandling } from './lead-handling';

/** Rarely used actions on a lead. */
const LeadMenu = ({ client }: { client: ClientRecord }) => {
  const [, navigate] = useLocation();
  const restore = useRestore();
  const may = useMay();
  const { follow } = useExport();
  const list = {
    noun: 'client',
    getRowName: getName,
    useRemoval: trpc.clients.remove.useMutation,
    undo: { text: clientWords.deleted.confirm, restore: ({ id }: ClientRecord) => restore(id) },
  } as const;
  const removal = useRowRemoval<ClientRecord>(list, () => navigate(staffPaths.clients));
  return (
    <>
      <Popover
        name="More"
        look={`${buttonClass({ look: 'secondary', size: 'sm' })} max-md:min-h-11`}
        side="right"
        width="w-56"
        button={<Ellipsis aria-hidden className="size-5" />}
      >
        {(close) => (
          <>
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
              label={words.list.delete}
              close={close}
              onClick={() => removal.ask(client)}
              className="text-danger"
            />
          </>
        )}
      </Popover>
      <ConfirmDialog
        open={removal.row !== null}
        title={words.list.removeTitle(getName(client))}
        text={clientWords.deleted.confirm}
        confirm={words.list.delete}
        busy={removal.isPending}
        onConfirm={removal.confirm}
        onCancel={removal.cancel}
      />
    </>
  );
};

const shown = ['phoneNumber', 'email', 'status', 'statusReason', 'assignedTo'] as const;

const answerWords = { call: 'by phone', text: 'by text', email: 'by e-mail' };

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
      <h1 tabIndex={-1} className="min-w-0 text-2xl break-words">
        {name}
      </h1>
    </>
  );
};

/** The screen next to a list already has its own title. */
const ColumnTitle = ({ id, name }: { id: string; name: string }) => (
  <h2 className="min-w-0 text-xl break-words">
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
  onEdit: () => void;
};

/** The lead's name, number, contact gate and status. It stays visible while the rest scrolls. */
export const LeadHead = ({ client, layout, way, onEdit }: LeadHeadProps) => {
  const formatTitle = useCaseTypeTitle();
  const may = useMay();
  const { id, phoneMark, language, waitingSince, callBy, firstAnswer, answerBy } = client;
  const name = getName(client);
  return (
    <section
      data-lead-head
      aria-label={name}
      className={
        layout === 'page'
          ? 'z-[8] -mx-4 -mt-6 space-y-1.5 border-b border-line bg-card px-4 py-2 xl:-mx-8 xl:px-8 print:m-0 print:p-0 lead-head'
          : 'space-y-2 border-b border-line pb-3'
      }
    >
      <Letterhead />
      <div className="flex items-start gap-2 print:hidden">
        {way}
        <span className="ml-auto flex gap-2">
          <Button look="secondary" size="sm" className="max-md:min-h-11" onClick={onEdit}>
            <Pencil aria-hidden className="size-4" />
            Edit
          </Button>
          <LeadMenu client={client} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {layout === 'page' ? <PageTitle name={name} /> : <ColumnTitle id={id} name={name} />}
        <LeadHandling key={id} client={client} />
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
          <span>{formatTitle(client.caseType)}</span>
          {language && (
            <span>
              <Value field="language" value={language} />
            </span>
          )}
          {waitingSince && <WaitingTime since={waitingSince} callBy={callBy} />}
          {firstAnswer && (
            <span className="text-xs text-muted">
              {`answered ${answerWords[firstAnswer.channel]} `}
              <Moment at={firstAnswer.at} short />
            </span>
          )}
          {waitingSince && callBy && (
            <span className="text-xs text-muted">
              {`promised ${findPromiseKind(answerBy) === 'call' ? 'a call' : 'an answer'} by `}
              <Moment at={callBy} />
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 md:gap-x-4 print:hidden">
        <CallNumber client={client} />
        <PhoneMark mark={phoneMark} />
        {phoneMark === 'Wrong number' && may('leads.work') && <RightNumber id={id} />}
        <WriteTo client={client} />
        <div className="min-w-0 md:ml-auto">
          <NextStep
            id={id}
            isWaiting={waitingSince !== undefined}
            isAnswered={Boolean(firstAnswer)}
            answerBy={answerBy}
          />
        </div>
      </div>
      <PrintedHandling client={client} />
    </section>
  );
};
