import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { requestStates } from '../../../../shared/schemas/privacy';
import { trpc } from '../../../lib/trpc';
import { Pagination } from '../../../ui/pagination';
import { Select } from '../../../ui/select';
import { Loaded } from '../../kit/loaded';
import { Panel, PrivacyFrame } from '../privacy-frame';
import { privacyWords } from '../privacy-words';
import { AddRequest } from './add-request';
import { RequestRow } from './request-row';

const words = privacyWords.requests;
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
