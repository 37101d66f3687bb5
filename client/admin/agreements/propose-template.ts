import type { TemplateSummary } from '../../../shared/schemas/agreement-template';
import type { ClientRecord } from '../../../shared/schemas/client';
import { writtenLanguage } from '../../../shared/written-language';

type LeadFacts = Pick<ClientRecord, 'caseType' | 'language'>;

const fits = ({ caseType, language }: LeadFacts, template: TemplateSummary) =>
  template.language === writtenLanguage(language) &&
  (template.caseTypes.length === 0 || template.caseTypes.includes(caseType));

/** Ranks fee agreements first, then templates for this case type, then adopted texts before samples. */
const rank = ({ kind, caseTypes, adopted }: TemplateSummary) =>
  (kind === 'fee' ? 4 : 0) + (caseTypes.length > 0 ? 2 : 0) + (adopted ? 1 : 0);

/** Returns the templates that fit a lead, the best one first, and all the others. */
export const templatesFor = (client: LeadFacts, templates: readonly TemplateSummary[]) => {
  const fitting = templates.filter((template) => fits(client, template));
  return {
    fitting: fitting.toSorted((one, other) => rank(other) - rank(one)),
    others: templates.filter((template) => !fitting.includes(template)),
  };
};
