import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { PersonQuery } from '../../../../shared/schemas/privacy';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { LoadFailed, Loading } from '../../screen-states';
import { Panel, PrivacyFrame } from '../privacy-frame';
import { privacyWords } from '../privacy-words';
import { FoundPerson } from './found-person';

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
          <Button type="submit" className="sm:mt-7">
            Find
          </Button>
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
