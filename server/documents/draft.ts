import { getSeat, lacksCapacity, signsForAnother, withRepresented } from '../../shared/agreements/capacities';
import { type Block, fillBlocks, getFields, getPlaces } from '../../shared/agreements/markup';
import { rulesFor, type StateRule } from '../../shared/agreements/state-rules';
import { lawyerSeat } from '../../shared/agreements/terms';
import { stateCode } from '../../shared/rules/us-states';
import type { AgreementDraft, TemplateDraft } from '../../shared/schemas/agreement';
import type { TemplateProblem } from '../../shared/schemas/agreement-template';
import type { ClientDoc } from '../leads/store/client.model';
import { findLeadId, leadById } from '../leads/store/lead-by-id';
import { lawyerById } from '../people/users/lawyers';
import { caseTypeTitle } from '../site/services/case-type-title';
import { getBlocks, templateProblems } from '../templates/check-template';
import type { TemplateDoc } from '../templates/template.model';
import { getAdoption } from '../templates/template.model';
import { templateById } from '../templates/write-template';
import { compareNames, wordsOfName } from './compare-names';
import type { Deps } from './deps';
import { type Filling, fieldValues, leadName } from './field-values';
import { explainMissing, loadMissingLetters } from './places';
import { type SentValues, sentValues } from './sent-values';
import { documentWords } from './words';

/** The people of a draft, each with an ID of their own. */
type DraftSigner = Omit<AgreementDraft['signers'][number], 'email'> & { id: string; email?: string };

type DraftInput = Pick<Filling, 'signers' | 'lawyer'> & {
  lead: ClientDoc;
  template: TemplateDraft['template'];
};

/** Returns a case type as a contract names the matter; empty if it names none, so that staff must. */
const findMatter = async ({ models }: Deps, caseType: string, language: 'en' | 'es') => {
  if (caseType === 'other') return '';
  return (await caseTypeTitle(models, caseType, language)) || (/^\d+$/.test(caseType) ? '' : caseType);
};

/** Returns every field with a known value. */
const valuesFor = async (needs: Deps, input: DraftInput): Promise<[string, string][]> => {
  const { agreements, now } = needs;
  const { lead, template } = input;
  const [firm, caseTitle] = await Promise.all([
    agreements.firm(),
    findMatter(needs, lead.caseType, template.language),
  ]);
  return fieldValues({ ...input, firm, caseTitle, at: now(), timeZone: agreements.timeZone });
};

/** Fills in a template's text with all known values and those of the sender. */
const fillText = async (needs: Deps, input: DraftInput, typed: AgreementDraft['values']) => {
  const text = getBlocks(input.template);
  const knownValues = await valuesFor(needs, input);
  const sent = sentValues(knownValues, getFields(text), input.template.language, typed);
  return { text, sent, filled: fillBlocks(text, sent.values) };
};

/** Assigns each place to its signer: two parents have one place each, and no place is left out. */
const seatPeople = (blocks: readonly Block[], signers: readonly DraftSigner[]): Block[] =>
  blocks.flatMap((block) => {
    if (block.type !== 'place' || block.who === lawyerSeat) return [block];
    return signers.filter((one) => getSeat(one) === block.who).map(({ id }) => ({ ...block, who: id }));
  });

/** A single name must be one of the other's, or a form of it; two full names must be the same person's. */
const isAnotherPerson = (name: string, lead: string): boolean => {
  const [own, others] = [wordsOfName(name), wordsOfName(lead)];
  if (own.length > 1 && others.length > 1) return compareNames(name, lead) === undefined;
  return !own.some((word) => others.some((other) => compareNames(word, other) !== undefined));
};

/** Returns the obstacles to a person's signing. The document must say for which person they sign, and by what right. */
const capacityProblems = (lead: string, signers: readonly DraftSigner[], isTrial: boolean): string[] =>
  signers.flatMap((signer) => {
    const name = signer.name || 'this person';
    if (lacksCapacity(signer)) return [`Choose in which capacity ${name} signs for ${signer.for || lead}.`];
    // In a specimen, staff play the signer.
    if (isTrial || signer.role !== 'client' || signsForAnother(signer) || !isAnotherPerson(signer.name, lead))
      return [];
    return [
      `${name} is not ${lead}. Choose the person ${name} signs for and the capacity, or correct the name.`,
    ];
  });

