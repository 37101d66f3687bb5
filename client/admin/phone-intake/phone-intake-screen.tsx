import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { trpc } from '../../lib/trpc';
import { Button, buttonClass } from '../../ui/button';
import { CheckCircle2 } from '../icons';
import { SenderMessages, senderName } from '../inbox/sender-messages';
import { cardClass } from '../kit/card';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { PhoneIntakeForm } from './phone-intake-form';
import { phoneWords as words } from './phone-words';
import { usePhoneIntake } from './use-phone-intake';

/** The messages of the unknown sender who becomes a lead, above the form. */
const CallerMessages = () => {
  const sender = useHistoryState<{ sender?: { id: string; from: string } } | null>()?.sender;
  const { data } = trpc.messages.unknownPage.useQuery(
    { page: 1, limit: 1000 },
    { enabled: sender !== undefined },
  );
  const messages = data?.rows.filter(({ from }) => from === sender?.from) ?? [];
  if (messages.length === 0) return null;
  return (
    <section aria-label="They wrote" className={`${cardClass} mb-4 max-w-3xl space-y-2 p-4`}>
      <h2 className="tabular-nums">{senderName(messages[0]!)}</h2>
      <SenderMessages messages={messages} />
    </section>
  );
};

/** Shown after a call: the link to the lead has the focus, and one more key starts the next call. */
const CallSaved = ({ lead, onNext }: { lead: { id: string; name: string }; onNext: () => void }) => {
  const open = useRef<HTMLAnchorElement>(null);
  useEffect(() => open.current?.focus(), []);
  return (
    <section aria-label={words.saved(lead.name)} className={`${cardClass} max-w-xl p-5`}>
      <p role="status" className="flex items-center gap-2 text-lg font-semibold">
        <CheckCircle2 aria-hidden className="size-6 shrink-0 text-success" />
        {words.saved(lead.name)}
      </p>
      <p className="mt-1 mb-4 text-sm text-muted">The lead is in the list, marked as contacted.</p>
      <div className="flex flex-wrap gap-3">
        <Link ref={open} href={staffPaths.client(lead.id)} className={buttonClass()}>
          Open lead
        </Link>
        <Button look="secondary" onClick={onNext} label="Next call" />
      </div>
    </section>
  );
};

/** Takes a call and saves it as a lead. */
export const PhoneIntakeScreen = () => {
  const call = usePhoneIntake();
  return (
    <>
      <ScreenHead title="Take a call" />
      {call.saved ? (
        <CallSaved lead={call.saved} onNext={call.nextCall} />
      ) : (
        <>
          <CallerMessages />
          <PhoneIntakeForm call={call} />
        </>
      )}
    </>
  );
};
