import type { ClientRecord } from '../../../../shared/schemas/client';
import { trpc } from '../../../lib/trpc';
import { countAnswered, typedFor } from '../../questions/typed-answers';
import { useQuestions } from '../../questions/use-questions';
import { clientWords } from '../client-words';
import { withoutMessages } from './conversation-entries';

export const leadParts = ['work', 'conversation', 'questions', 'about'] as const;
export type LeadPart = (typeof leadParts)[number];

type LeadTabsProps = { client: ClientRecord; current: LeadPart; onChoose: (part: LeadPart) => void };

/** The sections of a lead's page as tabs on a phone, each with its count. */
export const LeadTabs = ({ client, current, onChoose }: LeadTabsProps) => {
  const timeline = trpc.clients.timeline.useQuery({ id: client.id }).data;
  const messages = trpc.messages.ofLead.useQuery({ id: client.id }).data;
  const { questions } = useQuestions(client.caseType);
  const { answered, asked: total } = countAnswered(questions, typedFor(questions, client));
  const words = clientWords.part;
  const labels: Record<LeadPart, string> = {
    work: 'Work',
    conversation: words.conversation(
      timeline && messages && withoutMessages(timeline, messages).length + messages.length,
    ),
    questions: words.questions(answered, total),
    about: 'About',
  };
  return (
    <nav
      data-bar
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
