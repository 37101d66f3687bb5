import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import {
  erasureInput,
  type PersonChoice,
  type PersonFound,
  type PersonQuery,
} from '../../../../shared/schemas/privacy';
import { saveFile } from '../../../lib/download';
import { phoneText } from '../../../lib/phone-text';
import { nowOrNever } from '../../../lib/query-client';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Download, Eraser } from '../../icons';
import { FieldsDialog } from '../../kit/fields-form';
import { TextLink } from '../../kit/text-link';
import { useAction } from '../../kit/use-action';
import { Moment } from '../../moment';
import { LoadFailed, Loading } from '../../screen-states';
import { staffPaths } from '../../staff-paths';
import { Panel, PrivacyFrame } from '../privacy-frame';
import { privacyWords } from '../privacy-words';

/** Requests an erasure. A second administrator must approve it; if there is none, the same one can after a wait. */
const EraseDialog = ({ choice, onClose }: { choice: PersonChoice; onClose: () => void }) => {
  const [, navigate] = useLocation();
  return (
    <FieldsDialog
      name="erase"
      title="Erase this person?"
      description="Another administrator must agree. Then leads, notes, timeline, posts and messages are gone for good. What stays: hashes for the ledger and the do-not-contact lists, and consents sealed for five years."
      schema={erasureInput.pick({ reason: true })}
      fields={{
        reason: {
          label: 'Why',
          hint: 'Do not write the person’s name here: this stays.',
          maxLength: 500,
          className: 'sm:col-span-2',
        },
      }}
      defaults={{ reason: '' }}
      secret={['reason']}
      call={trpc.privacy.askErasure}
      rest={choice}
      saved={{ title: 'Request sent', description: 'Another administrator can find it under “Erasing”.' }}
      refresh={({ privacy }) => [privacy.erasures]}
      onSaved={() => navigate(staffPaths.privacy('erasures'))}
      button="Ask to erase"
      look="danger"
      onClose={onClose}
    />
  );
};

type FoundProps = {
  id: string;
  label: ReactNode;
  others: ReadonlySet<string>;
  onToggle: (id: string) => void;
  className?: string;
  children: ReactNode;
};

/** A record that was found, with a checkbox that says if it belongs to this person. */
const Found = ({ id, label, others, onToggle, className = '', children }: FoundProps) => (
  <li className={`flex flex-wrap items-center gap-x-4 ${className}`}>
    <Checkbox id={`mine-${id}`} checked={!others.has(id)} onChange={() => onToggle(id)} label={label} />
    <span className="ml-auto text-sm text-muted">{children}</span>
  </li>
);

type ListProps<Row> = { rows: readonly Row[] } & Pick<FoundProps, 'others' | 'onToggle'>;

const FoundLeads = ({ rows, ...marks }: ListProps<PersonFound['leads'][number]>) => (
  <Panel
    title="Leads"
    text="Clear what belongs to someone else, such as a spouse or a child with the same number."
  >
    <ul>
      {rows.map(({ id, firstName, lastName, email, phoneNumber, ...lead }) => (
        <Found
          key={id}
          {...marks}
          id={id}
          className="border-b border-line py-1 last:border-0"
          label={
            <>
              <span className="font-semibold">{`${firstName} ${lastName}`}</span>
              <span className="block break-all text-muted">{`${email} · ${phoneText(phoneNumber)}`}</span>
            </>
          }
        >
          {lead.isHeld && <strong className="text-danger">on legal hold · </strong>}
          {lead.isDeleted ? 'deleted · ' : <TextLink href={staffPaths.client(id)}>{lead.status}</TextLink>}{' '}
          received <Moment at={lead.createdAt} />
        </Found>
      ))}
    </ul>
  </Panel>
);

const FoundPosts = ({ rows, ...marks }: ListProps<PersonFound['refused'][number]>) => (
  <Panel title="Refused posts">
    <ul>
      {rows.map(({ id, at, reason }) => (
        <Found key={id} {...marks} id={id} label={reason}>
          <Moment at={at} />
        </Found>
      ))}
    </ul>
  </Panel>
);

