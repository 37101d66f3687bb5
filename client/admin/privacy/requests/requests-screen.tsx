import { useState } from 'react';
import { Link } from 'wouter';
import {
  closeRequestInput,
  type PrivacyRequest,
  privacyRequestInput,
  requestKinds,
} from '../../../../shared/schemas/privacy';
import { phoneText } from '../../../lib/phone-text';
import { trpc } from '../../../lib/trpc';
import { buttonClass } from '../../../ui/button';
import { FieldsDialog, FieldsForm } from '../../kit/fields-form';
import { type ListRowProps, listScreen } from '../../kit/list-screen';
import { Entry, RowButton } from '../../kit/row';
import { Moment } from '../../moment';
import { staffPaths } from '../../staff-paths';
import { Panel, PrivacyTabs } from '../privacy-frame';
import { privacyWords } from '../privacy-words';

const words = privacyWords.requests;

const empty = {
  kind: requestKinds[0] as (typeof requestKinds)[number],
  name: '',
  email: '',
  phoneNumber: '',
  message: '',
};
const fields = {
  kind: {
    label: 'What the person asks for',
    kind: 'choice',
    choices: words.kinds,
  },
  name: { label: 'Name', maxLength: 200 },
  email: { label: 'E-mail address', kind: 'email' },
  phoneNumber: { label: 'Phone number', kind: 'tel' },
  message: { label: 'What they said', kind: 'long', className: 'sm:col-span-2' },
} as const;

/** Adds a request for a person who wrote a letter, called, or came by. */
const AddRequest = () => (
  <Panel title="Enter a request">
    <FieldsForm
      name="privacy-request"
      schema={privacyRequestInput}
      fields={fields}
      defaults={empty}
      // Keep a person's own words out of the browser's storage.
      secret={['name', 'email', 'phoneNumber', 'message']}
      call={trpc.privacy.addRequest}
      saved="Request saved"
      restart={() => empty}
      refresh={({ privacy }) => [privacy.requests]}
      button="Save request"
      look="secondary"
      className="grid gap-4 sm:grid-cols-2"
    />
  </Panel>
);

const Due = ({ dueAt }: { dueAt: string }) => {
  const isLate = Date.parse(dueAt) < Date.now();
  return (
    <p className={`text-sm ${isLate ? 'font-semibold text-danger' : 'text-muted'}`}>
      {isLate ? 'Late, was due' : 'Answer by'} <Moment short at={dueAt} />
    </p>
  );
};

/** One request: person, subject, due date and actions. */
const RequestRow = ({ row: request }: ListRowProps<PrivacyRequest>) => {
  const [closing, setClosing] = useState(false);
  const { kind, name, email, phoneNumber, message, at, dueAt, state, isErased, closedBy, closedAt, note } =
    request;
  const who = name || email || phoneText(phoneNumber) || 'Someone';
  return (
    <Entry className="px-5 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold break-words">
            {words.kinds[kind]}: {who}
          </p>
          <p className="text-sm break-words text-muted">
            {[email, phoneText(phoneNumber)].filter(Boolean).join(' · ')} asked <Moment at={at} />
          </p>
          {isErased && <p className="text-sm">This person was erased.</p>}
          {message && <p className="mt-1 text-sm break-words whitespace-pre-wrap">{message}</p>}
          {state === 'open' ? (
            <Due dueAt={dueAt} />
          ) : (
            <p className="text-sm text-muted">
              {words.states[state]} {closedBy && `by ${closedBy}`} {closedAt && <Moment at={closedAt} />}
            </p>
          )}
          {note && <p className="mt-1 text-sm break-words whitespace-pre-wrap">{note}</p>}
        </div>
        {state === 'open' && (
          <div className="flex flex-wrap gap-2">
            {!isErased && (
              <Link
                href={staffPaths.privacy('person')}
                state={{ email, phoneNumber }}
                className={buttonClass({ look: 'secondary', size: 'sm' })}
              >
                Find the person
              </Link>
            )}
            <RowButton
              label="Close"
              name={`Close the request from ${who}`}
              onClick={() => setClosing(true)}
            />
          </div>
        )}
      </div>
      {closing && <CloseRequest id={request.id} onClose={() => setClosing(false)} />}
    </Entry>
  );
};

/** Closes a request with a permanent note about the outcome. */
export const CloseRequest = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <FieldsDialog
    name={`close-${id}`}
    title="How did it end?"
    schema={closeRequestInput.pick({ state: true, note: true })}
    fields={{
      state: { label: 'Outcome', kind: 'choice', choices: words.outcomes },
      note: {
        label: 'What we did and what we told the person',
        kind: 'long',
        maxLength: 1000,
        className: 'sm:col-span-2',
      },
    }}
    defaults={{ state: 'done' as keyof typeof words.outcomes, note: '' }}
    call={trpc.privacy.closeRequest}
    rest={{ id }}
    saved="Request closed"
    refresh={({ privacy }) => [privacy.requests]}
    button="Close the request"
    onClose={onClose}
  />
);

const choices = (['done', 'refused'] as const).map((value) => ({ value, label: words.states[value] }));

/** People's requests about their own data, the next due first. */
export const RequestsScreen = listScreen({
  list: {
    above: () => <PrivacyTabs tab="requests" />,
    note: () => (
      <p className="mb-4 max-w-prose text-sm text-muted">
        Sent from the page “Your data”, or entered here for someone who wrote or called. Make sure it is
        really them before you send anything.
      </p>
    ),
    useFilters: () => ({ state: { label: 'Show', any: words.states.open, choices } }),
    useRows: ({ state, page, limit }, options) =>
      trpc.privacy.requests.useQuery({ state: state ?? 'open', page, limit }, options),
    loading: privacyWords.loading,
    failed: privacyWords.failed,
    none: { title: 'No open requests' },
    noneMatching: { title: 'No requests yet' },
    Row: RequestRow,
    below: (
      <div className="mt-5">
        <AddRequest />
      </div>
    ),
  },
});
