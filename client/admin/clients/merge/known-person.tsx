import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc';
import { useDebounced } from '../../../lib/use-debounced';
import { RowButton } from '../../kit/row';
import { getName } from '../list/lead-columns';
import { SimilarFacts } from './similar-leads';

type Person = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  dateOfBirth?: string;
  /** Offers to go on with one of them. */
  onChoose?: (id: string) => void;
};

/** Shows leads that may be the same person while a new lead is entered, before it becomes a duplicate. */
export const KnownPerson = ({ onChoose, ...values }: Person) => {
  const { firstName, lastName, email, phoneNumber, dateOfBirth } = values;
  const typed = JSON.stringify({ firstName, lastName, email, phoneNumber, dateOfBirth });
  const [selection, setSelection] = useState('');
  useDebounced(typed, 400, setSelection);
  const person: Person | undefined = selection ? JSON.parse(selection) : undefined;
  const isEnough = Boolean(person && (person.email || person.phoneNumber || person.dateOfBirth));
  const { data = [] } = trpc.clients.similarTo.useQuery(person ?? {}, {
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  const similar = isEnough ? data : [];
  return (
    <div role="status" className="sm:col-span-2 empty:hidden">
      {similar.length > 0 && (
        <div className="rounded-md border border-info/30 bg-info-soft px-4 py-3 text-sm">
          <p className="mb-2 font-semibold text-info">We may know this person already</p>
          <ul className="space-y-2">
            {similar.map((lead) => (
              <li key={lead.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <SimilarFacts lead={lead} />
                {onChoose && (
                  <RowButton
                    label="It is them"
                    name={`It is ${getName(lead)}: open this lead`}
                    onClick={() => onChoose(lead.id)}
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
