import { Types } from 'mongoose';
import type {
  AdoptionRecord,
  TemplateInput,
  TemplateRecord,
  TemplateSummary,
} from '../../shared/schemas/agreement-template';
import { shortChanges } from '../core/audit/write-audit';
import { type Caller, getName, type Staff } from '../core/caller';
import { change, createLogged } from '../core/change/change';
import { badRequest } from '../core/http/trpc';
import { get } from '../core/record/get';
import { callingLawyer } from '../people/users/lawyers';
import { templateProblems } from './check-template';
import type { Deps } from './deps';
import { type Adoption, agreementTemplates, getAdoption, type TemplateDoc } from './template.model';

const toAdoptionRecord = (adopted: Adoption | undefined, version: number): AdoptionRecord | null =>
  adopted ? { by: adopted.by, at: adopted.at.toISOString(), version } : null;

export const toSummary = (doc: TemplateDoc): TemplateSummary => ({
  id: String(doc._id),
  kind: doc.kind,
  name: doc.name,
  caseTypes: doc.caseTypes,
  language: doc.language,
  version: doc.version,
  adopted: toAdoptionRecord(getAdoption(doc), doc.version),
  adopterBar: getAdoption(doc)?.bar ?? '',
  typedAdopter: getAdoption(doc) ? '' : (doc.adopted?.by ?? ''),
  isSample: doc.isSample,
});

export const toTemplate = (doc: TemplateDoc): TemplateRecord => ({
  ...toSummary(doc),
  text: doc.text,
  terms: doc.terms,
  keptYears: doc.keptYears,
  isArchived: doc.isArchived,
  updatedAt: doc.updatedAt.toISOString(),
  updatedBy: doc.updatedBy,
  versions: doc.before.map(({ version, at, by, adopted }) => ({
    version,
    at: at.toISOString(),
    by,
    adopted: toAdoptionRecord(adopted, version),
  })),
});

/** Returns a template by its ID. Throws NOT_FOUND. */
export const templateById = ({ models }: Deps, id: string): Promise<TemplateDoc> =>
  get(models.agreementTemplates, id, 'template');

const refuseProblems = (input: TemplateInput) => {
  const [first] = templateProblems(input);
  if (!first) return;
  const where = first.line === null ? '' : `Line ${first.line}: `;
  throw badRequest(`${where}${first.message}`);
};

export const createTemplate = async (
  needs: Deps,
  caller: Caller,
  input: TemplateInput,
): Promise<TemplateRecord> => {
  refuseProblems(input);
  const _id = new Types.ObjectId();
  const doc: TemplateDoc = {
    ...input,
    _id,
    version: 1,
    isSample: false,
    isArchived: false,
    updatedAt: new Date(needs.now()),
    updatedBy: getName(caller),
    before: [],
  };
  const said = { action: 'update', changes: shortChanges({}, input), note: 'version 1' } as const;
  return toTemplate(await createLogged(needs, agreementTemplates, caller, doc, said));
};

type Update = TemplateInput & { id: string; version: number };

/** Makes the next version, not yet adopted by a lawyer; a sample of ours remains one until adoption. */
export const updateTemplate = async (
  needs: Deps,
  caller: Caller,
  { id, version, ...input }: Update,
): Promise<TemplateRecord> => {
  refuseProblems(input);
  const decide = (doc: TemplateDoc) => {
    const { text, terms, updatedAt: at, updatedBy: by, adopted } = doc;
    const now = { updatedAt: new Date(needs.now()), updatedBy: getName(caller) };
    const write = {
      $set: { ...input, ...now, version: version + 1 },
      $unset: { adopted: '' },
      $push: { before: { version, at, by, text, terms, ...(adopted && { adopted }) } },
    };
    const note = `version ${version + 1}`;
    return { write, audit: { caller, changes: shortChanges(doc, input), note } };
  };
  return toTemplate(
    (await change(needs, agreementTemplates, { id, version, read: templateById, decide })).after,
  );
};

/** Adopts a version for a lawyer of the firm, with the account's name and bar numbers. */
export const adoptTemplate = async (
  needs: Deps,
  caller: Staff,
  { id, version }: { id: string; version: number },
): Promise<AdoptionRecord> => {
  const { id: byId, name: by, bar } = await callingLawyer(needs, caller);
  const adopted = { by, byId, bar, at: new Date(needs.now()) };
  const note = `version ${version} adopted by ${by}, ${bar}`;
  const decide = (doc: TemplateDoc) => {
    refuseProblems(doc);
    return { write: { $set: { adopted, isSample: false } }, audit: { caller, note } };
  };
  await change(needs, agreementTemplates, { id, version, read: templateById, decide });
  return toAdoptionRecord(adopted, version)!;
};

export const putAway = async (
  needs: Deps,
  caller: Caller,
  id: string,
  isArchived: boolean,
): Promise<void> => {
  const audit = { caller, note: isArchived ? 'archived' : 'restored' };
  const decide = () => ({ write: { $set: { isArchived } }, audit });
  await change(needs, agreementTemplates, { id, read: templateById, decide });
};
