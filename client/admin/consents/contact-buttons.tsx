import { Mail, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ContactChannel } from '../../../shared/schemas/consent';
import { type Outputs, trpc } from '../../lib/trpc';
import { buttonClass } from '../../ui/button';
import { askAgainAfter } from './ask-again';
import { contactWords as words } from './contact-words';
import { RefusedDialog } from './refused-dialog';

type Answer = Outputs['contact']['askAll'][number];
type Way = { channel: ContactChannel; href: string; label: string; icon: ReactNode; shortcut?: string };

const WayButton = ({ id, way, answer }: { id: string; way: Way; answer: Answer | undefined }) => {
  const [asking, setAsking] = useState(false);
  const [overridden, setOverridden] = useState(false);
  const isRefused = answer !== undefined && !answer.allowed && !overridden;
  const { channel, href, label, icon, shortcut } = way;
  return (
    <>
      <a
        data-key={shortcut}
        href={href}
        aria-describedby={isRefused ? `no-${channel}` : undefined}
        className={buttonClass({ look: 'secondary' })}
        onClick={(event) => {
          if (!isRefused) return;
          event.preventDefault();
          setAsking(true);
        }}
      >
        {icon}
        {label}
        {isRefused && answer.reason && (
          <span id={`no-${channel}`} className="text-danger">
            {words.instead[answer.reason]}
          </span>
        )}
      </a>
      {asking && answer && (
        <RefusedDialog
          id={id}
          answer={answer}
          onClose={() => setAsking(false)}
          onOverridden={() => {
            setOverridden(true);
            setAsking(false);
          }}
        />
      )}
    </>
  );
};

type ContactButtonsProps = {
  client: { id: string; phoneE164?: string | undefined; phoneNumber: string; email: string };
  call: string;
  write: string;
};

/** The ways to reach a person. Each asks the contact gate first: what it refuses opens only with a reason. */
export const ContactButtons = ({ client, call, write }: ContactButtonsProps) => {
  const { id, phoneE164, phoneNumber, email } = client;
  const { data } = trpc.contact.askAll.useQuery({ id }, { refetchInterval: askAgainAfter });
  const ways: Way[] = [
    {
      channel: 'call',
      href: `tel:${phoneE164 ?? phoneNumber}`,
      label: call,
      icon: <Phone aria-hidden className="size-4" />,
      shortcut: 'c',
    },
    ...(email
      ? [
          {
            channel: 'email' as const,
            href: `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
            label: write,
            icon: <Mail aria-hidden className="size-4" />,
          },
        ]
      : []),
  ];
  return ways.map((way) => (
    <WayButton
      key={way.channel}
      id={id}
      way={way}
      answer={data?.find(({ channel }) => channel === way.channel)}
    />
  ));
};
