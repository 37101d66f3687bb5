import { fieldText } from '../../../shared/lead-fields';
import type { ConflictStanding } from '../../../shared/schemas/conflict';
import { phoneText } from '../../lib/phone-text';
import { spokenTime } from '../../lib/times';
import { conflictWords } from '../conflicts/conflict-words';
import { clientLabels } from '../field-name';
import { useCaseTypeTitle, usePersonName } from '../shared-queries';
import { clientWords, signedWords } from './client-words';

const labels: Record<string, string> = { ...clientLabels, signed: signedWords.label };

export const formatLabel = (field: string): string => labels[field] ?? field;

const moments = new Set(['dueAt', 'createdAt']);

/** Formats a field's value: a case type by its title, a person by name. */
export const useClientText = () => {
  const caseType = useCaseTypeTitle();
  const person = usePersonName();
  return (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '')
      return field === 'assignedTo' ? clientWords.nobody : clientWords.conflict.empty;
    const text = fieldText(value);
    if (field === 'caseType') return caseType(text);
    if (field === 'assignedTo') return person(text);
    if (field === 'conflict') return conflictWords.standings[text as ConflictStanding] ?? text;
    if (field === 'signed') return signedWords[text as keyof typeof signedWords] ?? text;
    if (field === 'phoneNumber') return phoneText(text);
    if (moments.has(field)) return spokenTime(text);
    return text;
  };
};
