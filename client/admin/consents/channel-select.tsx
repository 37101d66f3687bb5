import type { ContactChannel } from '../../../shared/schemas/consent';
import { Select } from '../../ui/select';
import { contactWords as words } from './contact-words';

/** One channel, or all of them when none is chosen. */
export type ChosenChannel = ContactChannel | '';

type ChannelSelectProps = {
  id: string;
  label: string;
  value: ChosenChannel;
  onChange: (channel: ChosenChannel) => void;
};

/** What a word of a person about contact is about. */
export const ChannelSelect = ({ id, label, value, onChange }: ChannelSelectProps) => (
  <Select
    id={id}
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value as ChosenChannel)}
    first="Everything"
    choices={words.channels}
  />
);
