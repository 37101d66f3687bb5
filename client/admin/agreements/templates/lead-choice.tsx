import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useId, useState } from 'react';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { controlClass, FieldFrame } from '../../../ui/field';
import { useLeadSearch } from '../../kit/use-lead-search';
import { nameOfLead } from '../send-values';
import { templateWords } from './template-words';

const words = templateWords.lead;

type LeadChoiceProps = { lead: ClientRecord | null; onChoose: (lead: ClientRecord | null) => void };

/** Finds a lead by name, e-mail or phone; an emptied field chooses none. */
export const LeadChoice = ({ lead, onChoose }: LeadChoiceProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const { leads, isSearching, hasFailed } = useLeadSearch(text);
  const isUnknown = text.trim().length > 1 && leads.length === 0 && !isSearching;
  return (
    <Combobox value={lead} onChange={onChoose} by="id">
      <FieldFrame id={id} label={words.label} hint={words.hint} error={hasFailed && words.failed}>
        {(control) => (
          <div className="relative">
            <ComboboxInput
              {...control}
              autoComplete="off"
              maxLength={200}
              displayValue={(one: ClientRecord | null) => (one ? nameOfLead(one) : '')}
              onChange={({ target }) => setText(target.value)}
              className={controlClass}
            />
            <ComboboxOptions className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-md border border-line bg-card p-1 shadow-over empty:hidden">
              {leads.map((one) => (
                <ComboboxOption
                  key={one.id}
                  value={one}
                  className="min-h-row cursor-pointer rounded-md px-3 py-2 text-sm break-words data-focus:bg-paper-deep"
                >
                  {nameOfLead(one)} <span className="text-muted">{one.email || one.phoneNumber}</span>
                </ComboboxOption>
              ))}
            </ComboboxOptions>
          </div>
        )}
      </FieldFrame>
      <p role="status" className="mt-1 text-sm text-muted empty:hidden">
        {isUnknown && !lead && !hasFailed && words.none}
      </p>
    </Combobox>
  );
};
