import { type Block, fieldsOf, fillBlocks, placesOf } from '../../shared/agreements/markup';
import { lawyerSeat, seatOf, termsOf } from '../../shared/agreements/terms';
import type { AgreementDraft } from '../../shared/schemas/agreement';
import type { TemplateProblem } from '../../shared/schemas/agreement-template';
import type { ClientDoc } from '../clients/store/client.model';
import type { Deps } from '../http/context';
import { notFound } from '../http/trpc';
import { caseTypeTitle } from '../services/case-type-title';
import { longDate } from './dates';
import { lawyerById } from './lawyers';
import { type SentValues, sentValues } from './sent-values';
import { blocksOf, templateProblems } from './templates/check-template';
import type { TemplateDoc } from './templates/template.model';
import { adoptionOf, templateById } from './templates/write-template';
import { documentWords } from './words';

type Needs = Pick<Deps, 'models' | 'agreements' | 'now'>;

/** Who sits where: the people of a draft by their own ids. */
export type Seated = { id: string; name: string; role: AgreementDraft['signers'][number]['role'] };

/** What a template's own parts are in its language. */
const termValues = ({ kind, terms, language }: TemplateDoc): [string, string][] => {
  const words = documentWords[language];
  return termsOf(kind).map(({ name, answer }) => {
    const value = terms[name]?.trim() ?? '';
    if (value === '' || answer === 'text') return [name, value];
    return [name, answer === 'percent' ? words.percent(value) : (words.answers[value] ?? value)];
  });
};

type Filling = { lead: ClientDoc; template: TemplateDoc; signers: readonly Seated[]; lawyer: string };

/** Every field that we know a value of. */
const valuesFor = async (
  { models, agreements, now }: Needs,
  { lead, template, signers, lawyer }: Filling,
): Promise<[string, string][]> => {
  const firm = await agreements.firm();
  const names = signers.map(({ name }) => name).join(', ');
  return [
    ['client.name', `${lead.firstName} ${lead.lastName}`.trim()],
    ['client.firstName', lead.firstName],
    ['client.lastName', lead.lastName],
    ['client.email', lead.email],
    ['client.phone', lead.phoneNumber],
    ['case.title', (await caseTypeTitle(models, lead.caseType)) || lead.caseType],
    ['firm.name', firm.name],
    ['firm.phone', firm.phone],
    ['firm.address', firm.address],
    ['lawyer.name', lawyer],
    ['signers.names', names],
    ['date.today', longDate(now(), template.language, agreements.timeZone)],
    ...Object.entries(lead.answers ?? {}).map(([id, answer]): [string, string] => [
      `answers.${id}`,
      answer === null ? '' : String(answer),
    ]),
    ...termValues(template),
  ];
};

/** Each place by who is to sign there: two parents have a place each, and nobody's place is left out. */
const seatPeople = (blocks: readonly Block[], signers: readonly Seated[]): Block[] =>
  blocks.flatMap((block) => {
    if (block.type !== 'place' || block.who === lawyerSeat) return [block];
    return signers.filter(({ role }) => seatOf(role) === block.who).map(({ id }) => ({ ...block, who: id }));
  });

const seatProblems = (blocks: readonly Block[], signers: readonly Seated[]): string[] => {
  const taken = new Set(placesOf(blocks).map(({ who }) => who));
  const standing = signers.filter(({ role }) => !taken.has(seatOf(role)));
  return [
    ...standing.map(
      ({ name }) => `This document has no place for ${name || 'a spouse'}. Choose another template.`,
    ),
    ...(signers.some(({ role }) => seatOf(role) === 'client')
      ? []
      : ['Name the client, or who signs for the client.']),
  ];
};

export type Draft = {
  template: TemplateDoc;
  lead: ClientDoc;
  blocks: Block[];
  missing: string[];
  sent: SentValues;
  problems: TemplateProblem[];
  /** The document wants the signature of a lawyer of the firm. */
  needsLawyer: boolean;
};

const leadById = async ({ models }: Pick<Deps, 'models'>, id: string): Promise<ClientDoc> => {
  const lead = await models.clients.findById(id).lean<ClientDoc>();
  if (!lead) throw notFound('client');
  return lead;
};

const lawyerName = async (needs: Pick<Deps, 'models'>, id: string | undefined): Promise<string> =>
  (id === undefined ? undefined : await lawyerById(needs, id))?.name ?? '';

/** What stands above a text that no lawyer's account has adopted. */
const marksOf = (template: TemplateDoc): Block[] => {
  const { sample, specimen } = documentWords[template.language];
  const marks = [...(adoptionOf(template) ? [] : [specimen]), ...(template.isSample ? [sample] : [])];
  return marks.map((text) => ({ type: 'paragraph', words: [{ text, bold: true }] }));
};

const textOf = (blocks: readonly Block[]): string => JSON.stringify(blocks);

/** The document as it would go out now, with what keeps it from that. */
export const draftOf = async (
  needs: Needs,
  input: Pick<AgreementDraft, 'id' | 'template' | 'lawyer' | 'values'>,
  signers: readonly Seated[],
): Promise<Draft> => {
  const [lead, template] = await Promise.all([
    leadById(needs, input.id),
    templateById(needs, input.template),
  ]);
  const lawyer = await lawyerName(needs, input.lawyer);
  const known = await valuesFor(needs, { lead, template, signers, lawyer });
  const text = blocksOf(template);
  const sent = sentValues(known, fieldsOf(text), input.values);
  const filled = fillBlocks(text, sent.values);
  const { missingLetters } = await import('./pdf/document-fonts');
  const letters = await missingLetters(textOf(filled));
  const messages = [
    ...seatProblems(text, signers),
    ...(letters.length > 0
      ? [`These letters cannot be printed: ${letters.join(' ')}. Write them another way.`]
      : []),
  ];
  return {
    template,
    lead,
    blocks: [...marksOf(template), ...seatPeople(filled, signers)],
    sent,
    missing: fieldsOf(filled),
    problems: [...templateProblems(template), ...messages.map((message) => ({ line: null, message }))],
    needsLawyer: placesOf(text).some(({ who }) => who === lawyerSeat),
  };
};
