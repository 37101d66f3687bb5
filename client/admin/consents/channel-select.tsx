import type { ContactChannel } from '../../../shared/schemas/consent';
import { Select } from '../../ui/select';
import { contactWords as words } from './contact-words';

/** One channel; all channels if empty. */
export type ChosenChannel = ContactChannel | '';

type ChannelSelectProps = {
  id: string;
  label: string;
  value: ChosenChannel;
  onChange: (channel: ChosenChannel) => void;
};

/** Chooses the channel that a person's request applies to. */
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
