import { FileCheck2 } from 'lucide-react';
import { Link } from 'wouter';
import type { ContactAnswer } from '../../../shared/schemas/contact';
import { trpc } from '../../lib/trpc';
import { buttonClass } from '../../ui/button';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';
import { askAgainAfter } from './ask-again';
import { contactWords as words } from './contact-words';
import { OverrideForm } from './override-form';
import { ReopenForm } from './reopen-form';
import { WithdrawForm } from './withdraw-form';

const Answer = ({ allowed, reason, from, rule, confirmUntil }: ContactAnswer) =>
  allowed ? (
    <span className="font-semibold text-success">Yes, now</span>
  ) : (
    <span>
      {reason && (
        <>
          <span className="font-semibold text-danger">{words.instead[reason]}</span>
          {`: ${words.reasons[reason]}`}
        </>
      )}
      {from && (
        <span className="block text-muted">
          {words.from} <Moment at={from} />
        </span>
      )}
      {rule && (
        <span className="block text-muted">
          {words.rule} {rule}
        </span>
      )}
      {confirmUntil && (
        <span className="block text-muted">
          You can confirm the STOP by one text until <Moment at={confirmUntil} />
        </span>
      )}
    </span>
  );

/** Shows if this person may be contacted now and what can change that. */
export const ContactCard = ({ id }: { id: string }) => {
  const { data, isError } = trpc.contact.askAll.useQuery({ id }, { refetchInterval: askAgainAfter });
  const refused = data?.filter(({ allowed }) => !allowed).map(({ channel }) => channel) ?? [];
  return (
    <>
      {isError && !data && (
        <p role="alert" className="text-sm text-danger">
          {words.failed}
        </p>
      )}
      <dl className="grid grid-cols-[8rem_1fr] gap-x-4 gap-y-2 text-sm">
        {data?.map(({ channel, ...answer }) => (
          <div key={channel} className="contents">
            <dt className="text-muted">{words.channels[channel]}</dt>
            <dd>
              <Answer {...answer} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="space-y-1 print:hidden">
        <WithdrawForm id={id} />
        <ReopenForm id={id} />
        {refused.length > 0 && <OverrideForm id={id} channels={refused} />}
        <Link href={staffPaths.consent(id)} className={buttonClass({ look: 'secondary', size: 'sm' })}>
          <FileCheck2 aria-hidden className="size-4" />
          Certificate of consent
        </Link>
      </div>
    </>
  );
};

/** The channels on which this person may be contacted now, in a few words. */
export const ContactEssence = ({ id }: { id: string }) => {
  const { data } = trpc.contact.askAll.useQuery({ id });
  if (!data) return null;
  const ways = data.filter(({ allowed }) => allowed).map(({ channel }) => words.channels[channel]);
  return ways.join(', ') || 'No contact now';
};