/** The records found, each with a checkbox for records of this person, and actions on them. */
const FoundPerson = ({ asked: query, holdings }: { asked: PersonQuery; holdings: PersonFound }) => {
  const { leads, refused, consents } = holdings;
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const [erasing, setErasing] = useState(false);
  const toggle = (id: string) =>
    setOthers((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  const mine = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).filter((id) => !others.has(id));
  const choice = { ...query, leads: mine(leads), refused: mine(refused) };
  const marks = { others, onToggle: toggle };
  const isHeld = leads.some(({ id, isHeld }) => isHeld && !others.has(id));
  const exportPerson = useAction(trpc.privacy.exportPerson, {
    ...nowOrNever,
    done: {
      title: 'File made',
      description: 'It is in your downloads. Send it only to this person, in a secure way.',
    },
    onDone: ({ name, html }) => saveFile(new Blob([html], { type: 'text/html;charset=utf-8' }), name),
  });

  if (leads.length + refused.length + consents === 0)
    return (
      <p role="status" className="py-6 font-semibold">
        We have nothing under this address or number.
      </p>
    );
  return (
    <>
      {leads.length > 0 && <FoundLeads rows={leads} {...marks} />}
      {refused.length > 0 && <FoundPosts rows={refused} {...marks} />}
      <p className="mb-4 text-sm text-muted">
        {consents === 1 ? '1 record of consent' : `${consents} records of consent or withdrawal`}
      </p>
      {isHeld && (
        <p role="status" className="mb-4 text-sm text-danger">
          A lead is on legal hold, so nothing can be erased. End the hold first.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          icon={Download}
          aria-disabled={exportPerson.isPending || undefined}
          onClick={() => !exportPerson.isPending && exportPerson.mutate(choice)}
          label="Export everything"
        />
        {!isHeld && (
          <Button icon={Eraser} look="secondary" onClick={() => setErasing(true)} label="Ask to erase" />
        )}
      </div>
      {erasing && <EraseDialog choice={choice} onClose={() => setErasing(false)} />}
    </>
  );
};

/** Everything that we store about a person, to export or erase it. */
export const PersonScreen = () => {
  // Passed from a request in the history state, because addresses stay in the browser's history.
  const initial = useHistoryState<Partial<PersonQuery> | null>();
  const [typed, setTyped] = useState({
    email: initial?.email ?? '',
    phoneNumber: initial?.phoneNumber ?? '',
  });
  const [query, setQuery] = useState<PersonQuery | undefined>(
    typed.email || typed.phoneNumber ? typed : undefined,
  );
  const [problem, setProblem] = useState('');
  const { data, error, refetch, isFetching } = trpc.privacy.find.useQuery(
    query ?? { email: '', phoneNumber: '' },
    { enabled: query !== undefined, staleTime: 0, gcTime: 0 },
  );
  return (
    <PrivacyFrame tab="person">
      <Panel
        title="Find a person"
        text="Everything under an e-mail address or a phone number, including deleted leads and refused posts."
      >
        <form
          noValidate
          className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]"
          onSubmit={(event) => {
            event.preventDefault();
            const isEmpty = !typed.email.trim() && !typed.phoneNumber.trim();
            setProblem(isEmpty ? 'Enter an e-mail address, a phone number, or both.' : '');
            if (!isEmpty) setQuery({ ...typed, email: typed.email.trim() });
          }}
        >
          <Field
            id="person-email"
            label="E-mail address"
            type="email"
            value={typed.email}
            error={problem}
            onChange={(event) => setTyped({ ...typed, email: event.target.value })}
          />
          <Field
            id="person-phone"
            label="Phone number"
            type="tel"
            value={typed.phoneNumber}
            onChange={(event) => setTyped({ ...typed, phoneNumber: event.target.value })}
          />
          <Button type="submit" className="sm:mt-7" label="Find" />
        </form>
      </Panel>
      {query && error && !data && <LoadFailed text={privacyWords.failed} onRetry={refetch} />}
      {query && isFetching && !data && <Loading text={privacyWords.loading} />}
      {query && data && (
        <FoundPerson key={`${query.email} ${query.phoneNumber}`} asked={query} holdings={data} />
      )}
    </PrivacyFrame>
  );
};
