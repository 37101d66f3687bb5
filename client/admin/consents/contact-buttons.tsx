import { type ReactNode, useState } from 'react';
import type { ContactChannel } from '../../../shared/schemas/consent';
import type { ContactAnswer, ContactReason } from '../../../shared/schemas/contact';
import { phoneText } from '../../lib/phone-text';
import { localTimes } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { buttonClass } from '../../ui/button';
import { Clock, Mail, Phone } from '../../ui/icons';
import { IconButton } from '../../ui/press';
import { copyText } from '../copy-text';
import { Copy } from '../icons';
import { useNow } from '../kit/use-now';
import { Moment } from '../moment';
import { AskedLink, askAgainAfter } from './asked-link';
import { contactWords as words } from './contact-words';

/** The contact gate's answer on a call by hand, in words. */
const GateLine = ({ answer }: { answer: ContactAnswer | undefined }) => {
  if (!answer) return null;
  if (answer.allowed) return <span className="text-success">OK to call now</span>;
  return (
    <span className="text-danger">
      {answer.reason && (
        <>
          <span className="font-semibold">{words.instead[answer.reason]}</span>
          {`: ${words.reasons[answer.reason]}`}
        </>
      )}
      {answer.from && (
        <>
          {'. '}
          Allowed from <Moment at={answer.from} />
        </>
      )}
    </span>
  );
};

/** The person's local time; the earliest and latest if several time zones are possible. */
const LocalTime = ({ id }: { id: string }) => {
  const { data } = trpc.desk.lead.useQuery({ id });
  const now = useNow();
  if (!data) return null;
  return (
    <span className="flex items-center gap-1.5 text-muted tabular-nums print:hidden">
      <Clock aria-hidden className="size-4" />
      {`${localTimes(data.zones, now)} there`}
    </span>
  );
};

const useAnswers = (id: string) => {
  const { data } = trpc.contact.askAll.useQuery({ id }, { refetchInterval: askAgainAfter });
  return (channel: ContactChannel) => data?.find((answer) => answer.channel === channel);
};

type Override = {
  /** The refusal reason that the person overrode; a different reason stops them again. */
  overridden: ContactReason | undefined;
  onOverridden: (reason: ContactReason | undefined) => void;
};

const useOverride = (): Override => {
  const [overridden, onOverridden] = useState<ContactReason | undefined>();
  return { overridden, onOverridden };
};

type WayProps = Override & {
  id: string;
  channel: ContactChannel;
  href: string;
  className: string;
  children: ReactNode;
};

/** A way to contact a person. If the contact gate refuses, it opens only with a reason. */
const Way = (props: WayProps) => (
  <AskedLink
    {...props}
    data-key={props.channel === 'call' ? 'c' : undefined}
    aria-describedby={`gate-${props.channel}`}
  />
);

type NumberProps = {
  client: { id: string; phoneE164?: string | undefined; phoneNumber: string };
  /** Nobody waits for this call. */
  isQuiet: boolean;
};

/**
 * The phone number in large type, to call and to copy in E.164 format, with the person's local time and the contact
 * gate's answer on calls.
 */
export const CallNumber = ({ client: { id, phoneE164, phoneNumber }, isQuiet }: NumberProps) => {
  const answer = useAnswers(id)('call');
  const override = useOverride();
  const isOverridden = answer?.reason !== undefined && answer.reason === override.overridden;
  const number = phoneE164 ?? phoneNumber;
  const look = isQuiet || (answer?.allowed === false && !isOverridden) ? 'secondary' : 'primary';
  return (
    <>
      <div data-stays className="flex min-w-0 gap-1 max-md:-order-1 max-md:grow">
        <Way
          {...override}
          id={id}
          channel="call"
          href={`tel:${number}`}
          className={`${buttonClass({ look })} min-w-0 grow [overflow-wrap:anywhere] tabular-nums max-md:px-2`}
        >
          <Phone aria-hidden className="size-5 max-md:hidden" />
          <span className="text-lg leading-none">Call {phoneText(phoneNumber)}</span>
          <span aria-hidden className="rounded-sm border px-1.5 text-xs font-normal opacity-80 max-md:hidden">
            c
          </span>
        </Way>
        <IconButton
          icon={Copy}
          label="Copy number"
          onClick={() => copyText(number, words)}
          className="min-h-control min-w-11 md:min-w-9"
        />
      </div>
      <p className="flex min-w-0 gap-x-2 text-sm max-md:w-full max-md:flex-wrap md:flex-col">
        <LocalTime id={id} />
        <span id="gate-call">
          {isOverridden ? 'You gave a reason to continue' : <GateLine answer={answer} />}
        </span>
      </p>
    </>
  );
};

/** A link to write an e-mail, only an icon on phones; nothing if the person has no address. */
export const WriteTo = ({ client: { id, email } }: { client: { id: string; email: string } }) => {
  const answer = useAnswers(id)('email');
  const override = useOverride();
  if (!email) return null;
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm max-md:-order-1">
      <Way
        {...override}
        id={id}
        channel="email"
        href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
        className="inline-flex min-h-11 min-w-11 items-center gap-1.5 underline decoration-control underline-offset-4 max-md:justify-center md:min-h-8"
      >
        <Mail aria-hidden className="size-4 shrink-0" />
        <span className="sr-only">Write an e-mail to</span>
        <span title={email} className="truncate max-md:sr-only">
          {email}
        </span>
      </Way>
      {answer?.reason && answer.reason !== override.overridden && (
        <span id="gate-email" className="font-semibold text-danger max-md:sr-only">
          {words.instead[answer.reason]}
        </span>
      )}
    </span>
  );
};