const seatProblems = (blocks: readonly Block[], signers: readonly DraftSigner[]): string[] => {
  const usedSeats = new Set(getPlaces(blocks).map(({ who }) => who));
  const standing = signers.filter((one) => !usedSeats.has(getSeat(one)));
  return [
    ...standing.map(
      ({ name }) => `This document has no place for ${name || 'a spouse'}. Choose another template.`,
    ),
    ...(signers.some((one) => getSeat(one) === 'client')
      ? []
      : ['Name the client, or who signs for the client.']),
  ];
};

export type Draft = {
  /** The people who sign this document. */
  people: readonly DraftSigner[];
  template: TemplateDoc;
  lead: ClientDoc;
  blocks: Block[];
  missing: string[];
  sent: SentValues;
  problems: TemplateProblem[];
  /** True if the document needs the signature of a lawyer of the firm. */
  needsLawyer: boolean;
  /** The lead's state, as two letters; empty if unknown. */
  state: string;
  stateRules: StateRule[];
};

const lawyerName = async (needs: Deps, id: string | undefined): Promise<string> =>
  (id === undefined ? undefined : await lawyerById(needs, id))?.name ?? '';

/** Returns the notice above a text that no lawyer's account has adopted. */
const getMarks = (template: TemplateDoc): Block[] => {
  const { sample, specimen } = documentWords[template.language];
  const marks = [...(getAdoption(template) ? [] : [specimen]), ...(template.isSample ? [sample] : [])];
  return marks.map((text) => ({ type: 'paragraph', words: [{ text, bold: true }] }));
};

const getText = (blocks: readonly Block[]): string => JSON.stringify(blocks);

/**
 * Returns the document as it would be sent now, and what keeps it from being sent. `isOneOfSeveral`: other documents of
 * an envelope may have the places of some people.
 */
export const buildDraft = async (
  needs: Deps,
  input: Pick<AgreementDraft, 'id' | 'template' | 'lawyer' | 'values'>,
  invited: readonly DraftSigner[],
  isOneOfSeveral = false,
): Promise<Draft> => {
  const [lead, template] = await Promise.all([
    leadById(needs, input.id),
    templateById(needs, input.template),
  ]);
  const usedSeats = new Set(getPlaces(getBlocks(template)).map(({ who }) => who));
  // In an envelope, each person signs the documents that have a place for them.
  const people = invited.filter((one) => !isOneOfSeveral || usedSeats.has(getSeat(one)));
  const signers = people.map((one) => withRepresented(one, leadName(lead)));
  const lawyer = await lawyerName(needs, input.lawyer);
  const { text, sent, filled } = await fillText(needs, { lead, template, signers, lawyer }, input.values);
  const printed = [template.name, lawyer, ...signers.flatMap((one) => [one.name, one.for ?? ''])];
  const letters = (await loadMissingLetters())([getText(filled), ...printed].join('\n'));
  const messages = [
    ...seatProblems(text, signers),
    ...capacityProblems(leadName(lead), signers, !getAdoption(template)),
    ...(letters.length > 0 ? [explainMissing(letters)] : []),
  ];
  const state = stateCode(lead.state) ?? '';
  return {
    people,
    template,
    lead,
    state,
    stateRules: rulesFor(template.kind, state),
    blocks: [...getMarks(template), ...seatPeople(filled, signers)],
    sent,
    missing: getFields(filled),
    problems: [...templateProblems(template), ...messages.map((message) => ({ line: null, message }))],
    needsLawyer: getPlaces(text).some(({ who }) => who === lawyerSeat),
  };
};

/** Returns a text that is being written as a lead would read it, and the fields that the lead leaves empty. */
export const previewTemplate = async (needs: Deps, { id, signers: people, template }: TemplateDraft) => {
  const lead = await leadById(needs, await findLeadId(needs, id));
  const signers = people.map((one) => withRepresented(one, leadName(lead)));
  const { sent, filled } = await fillText(needs, { lead, template, signers, lawyer: '' }, {});
  return { blocks: filled, empty: sent.open };
};
