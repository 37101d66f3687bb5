import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { fillBlocks, readMarkup } from '../../../../shared/agreements/markup';
import { describeField } from '../../../../shared/agreements/template-fields';
import { termValues } from '../../../../shared/agreements/term-values';
import type { TemplateInput } from '../../../../shared/schemas/agreement-template';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { useMay } from '../../../auth/use-may';
import { trpc } from '../../../lib/trpc';
import { ScrollRegion } from '../../../ui/scroll-region';
import { Unloaded } from '../../kit/loaded';
import { DocumentText } from '../document-text';
import { nameOfLead, startValues, toPost } from '../send-values';
import { LeadChoice } from './lead-choice';
import { templateWords as words } from './template-words';

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
    return <Unloaded query={query} loading={words.lead.loading} failed={words.lead.previewFailed} />;
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
