import { Mail, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ContactChannel } from '../../../shared/schemas/consent';
import type { ContactReason } from '../../../shared/schemas/contact';
import { type Outputs, trpc } from '../../lib/trpc';
import { buttonClass } from '../../ui/button';
import { askAgainAfter } from './ask-again';
import { AskedLink } from './asked-link';
import { contactWords as words } from './contact-words';

type Answer = Outputs['contact']['askAll'][number];
type Way = { channel: ContactChannel; href: string; label: string; icon: ReactNode; shortcut?: string };

const WayButton = ({ id, way, answer }: { id: string; way: Way; answer: Answer | undefined }) => {
  const [overridden, setOverridden] = useState<ContactReason | undefined>();
  const isRefused = answer?.allowed === false && (!answer.reason || answer.reason !== overridden);
  const { channel, href, label, icon, shortcut } = way;
  return (
    <AskedLink
      data-key={shortcut}
      id={id}
      channel={channel}
      href={href}
      overridden={overridden}
      onOverridden={setOverridden}
      aria-describedby={isRefused ? `no-${channel}` : undefined}
      className={buttonClass({ look: 'secondary' })}
    >
      {icon}
      {label}
      {isRefused && answer.reason && (
        <span id={`no-${channel}`} className="text-danger">
          {words.instead[answer.reason]}
        </span>
      )}
    </AskedLink>
  );
};

type ContactButtonsProps = {
  client: { id: string; phoneE164?: string | undefined; phoneNumber: string; email: string };
  call: string;
  write: string;
};

/** The ways to reach a person. What the contact gate refuses opens only with a reason. */
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
