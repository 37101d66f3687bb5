import type { ComponentProps } from 'react';
import { Select } from '../../ui/select';
import { useLanguage } from '../language-context';

type StateSelectProps = Pick<ComponentProps<typeof Select>, 'id' | 'name' | 'label' | 'autoComplete'> & {
  /** The option shown until a state is chosen. */
  none: string;
};

/** The states by name in the page's language. */
export const StateSelect = ({ none, ...field }: StateSelectProps) => {
  const { words } = useLanguage();
  return (
    <Select {...field} defaultValue="" className="sm:max-w-xs">
      <option value="">{none}</option>
      {Object.entries(words.states).map(([state, name]) => (
        <option key={state} value={state}>
          {name}
        </option>
      ))}
    </Select>
  );
};
