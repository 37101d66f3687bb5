import { useId } from 'react';
import { Link } from 'wouter';
import { type ContactAnswer, reopenInput, withdrawInput } from '../../../shared/schemas/contact';
import { trpc } from '../../lib/trpc';
import { buttonClass } from '../../ui/button';
import { FileCheck2 } from '../icons';
import { ConfirmButton } from '../kit/confirm-button';
import { FieldsForm } from '../kit/fields-form';
import { toForm } from '../kit/schema-values';
import { type Refresh, useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { staffPaths } from '../staff-paths';
import { askAgainAfter } from './asked-link';
import { contactWords as words } from './contact-words';
import { OverrideForm } from './override-form';

const reopening = reopenInput.omit({ id: true });

/** Records that a person who asked us to stop wants to be contacted again. */
const ReopenForm = ({ id }: { id: string }) => (
  <details>
    <summary className="cursor-pointer py-1 text-sm font-semibold">Asked us to contact them again</summary>
    <FieldsForm
      name={`reopen-${id}-${useId()}`}
      schema={reopening}
      fields={{
        words: {
          label: 'How they asked, in their own words',
          hint: 'After this you can contact the person again. The record stays in the timeline and in the proof.',
          maxLength: 1000,
        },
        askedAt: { label: 'When they asked', kind: 'clock' },
        channel: {
          label: 'What they want again',
          kind: 'choice',
          first: 'Everything',
          choices: words.channels,
        },
      }}
      defaults={{ ...toForm(reopening), askedAt: new Date().toISOString() }}
      call={trpc.contact.reopen}
      rest={{ id }}
      saved={{
        title: 'Saved',
        description: 'You can contact this person again in the ways they agreed to.',
      }}
      restart={(values) => ({ ...values, words: '' })}
      refresh={refresh}
      button="Save"
      size="sm"
      className="mt-2 space-y-3"
    />
  </details>
);

const fields = {
  source: { label: 'How we know', kind: 'choice', choices: words.sources },
  channel: { label: 'What to stop', kind: 'choice', first: 'Everything', choices: words.channels },
} as const;
const withdrawal = withdrawInput.omit({ id: true });
const defaults = { ...toForm(withdrawal), source: Object.keys(words.sources)[0]! };

const refresh: Refresh = ({ contact, clients }) => [contact.askAll, clients.timeline];

/** Records that a person asked us to stop. */
const WithdrawForm = ({ id }: { id: string }) => {
  const suppress = useAction(trpc.contact.suppress, { done: 'On the list', refresh });
  return (
    <details>
      <summary className="cursor-pointer py-1 text-sm font-semibold">Asked us to stop</summary>
      <FieldsForm
        name={`withdraw-${id}-${useId()}`}
        schema={withdrawal}
        fields={fields}
        required={[]}
        defaults={defaults}
        call={trpc.contact.withdraw}
        rest={{ id }}
        saved={{ title: 'Saved', description: 'It applies now to every lead with this number or address.' }}
        restart={(values) => values}
        refresh={refresh}
        button="Save"
        size="sm"
        className="my-2 space-y-3"
      />
      <ConfirmButton
        label="Never contact again"
        title="Never contact this person again?"
        text="The number and the address go on the firm’s own do-not-contact list and stay there, even if you delete the lead."
        action={suppress}
        input={{ id }}
      />
    </details>
  );
};

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
          Allowed from <Moment at={from} />
        </span>
      )}
      {rule && <span className="block text-muted">Rule: {rule}</span>}
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
