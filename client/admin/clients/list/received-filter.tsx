import { useState } from 'react';
import { FilterSelect } from '../../filter-select';
import { DayFilter } from '../../form/date-field';
import { listWords } from './list-words';

type Filters = Record<string, string>;
type ReceivedFilterProps = { filters: Filters; onChange: (filters: Filters) => void };

const days = [1, 7, 30, 90] as const;
const range = 'range';

/** Filters by arrival: in the last days, or between two dates. */
export const ReceivedFilter = ({ filters, onChange }: ReceivedFilterProps) => {
  const [isRange, setRange] = useState(Boolean(filters.from || filters.until));
  const isShown = isRange || Boolean(filters.from || filters.until);
  const choose = (value: string) => {
    setRange(value === range);
    onChange({ ...filters, received: value === range ? '' : value, from: '', until: '' });
  };
  const set = (name: 'from' | 'until') => (value: string) =>
    onChange({ ...filters, received: '', [name]: value });
  return (
    <>
      <FilterSelect
        label="Received"
        any="Received any time"
        value={isShown ? range : filters.received}
        onChange={choose}
        choices={[
          ...days.map((count) => ({ value: String(count), label: listWords.receivedDays(count) })),
          { value: range, label: 'Received between...' },
        ]}
      />
      {isShown &&
        (['from', 'until'] as const).map((name) => (
          <DayFilter
            key={name}
            id={`received-${name}`}
            label={listWords[name]}
            day={filters[name] ?? ''}
            onDay={set(name)}
          />
        ))}
    </>
  );
};
