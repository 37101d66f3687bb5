import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { ClientRecord } from '../../../../shared/schemas/client';
import type { MessageRecord } from '../../../../shared/schemas/message';
import { useMay } from '../../../auth/use-may';
import { toFailure } from '../../../lib/failure';
import { trpc } from '../../../lib/trpc';
import { HoldNote } from '../../conversation/hold-note';
import { LeadTasks } from '../../desk/lead-desk';
import { QueueBar } from '../../desk/queue-bar';
import type { useQueue } from '../../desk/use-queue';
import { compactCardClass } from '../../kit/card';
import { Fold } from '../../kit/fold';
import { leadPanels } from '../../kit/lead-slots';
import { TextLink } from '../../kit/text-link';
import { LeadQuestions } from '../../questions/lead-questions';
import { countAnswered, typedFor } from '../../questions/typed-answers';
import { useQuestions } from '../../questions/use-questions';
import { ScreenHead } from '../../screen-head';
import { LoadFailed, Loading } from '../../screen-states';
import { staffPaths } from '../../staff-paths';
import { ClientForm } from '../client-form';
import { SimilarLeads } from '../merge/similar-leads';
import { BackLink } from './back-link';
import { Composer, focusPart } from './composer';
import { withoutMessages } from './conversation-entries';
import { LeadConversation } from './lead-conversation';
import { LeadHead } from './lead-head';

const leadParts = ['work', 'conversation', 'questions', 'about'] as const;
type LeadPart = (typeof leadParts)[number];

type LeadTabsProps = { client: ClientRecord; current: LeadPart; onChoose: (part: LeadPart) => void };

/** The sections of a lead's page as tabs on a phone, each with its count. */
const LeadTabs = ({ client, current, onChoose }: LeadTabsProps) => {
  const timeline = trpc.clients.timeline.useQuery({ id: client.id }).data;
  const messages = trpc.messages.ofLead.useQuery({ id: client.id }).data;
  const { questions } = useQuestions(client.caseType);
  const { answered, asked: total } = countAnswered(questions, typedFor(questions, client));
  const labels: Record<LeadPart, string> = {
    work: 'Work',
    conversation:
      `Conversation ${(timeline && messages && withoutMessages(timeline, messages).length + messages.length) ?? ''}`.trimEnd(),
    questions: total === 0 ? 'Questions' : `Questions ${answered}/${total}`,
    about: 'About',
  };
  return (
    <nav
      aria-label="Parts of this lead"
      className="fixed inset-x-0 bottom-0 z-[9] flex border-t border-line bg-card md:hidden print:hidden"
    >
      {leadParts.map((part) => (
        <button
          key={part}
          type="button"
          aria-current={part === current ? 'true' : undefined}
          onClick={() => {
            onChoose(part);
            window.scrollTo(0, 0);
          }}
          className="min-h-14 grow border-t-2 border-transparent px-1 text-xs whitespace-nowrap text-muted tabular-nums aria-current:border-accent aria-current:font-semibold aria-current:text-ink"
        >
          {labels[part]}
        </button>
      ))}
    </nav>
  );
};

/** Details that are rarely needed: collapsed sections, each with a summary line. */
const LeadDetails = ({ client }: { client: ClientRecord }) => {
  const may = useMay();
  const shown = leadPanels.filter(
    ({ permission, isFor }) => (!permission || may(permission)) && (isFor?.(client) ?? true),
  );
  return (
    <div className={`${compactCardClass} py-1`}>
      {shown.map(({ title, Essence, Content, isForScreen }) => (
        <Fold key={title} title={title} essence={<Essence client={client} />} isForScreen={isForScreen}>
          <Content client={client} />
        </Fold>
      ))}
    </div>
  );
};

/** Says that someone asked about the same matter before, with a link. */
const AskedBefore = ({ id }: { id: string }) => (
  <p className="rounded-md border border-info/30 bg-info-soft px-4 py-2 text-sm text-info">
    This person asked about the same thing before.{' '}
    <TextLink href={staffPaths.client(id)} className="font-semibold">
      Open the earlier request
    </TextLink>
  </p>
);

