import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import {
  closeRequestInput,
  type PrivacyRequest,
  privacyRequestInput,
  requestKinds,
  type requestStates,
} from '../../../../shared/schemas/privacy';
import { phoneText } from '../../../lib/phone-text';
import { trpc } from '../../../lib/trpc';
import { buttonClass } from '../../../ui/button';
import { Pagination } from '../../../ui/pagination';
import { Select } from '../../../ui/select';
import { FieldsDialog, FieldsForm } from '../../kit/fields-form';
import { Loaded } from '../../kit/loaded';
import { Entry, RowButton } from '../../kit/row';
import { Moment } from '../../moment';
import { staffPaths } from '../../staff-paths';
import { Panel, PrivacyFrame } from '../privacy-frame';
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
const AddRequest = () => {
  const add = trpc.privacy.addRequest.useMutation();
  return (
    <Panel title="Enter a request">
      <FieldsForm
        name="privacy-request"
        schema={privacyRequestInput}
        fields={fields}
        defaults={empty}
        // Keep a person's own words out of the browser's storage.
        secret={['name', 'email', 'phoneNumber', 'message']}
        save={(values) => add.mutateAsync(values)}
        saved="Request saved"
        restart={() => empty}
        refresh={({ privacy }) => [privacy.requests]}
        button="Save request"
        look="secondary"
        className="grid gap-4 sm:grid-cols-2"
      />
    </Panel>
  );
};

const Due = ({ dueAt }: { dueAt: string }) => {
  const isLate = Date.parse(dueAt) < Date.now();
  return (
    <p className={`text-sm ${isLate ? 'font-semibold text-danger' : 'text-muted'}`}>
      {isLate ? 'Late, was due' : 'Answer by'} <Moment short at={dueAt} />
    </p>
  );
};

/** One request: person, subject, due date and actions. */
const RequestRow = ({ request }: { request: PrivacyRequest }) => {
  const [closing, setClosing] = useState(false);
  const { kind, name, email, phoneNumber, message, at, dueAt, state, isErased, closedBy, closedAt, note } =
    request;
  const who = name || email || phoneText(phoneNumber) || 'Someone';
  return (
    <Entry>
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
export const CloseRequest = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const close = trpc.privacy.closeRequest.useMutation();
  return (
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
      save={(values) => close.mutateAsync({ id, ...values })}
      saved="Request closed"
      refresh={({ privacy }) => [privacy.requests]}
      button="Close the request"
      onClose={onClose}
    />
  );
};

const limit = 25;
type State = (typeof requestStates)[number];

/** People's requests about their own data, the next due first. */
export const RequestsScreen = () => {
  const [page, setPage] = useState(1);
  const [state, setState] = useState<State>('open');
  const requests = trpc.privacy.requests.useQuery(
    { page, limit, state },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <PrivacyFrame tab="requests">
      <Panel
        title="What people ask about their own data"
        text="Sent from the page “Your data”, or entered here for someone who wrote or called. Make sure it is really them before you send anything."
      >
        <Select
          id="request-state"
          label="Show"
          value={state}
          onChange={(event) => {
            setState(event.target.value as State);
            setPage(1);
          }}
          className="mb-3 max-w-48"
          choices={words.states}
        />
        <Loaded
          query={requests}
          loading={privacyWords.loading}
          failed={privacyWords.failed}
          empty={
            <p role="status" className="py-6 text-sm text-muted">
              {words.none[state]}
            </p>
          }
        >
          {({ rows, total }) => (
            <>
              <ul>
                {rows.map((request) => (
                  <RequestRow key={request.id} request={request} />
                ))}
              </ul>
              {total > limit && <Pagination page={page} limit={limit} total={total} onPage={setPage} />}
            </>
          )}
        </Loaded>
      </Panel>
      <AddRequest />
    </PrivacyFrame>
  );
};
