import { type Block, getFields, getPlaces, type Place, readMarkup } from '../../shared/agreements/markup';
import { fieldsOfTerm } from '../../shared/agreements/term-values';
import { getTerms, seats, type Term } from '../../shared/agreements/terms';
import type { TemplateInput, TemplateProblem } from '../../shared/schemas/agreement-template';

type Checked = Pick<TemplateInput, 'kind' | 'text' | 'terms'>;

const isPercent = (value: string) => /^\d{1,3}(\.\d{1,2})?$/.test(value) && Number(value) <= 100;

const wrongAnswer = ({ label, answer, source }: Term, entry: string): string | undefined => {
  const value = entry.trim();
  if (value === '') return `“${label}” is missing. ${source} asks for it.`;
  if (answer === 'percent' && !isPercent(value))
    return `“${label}” must be a number from 0 to 100, as 33.33.`;
  if (typeof answer !== 'string' && !answer.includes(value))
    return `“${label}” must be one of: ${answer.join(', ')}.`;
  return undefined;
};

/** An authorization for medical records is never combined with another document (45 CFR 164.508(b)(3)). */
const combined = ({ kind }: Checked, fields: readonly string[]): string[] =>
  kind === 'records' && fields.some((name) => name.startsWith('fee.'))
    ? ['An authorization for medical records is a document of its own. Take what is about fees out of it.']
    : [];

const isPlaceFor = (kind: Place['kind'], who: string) => (place: Place) =>
  place.kind === kind && place.who === who;

const placeProblems = ({ kind }: Checked, places: readonly Place[]): string[] => {
  const strangers = places.filter(({ who }) => !seats.some((seat) => seat === who));
  return [
    ...strangers.map(
      (place) => `[${place.kind} ${place.who}]: no one signs there. Use one of: ${seats.join(', ')}.`,
    ),
    ...(places.some(isPlaceFor('sign', 'client'))
      ? []
      : ['The client signs nowhere. Add a line [sign client].']),
    ...(kind !== 'records' || places.some(isPlaceFor('date', 'client'))
      ? []
      : ['An authorization needs a date. Add a line [date client].']),
  ];
};

const everywhere = (messages: readonly string[]): TemplateProblem[] =>
  messages.map((message) => ({ line: null, message }));

/** Returns what keeps a template from being used: each problem, with what to do. */
export const templateProblems = (template: Checked): TemplateProblem[] => {
  const { blocks, errors } = readMarkup(template.text);
  const fields = getFields(blocks);
  const terms = getTerms(template.kind);
  return [
    ...errors,
    ...everywhere([
      ...terms.flatMap((term) => wrongAnswer(term, template.terms[term.name] ?? '') ?? []),
      ...terms
        .filter((term) => !fieldsOfTerm(term).some((name) => fields.includes(name)))
        .map(
          (term) =>
            `“${term.label}” is missing in the text. Write {{${fieldsOfTerm(term)[0]}}} where it belongs.`,
        ),
      ...combined(template, fields),
      ...placeProblems(template, getPlaces(blocks)),
    ]),
  ];
};

export const getBlocks = ({ text }: Pick<TemplateInput, 'text'>): Block[] => readMarkup(text).blocks;