const Lead = ({ client, layout, queue }: Omit<LeadViewProps, 'id'> & { client: ClientRecord }) => {
  const [editing, setEditing] = useState(false);
  const [current, setCurrent] = useState<LeadPart>('work');
  /** The part of the composer that the screen before asked for. */
  const firstKind = useHistoryState<{ compose?: string } | null>()?.compose;
  const opensAgreement = new URLSearchParams(useSearch()).has('agreement');
  const [kind, setKind] = useState(firstKind ?? (opensAgreement ? 'document' : undefined));
  const [quoted, setQuoted] = useState<MessageRecord>();
  const may = useMay();
  // A hidden form cannot take the focus, so show it first.
  const compose = (next: string, message?: MessageRecord) => {
    flushSync(() => {
      setCurrent('work');
      setKind(next);
      setQuoted(message);
    });
    focusPart(next);
  };
  const isPage = layout === 'page';
  /** Renders a section of the page; on a phone only one shows at a time. */
  const part = (name: LeadPart, children: ReactNode) => (
    <div className={`grid grid-cols-1 gap-4 ${isPage && name !== current ? 'not-print:max-md:hidden' : ''}`}>
      {children}
    </div>
  );
  const way = queue ? <QueueBar id={client.id} queue={queue} /> : <BackLink />;
  return (
    <>
      <div className="@container">
        <LeadHead
          key={client.id}
          client={client}
          isQueued={queue !== undefined}
          layout={layout}
          way={isPage && way}
          onEdit={() => setEditing(true)}
          onReply={compose}
        />
        <HoldNote id={client.id} />
        <div
          className={`mt-3 grid grid-cols-1 items-start gap-4 md:mt-4 ${isPage ? 'not-print:@4xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]' : ''}`}
        >
          <div className="grid grid-cols-1 gap-4">
            {may('leads.work') &&
              part(
                'work',
                <Composer
                  client={client}
                  onNext={queue?.open}
                  hasKeys={isPage}
                  chosen={kind}
                  onChoose={setKind}
                  quoted={quoted}
                  onUnquote={() => setQuoted(undefined)}
                />,
              )}
            {part('conversation', <LeadConversation client={client} onReply={compose} />)}
          </div>
          <div className="grid grid-cols-1 gap-4">
            {part('questions', <LeadQuestions client={client} />)}
            {part(
              'about',
              <>
                {client.duplicateOf && <AskedBefore id={client.duplicateOf} />}
                <LeadTasks id={client.id} onCall={() => compose('call')} />
                <SimilarLeads client={client} />
                <LeadDetails client={client} />
              </>,
            )}
          </div>
        </div>
      </div>
      {isPage && <LeadTabs client={client} current={current} onChoose={setCurrent} />}
      {editing && (
        <ClientForm record={client} onClose={() => setEditing(false)} onSaved={() => setEditing(false)} />
      )}
    </>
  );
};

type LeadViewProps = {
  id: string;
  /** A page by itself, or a column next to something else, such as the list. */
  layout: 'page' | 'column';
  queue?: ReturnType<typeof useQueue>;
};

type NoLeadProps = Pick<LeadViewProps, 'layout'> & { onRetry?: (() => unknown) | undefined };

/** Says that a lead could not be loaded, or without `onRetry` that there is none. */
export const NoLead = ({ layout, onRetry }: NoLeadProps) => (
  <>
    {layout === 'page' && <ScreenHead title="Error loading lead" before={<BackLink />} />}
    <LoadFailed
      text={onRetry ? 'Error loading lead' : 'This lead does not exist or was deleted.'}
      onRetry={onRetry}
    />
  </>
);

/** Everything about one lead, for its own page, the queue and the preview. */
export const LeadView = ({ id, layout, queue }: LeadViewProps) => {
  const { data, error, refetch } = trpc.clients.get.useQuery({ id });
  if (data) return <Lead client={data} layout={layout} queue={queue} />;
  if (!error) return <Loading text="Loading lead..." />;
  const isGone = ['NOT_FOUND', 'BAD_REQUEST'].includes(toFailure(error).code);
  return <NoLead layout={layout} onRetry={isGone ? undefined : refetch} />;
};
