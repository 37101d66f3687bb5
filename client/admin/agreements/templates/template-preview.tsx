import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { fillBlocks, readMarkup } from '../../../../shared/agreements/markup';
import { describeField } from '../../../../shared/agreements/template-fields';
import { termValues } from '../../../../shared/agreements/term-values';
import type { TemplateInput } from '../../../../shared/schemas/agreement-template';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { useMay } from '../../../auth/use-may';
import { trpc } from '../../../lib/trpc';
import { controlClass, FieldFrame } from '../../../ui/field';
import { ScrollRegion } from '../../../ui/scroll-region';
import { Unloaded } from '../../kit/loaded';
import { useLeadSearch } from '../../kit/use-lead-search';
import { DocumentText } from '../document-text';
import { nameOfLead, startValues, toPost } from '../send-values';
import { templateWords as words } from './template-words';

type LeadChoiceProps = { lead: ClientRecord | null; onChoose: (lead: ClientRecord | null) => void };

/** Finds a lead by name, e-mail or phone; an emptied field chooses none. */
const LeadChoice = ({ lead, onChoose }: LeadChoiceProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const { leads, isSearching, hasFailed } = useLeadSearch(text);
  const isUnknown = text.trim().length > 1 && leads.length === 0 && !isSearching;
  return (
    <Combobox value={lead} onChange={onChoose} by="id">
      <FieldFrame
        id={id}
        label="Preview with a lead"
        hint="Type a name, e-mail or phone. Empty the field to see the template alone."
        error={hasFailed && 'The search failed. Please try again.'}
      >
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
        {isUnknown && !lead && !hasFailed && 'No lead found.'}
      </p>
    </Combobox>
  );
};

type Text = Pick<TemplateInput, 'kind' | 'language' | 'text' | 'terms'>;

/** A text with the values of a lead, signed by the people that the send form would propose. */
const FilledText = ({ template, lead }: { template: Text; lead: ClientRecord }) => {
  const { kind, language, text, terms } = template;
  const { signers } = toPost(lead.id, startValues(lead, '', undefined), undefined);
  const query = trpc.agreementTemplates.preview.useQuery(
    { id: lead.id, signers, template: { kind, language, text, terms } },
    { enabled: text.trim() !== '', placeholderData: keepPreviousData, retry: false },
  );
  if (!query.data)
    return <Unloaded query={query} loading="Loading the preview..." failed="Error loading the preview" />;
  const { blocks, empty } = query.data;
  return (
    <>
      <p
        role="status"
        className={`mb-3 text-sm ${empty.length > 0 ? 'rounded-md bg-warning-soft p-3 text-warning' : 'text-success'}`}
      >
        {words.lead.empty(
          nameOfLead(lead),
          empty.map((name) => describeField(name).label),
        )}
      </p>
      <ScrollRegion label={words.preview} className="max-h-[60dvh] overflow-y-auto">
        <DocumentText blocks={blocks} language={language} />
      </ScrollRegion>
    </>
  );
};

/** A template's text, alone or with the values of a lead that the reader chooses. */
export const TemplatePreview = ({ template }: { template: Text }) => {
  const may = useMay();
  const [lead, setLead] = useState<ClientRecord | null>(null);
  const { kind, language, text, terms } = template;
  const values = new Map(termValues(kind, terms, language));
  return (
    <>
      {may('leads.read') && (
        <div className="mb-4">
          <LeadChoice lead={lead} onChoose={setLead} />
        </div>
      )}
      {lead ? (
        <FilledText template={template} lead={lead} />
      ) : (
        <ScrollRegion label={words.preview} className="max-h-[60dvh] overflow-y-auto">
          <DocumentText blocks={fillBlocks(readMarkup(text).blocks, values)} language={language} isTemplate />
        </ScrollRegion>
      )}
    </>
  );
};
