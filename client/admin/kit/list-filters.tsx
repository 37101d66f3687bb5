import type { ReactNode } from 'react';
import { FilterSelect } from '../filter-select';

type ListFiltersProps = {
  /** The list's filters by name, as its address holds them. */
  values: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
  filters: Record<
    string,
    { label: string; any: string; choices: readonly { value: string; label: string }[] }
  >;
  /** More controls. */
  children?: ReactNode;
};

/** The selects that filter a list, in the order of `filters`. */
export const ListFilters = ({ values, onChange, filters, children }: ListFiltersProps) => (
  <div className="mb-4 flex flex-wrap items-center gap-3 print:hidden">
    {Object.entries(filters).map(([name, filter]) => (
      <FilterSelect
        key={name}
        {...filter}
        value={values[name]}
        onChange={(value) => onChange({ ...values, [name]: value })}
      />
    ))}
    {children}
  </div>
);
