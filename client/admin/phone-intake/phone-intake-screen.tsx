import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/button';
import { CheckCircle2 } from '../icons';
import { CallerMessages } from '../inbox/caller-messages';
import { cardClass } from '../kit/card';
import { ScreenHead } from '../screen-head';
import { staffPaths } from '../staff-paths';
import { PhoneIntakeForm } from './phone-intake-form';
import { phoneWords as words } from './phone-words';
import { usePhoneIntake } from './use-phone-intake';

type CallSavedProps = { lead: { id: string; name: string }; onNext: () => void };

/** Shown after a call: the link to the lead has the focus, and one more key starts the next call. */
const CallSaved = ({ lead, onNext }: CallSavedProps) => {
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
        <Button look="secondary" onClick={onNext}>
          Next call
        </Button>
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
