import { type AskedField, leadField } from '../../shared/lead-fields';
import { divideAnswers } from '../../shared/rules/questions';
import type { RuleQuestion } from '../../shared/rules/rule';
import { type ClientDoc, getKeys } from '../leads/store/client.model';

/**
 * Moves answers of a new lead into the fields that their questions ask for. A field that the lead has already stays as
 * it is, with the answer beside it; an answer that the field can't hold stays an answer.
 */
export const placeAnswers = (questions: readonly RuleQuestion[], lead: ClientDoc): ClientDoc => {
  const open = questions.filter(({ field }) => field && !lead[field]);
  const { fields, others } = divideAnswers(open, lead.answers ?? {});
  const texts = Object.entries(fields) as [AskedField, string][];
  if (texts.length === 0) return lead;
  const values = texts
    .filter(([, text]) => text !== '')
    .map(([name, text]) => [name, leadField(name).schema.parse(text)]);
  const placed = { ...lead, ...Object.fromEntries(values) } as ClientDoc;
  const { answers: _, ...without } = placed;
  const rest = Object.keys(others).length > 0 ? { ...without, answers: others } : without;
  return { ...rest, ...getKeys(rest) } as ClientDoc;
};
